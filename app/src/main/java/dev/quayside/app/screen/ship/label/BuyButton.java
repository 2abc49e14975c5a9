package dev.quayside.app.screen.ship.label;

/// The state of the buy button.
///
/// @param empty whether there is no parcel to buy for, which disables the button
public record BuyButton(String words, boolean empty) {}
