package dev.quayside.app.screen.ship.label;

/// What the button to buy says.
///
/// @param empty whether nothing is in hand that it could be about
public record BuyButton(String words, boolean empty) {}
