package dev.quayside.engine.order;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import org.jspecify.annotations.Nullable;

/// One line of an order.
///
/// @param value of one piece
/// @param weight of one piece
/// @param hsCode 6-10 digits with optional dots
/// @param originCountry ISO 3166-1 alpha-2
public record OrderItem(
    @Nullable String sku,
    @Nullable String description,
    int quantity,
    @Nullable Money value,
    @Nullable Weight weight,
    @Nullable String hsCode,
    @Nullable String originCountry) {}
