package dev.quayside.engine.order.origin;

import org.jspecify.annotations.Nullable;

/// What a line of an order is at its shop.
///
/// @param externalId the shop's own id of the line
/// @param location where the shop ships it from; null where it does not say
/// @param kit title of the kit it is a part of; null for one of its own
public record ShopLine(String externalId, @Nullable String location, @Nullable String kit) {}
