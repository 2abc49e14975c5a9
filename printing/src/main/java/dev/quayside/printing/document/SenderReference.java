package dev.quayside.printing.document;

/// A reference of the sender's beside the order's number.
///
/// @param kind `purchase_order`, `invoice`, `department`, `customer` or `other`
public record SenderReference(String kind, String value) {}
