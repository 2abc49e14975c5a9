package dev.quayside.printing.label.carrier.form;

/// A reference of the sender's beside the label's own.
///
/// @param kind `purchase_order`, `invoice`, `department`, `customer` or `other`
public record FurtherReference(String kind, String value) {}
