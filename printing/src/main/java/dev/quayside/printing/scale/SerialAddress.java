package dev.quayside.printing.scale;

/// A scale on a serial port.
///
/// @param port such as `COM3` or `/dev/ttyUSB0`
public record SerialAddress(String port, SerialProtocol protocol) implements ScaleAddress {}
