package dev.quayside.printing.printer.transport;

/// One print job on its way.
///
/// @param name unique among jobs; letters, digits, `-`, `_` and `.`
/// @param title for people
/// @param extension of the file's language, without a dot
/// @param mediaType of the file's language
/// @param raw whether it must reach the printer byte for byte, past every driver
/// @param media the loaded media as in the last part of a PWG 5101.1 name: `4x6in`
public record PrintData(
    String name,
    String title,
    String extension,
    String mediaType,
    boolean raw,
    String media,
    byte[] bytes) {}
