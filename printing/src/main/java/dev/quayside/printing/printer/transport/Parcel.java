package dev.quayside.printing.printer.transport;

/// One print job on its way.
///
/// @param name unique among jobs; letters, digits, `-`, `_` and `.`
/// @param extension of its language, without a dot
/// @param mediaType of its language
/// @param raw whether it must reach the printer byte for byte, past every driver
public record Parcel(String name, String extension, String mediaType, boolean raw, byte[] bytes) {}
