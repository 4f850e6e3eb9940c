import Foundation

/// Sentences on standard error about input or data that had to be refused, each at most once.
package enum Report {
  package private(set) static var said: Set<String> = []

  package static func once(_ sentence: String) {
    guard said.insert(sentence).inserted else { return }
    FileHandle.standardError.write(Data("scrollery: \(sentence)\n".utf8))
  }
}
