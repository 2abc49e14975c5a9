package dev.quayside.app.lease;

/// Another desk that has an order in hand.
///
/// @param who the desk, and the person there if there is one, for people
public record Holder(String orderId, String who) {}
