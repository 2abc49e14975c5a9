package dev.quayside.engine.order.file;

import dev.quayside.printing.message.Message;

/// What keeps a line of a file from becoming an order.
///
/// @param line number in the file
/// @param column its header in the file, or what is missing, for example `zip`
/// @param message what is wrong and what to do
public record LineError(int line, String column, Message message) {}
