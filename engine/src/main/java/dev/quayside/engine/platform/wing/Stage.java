package dev.quayside.engine.platform.wing;

/// When a worker ends while its engine closes, in this order: what brings work first, what the
/// others hand work to last. Of one stage the lower wing ends first.
public enum Stage {
  /// Brings work: shops.
  INTAKE,

  /// Does much of it in one go: batches. Recurring chores end after it.
  BULK,

  /// Finishes what others began: purchases in doubt, rates, webhooks, e-mails. Chores that wait for
  /// carriers end after it.
  FOLLOW_UP,

  /// Is handed to by all others: the printers.
  OUTPUT
}
