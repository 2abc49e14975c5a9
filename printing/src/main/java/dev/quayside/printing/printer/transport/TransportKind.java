package dev.quayside.printing.printer.transport;

import java.net.URI;

/// A kind of transport, known by the scheme of its addresses.
public interface TransportKind {

  /// The scheme, such as `tcp`.
  String scheme();

  /// How its addresses are written, for messages.
  String form();

  /// @throws BadPrinterAddress when a part of the address is missing or makes no sense
  Transport open(URI address);
}
