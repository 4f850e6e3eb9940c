"""A server of pictures that also fails in every way that a server can.

Prints its port, and one at which nobody answers, and then serves until it is told to end.

  /list/N       N addresses of pictures, a line each; some of them fail
  /picture/I    a PNG
  /missing      404
  /page         HTML in place of a picture
  /half         a PNG of which half is missing
  /short        fewer bytes than were promised
  /loop         a redirection to itself
  /endless      bytes without end
  /huge         a promise of ten gigabytes
  /stall        nothing, for a long time
  /served       how many pictures were answered, and their bytes
  /forget       begins to count anew
"""

import http.server
import os
import signal
import socket
import struct
import sys
import threading
import time
import zlib


def chunk(name, data):
  body = name + data
  return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))


def picture(number):
  """A PNG of 8 by 4 pixels, filled up to the size of a small photograph."""
  pixel = bytes((number * 37 % 256, number * 91 % 256, number * 53 % 256))
  rows = (b"\0" + pixel * 8) * 4
  header = struct.pack(">IIBBBBB", 8, 4, 8, 2, 0, 0, 0)
  return (
      b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"tEXt", b"Comment\0" + b"." * 4000)
      + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


FAILURES = {7: "/missing", 17: "/page", 27: "/half"}


def address(number):
  """One in forty of each failure that costs no time."""
  failure = FAILURES.get(number % 40)
  return f"{failure}?{number}" if failure else f"/picture/{number}"


class Handler(http.server.BaseHTTPRequestHandler):
  lock = threading.Lock()
  answers = 0
  octets = 0

  def log_message(self, *_):
    pass

  def answer(self, body, kind="image/png", status=200, promised=None):
    self.send_response(status)
    self.send_header("Content-Type", kind)
    self.send_header("Content-Length", str(promised or len(body)))
    self.end_headers()
    self.wfile.write(body)

  def count(self, body):
    with Handler.lock:
      Handler.answers += 1
      Handler.octets += len(body)

  def do_GET(self):
    name, _, rest = self.path.partition("?")[0].lstrip("/").partition("/")
    try:
      getattr(self, "serve_" + name, self.serve_missing)(rest)
    except (BrokenPipeError, ConnectionResetError):
      pass

  def serve_list(self, count):
    lines = "".join(address(number) + "\n" for number in range(int(count)))
    self.answer(lines.encode(), "text/plain")

  def serve_picture(self, number):
    body = picture(int(number))
    self.count(body)
    self.answer(body)

  def serve_missing(self, _):
    self.count(b"")
    self.answer(b"There is nothing here.", "text/plain", 404)

  def serve_page(self, _):
    body = b"<!doctype html><title>Log in</title><p>Please log in."
    self.count(body)
    self.answer(body, "text/html")

  def serve_half(self, _):
    body = picture(1)
    body = body[:len(body) // 2]
    self.count(body)
    self.answer(body)

  def serve_short(self, _):
    self.answer(picture(1)[:1000], promised=8000)

  def serve_loop(self, _):
    self.send_response(302)
    self.send_header("Location", "/loop")
    self.end_headers()

  def serve_endless(self, _):
    self.send_response(200)
    self.end_headers()
    while True:
      self.wfile.write(bytes(65536))

  def serve_huge(self, _):
    self.answer(b"", promised=10 << 30)

  def serve_stall(self, _):
    time.sleep(30)

  def serve_served(self, _):
    self.answer(f"{Handler.answers} {Handler.octets}".encode(), "text/plain")

  def serve_forget(self, _):
    Handler.answers = Handler.octets = 0
    self.answer(b"forgotten", "text/plain")


class Server(http.server.ThreadingHTTPServer):
  daemon_threads = True
  request_queue_size = 64


# Whoever started it may have died without a word. No test may take longer.
signal.alarm(30 * 60)
server = Server(("127.0.0.1", 0), Handler)
# Bound, but not listening: whoever calls there is refused.
nobody = socket.socket()
nobody.bind(("127.0.0.1", 0))
print(server.server_port, nobody.getsockname()[1], flush=True)
os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
server.serve_forever()
