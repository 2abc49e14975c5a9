package dev.quayside.engine.webhook.eventlog;

import java.io.IOException;

/// The reader of a stream.
interface EventSink {

  /// Writes and waits until the reader has taken it.
  ///
  /// @throws IOException when the reader has disconnected
  void write(byte[] text) throws IOException;

  /// Whether its credential is still valid.
  boolean isWelcome();
}
