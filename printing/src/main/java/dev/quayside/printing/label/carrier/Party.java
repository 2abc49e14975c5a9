package dev.quayside.printing.label.carrier;

import org.jspecify.annotations.Nullable;

/// A sender or consignee as a label shows it.
///
/// @param country ISO 3166-1 alpha-2
public record Party(
    String name,
    @Nullable String company,
    String street1,
    @Nullable String street2,
    String city,
    @Nullable String state,
    String zip,
    String country,
    @Nullable String phone) {}
