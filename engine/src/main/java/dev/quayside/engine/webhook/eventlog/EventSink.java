package dev.quayside.engine.webhook.eventlog;

import java.io.IOException;

/// The reader of one stream.
interface EventSink {

  /// Waits until it is taken.
  ///
  /// @throws IOException when the reader is gone
  void write(byte[] text) throws IOException;

  /// Whether its credential is still good.
  boolean isWelcome();
}
