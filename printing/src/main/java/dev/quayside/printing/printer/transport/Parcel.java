package dev.quayside.printing.printer.transport;

/// One print job on its way.
///
/// @param name unique among jobs; letters, digits, `-`, `_` and `.`
/// @param extension of its language, without a dot
public record Parcel(String name, String extension, byte[] bytes) {}
