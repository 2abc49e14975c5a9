package dev.quayside.engine.source.kind;

import dev.quayside.engine.order.OrderDetails;
import dev.quayside.engine.order.origin.Standing;
import dev.quayside.engine.order.origin.TablePlan;
import dev.quayside.printing.message.Message;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// An order as a shop shows it now.
public sealed interface PulledOrder {

  /// The shop's own id.
  String externalId();

  /// As the shop shows it to people.
  String number();

  /// By the shop's clock.
  Instant updatedAt();

  /// One that can be read.
  ///
  /// @param status in the shop's own words
  /// @param reason why it waits; null where it does not
  /// @param skip why it is left out when it is not here yet; null where it is taken in
  /// @param details with what is left to ship
  /// @param plan of an order out of the shop's own tables; null for all others
  record Read(
      String externalId,
      String number,
      String status,
      Standing standing,
      @Nullable Message reason,
      @Nullable SkipReason skip,
      Instant updatedAt,
      OrderDetails details,
      @Nullable TablePlan plan)
      implements PulledOrder {

    /// Of a shop that is no database.
    public Read(
        String externalId,
        String number,
        String status,
        Standing standing,
        @Nullable Message reason,
        @Nullable SkipReason skip,
        Instant updatedAt,
        OrderDetails details) {
      this(externalId, number, status, standing, reason, skip, updatedAt, details, null);
    }

    /// What was looked up.
    public Read by(String key) {
      var parcels = TablePlan.parcels(plan);
      return new Read(
          externalId,
          number,
          status,
          standing,
          reason,
          skip,
          updatedAt,
          details,
          new TablePlan(key, parcels));
    }
  }

  /// One with a status whose meaning is not known: it is left as it is.
  record Unknown(String externalId, String number, String status, Instant updatedAt)
      implements PulledOrder {}

  /// One that is not to be shipped, as its file says: what is here of it is left as it is.
  record Left(String externalId, String number, SkipReason reason, Instant updatedAt)
      implements PulledOrder {}

  /// One that cannot be read: it holds up none of the others.
  record Unreadable(String externalId, String number, Message message, Instant updatedAt)
      implements PulledOrder {}
}
