package dev.quayside.engine.order.boxing;

import org.jspecify.annotations.Nullable;

/// What was proposed for goods, to be remembered with the box that their label is bought for.
///
/// @param goods which products, and how many of each, as {@link BoxedGoods} writes them
/// @param box as {@link BoxKind} writes it; null when none was proposed
public record BoxProposal(String goods, @Nullable String box) {}
