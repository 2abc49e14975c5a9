package dev.quayside.engine.order.origin;

import dev.quayside.printing.message.Message;
import java.time.Instant;

/// What happened at the shop to an order that a person has to know of.
///
/// @param at when it was found
public record OriginWarning(Code code, Message message, Instant at) {

  /// What it is about.
  public enum Code {
    ADDRESS_CHANGED,
    LINES_CHANGED,
    CANCELLED,
    REFUNDED,
    SHIPPED_ELSEWHERE,
    /// Changed in the shop and here: ours was kept.
    EDITED_HERE,
    /// The shop still shows a parcel whose label was voided.
    NOT_TAKEN_BACK,
    /// Before its label the shop could not be asked whether it still stands.
    NOT_READ,
    /// The write of its tracking number touched no row of the shop's tables.
    NOT_WRITTEN
  }
}
