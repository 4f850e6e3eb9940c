#if os(Linux)
  import Foundation
  import Testing

  @testable import Scrollery

  /// What real answers of a real server come to, the good and the bad.
  @Suite(
    .serialized, .patience,
    .enabled(
      if: WindowTool.arePresent("python3", "curl"),
      "python3 and curl are needed; make test installs them"))
  struct HTTPFetchTests {
    private let server: PictureServer

    init() throws { server = try PictureServer() }

    /// What loading the picture at a path comes to: its size, or why there is none.
    private func load(_ path: String) async throws -> Result<Int, PhotoError> {
      let item = PhotoItem(address: server.address(path))
      return try await WindowTool.apart {
        PhotoFetch.load(item, width: 8, CancellationFlag()).map(\.picture.width)
      }
    }

    @Test func `a picture is a picture`() async throws {
      #expect(try await load("/picture/3") == .success(8))
    }

    @Test(arguments: [
      ("/missing", PhotoError.network("The server has no such picture")),
      ("/page", .noPicture),
      ("/half", .noPicture),
      ("/short", .network("The connection broke off")),
      ("/loop", .network("Redirected in a loop")),
      ("/huge", .tooManyBytes),
      ("/endless", .tooManyBytes),
    ])
    func `what is no picture says why`(path: String, error: PhotoError) async throws {
      #expect(try await load(path) == .failure(error))
    }

    @Test func `a server that is not there, or says nothing, is not waited for`() async throws {
      let refused = server.address("/picture/1", port: server.closedPort)
      let stalled = server.address("/stall")
      let results = try await WindowTool.apart {
        [
          HTTPFetch.data(at: refused, limit: 1 << 20, CancellationFlag()),
          HTTPFetch.data(at: stalled, limit: 1 << 20, timeout: 1, CancellationFlag()),
        ]
      }
      #expect(
        results == [
          .failure(.network("The server refuses to answer")),
          .failure(.network("The server takes too long")),
        ])
    }

    @Test func `cancelling ends the wait at once`() async throws {
      let address = server.address("/stall")
      let flag = CancellationFlag()
      async let answer = WindowTool.apart {
        HTTPFetch.data(at: address, limit: 1 << 20, timeout: 20, flag)
      }
      try await Task.sleep(for: .milliseconds(200))
      let begin = ContinuousClock.now
      flag.cancel()
      #expect(try await answer == .failure(.cancelled))
      #expect(ContinuousClock.now - begin < .seconds(10))
    }

    @Test func `a list on a server is an album, and one that is not there says so`() async throws {
      let (list, none) = (server.address("/list/40"), server.address("/missing"))
      let albums = try await WindowTool.apart {
        [PhotoAlbum.open(.list(list)), PhotoAlbum.open(.list(none))]
      }
      #expect(albums[0].items.count == 40 && albums[0].problem == nil)
      #expect(albums[0].items[3].origin == .address(server.address("/picture/3")))
      #expect(albums[0].items[7].origin == .address(server.address("/missing?7")))
      #expect(albums[1].items.isEmpty && albums[1].problem?.contains("no such picture") == true)
    }
  }
#endif
