package dev.quayside.printing.printer.transport;

import java.time.Duration;

/// How long a raw TCP job waits.
///
/// @param connect for the printer to take the connection
/// @param stall for the printer to take more bytes once it stopped taking any
/// @param farewell for the printer to close its side after the last byte; a reset shows in that
///   time
public record TcpTimeouts(Duration connect, Duration stall, Duration farewell) {

  public static final TcpTimeouts USUAL =
      new TcpTimeouts(Duration.ofSeconds(5), Duration.ofSeconds(30), Duration.ofMillis(500));
}
