package dev.quayside.engine.order.fulfilment;

import org.jspecify.annotations.Nullable;

/// What a sender says of a product for customs; what is null or blank is not said.
///
/// @param product its SKU, else its description as orders have it
/// @param originCountry ISO 3166-1 alpha-2
public record CustomsAnswer(
    String product,
    @Nullable String description,
    @Nullable String originCountry,
    @Nullable String hsCode) {}
