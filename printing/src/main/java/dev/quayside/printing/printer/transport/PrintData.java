package dev.quayside.printing.printer.transport;

/// One print job on its way.
///
/// @param name unique among jobs; letters, digits, `-`, `_` and `.`
/// @param title for people
/// @param extension of its language, without a dot
/// @param mediaType of its language
/// @param raw whether it must reach the printer byte for byte, past every driver
/// @param media what is loaded, as the size at the end of its name of PWG 5101.1: `4x6in`
public record PrintData(
    String name,
    String title,
    String extension,
    String mediaType,
    boolean raw,
    String media,
    byte[] bytes) {}
