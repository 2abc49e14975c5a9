package dev.quayside.engine.order.file.outcome;

import dev.quayside.printing.message.Message;

/// Why a line of a file could not become an order or a product.
///
/// @param line line number in the file
/// @param column its header in the file, or the name of a missing column, such as `zip`
/// @param message what is wrong and what to do
public record LineError(int line, String column, Message message) {}
