package dev.quayside.app.screen.ship.form;

/// What a parcel lacks before its label can be bought, in the order in which it is asked for.
public enum Missing {
  /// Nothing of its order is in the box.
  CONTENTS,
  SENDER,
  RECIPIENT,
  PARCEL,
  CUSTOMS
}
