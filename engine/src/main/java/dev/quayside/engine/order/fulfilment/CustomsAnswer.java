package dev.quayside.engine.order.fulfilment;

import org.jspecify.annotations.Nullable;

/// Customs information about a product from the sender; null and blank fields are unknown.
///
/// @param product its SKU, or its description as in the orders
/// @param originCountry ISO 3166-1 alpha-2
public record CustomsAnswer(
    String product,
    @Nullable String description,
    @Nullable String originCountry,
    @Nullable String hsCode) {}
