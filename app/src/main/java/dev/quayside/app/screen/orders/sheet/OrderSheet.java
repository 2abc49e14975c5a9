package dev.quayside.app.screen.orders.sheet;

import dev.quayside.app.screen.settings.rules.RulesGateway;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.packing.OrderParcel;
import dev.quayside.engine.order.trial.OrderPlan;
import dev.quayside.engine.parcel.address.AddressReview;
import dev.quayside.engine.platform.audit.AuditEntry;
import dev.quayside.engine.shipping.store.CarrierPapers.Paper;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// All that is known of an order.
///
/// @param items in the order's own order
/// @param address what can be said of where it goes
/// @param abroad whether its goods are declared
/// @param parcels oldest first, voided ones among them
/// @param history the newest first; empty for who may not see the audit
/// @param plan what is to be done with it, step by step
/// @param names of what rules speak of
/// @param severalDesks whether it is worth saying where something was done
public record OrderSheet(
    SalesOrder order,
    List<Line> items,
    AddressReview address,
    boolean abroad,
    List<Parcel> parcels,
    Optional<List<AuditEntry>> history,
    OrderPlan plan,
    RulesGateway.State names,
    boolean severalDesks) {

  public OrderSheet {
    items = List.copyOf(items);
    parcels = List.copyOf(parcels);
  }

  /// One line of the order.
  ///
  /// @param left pieces that are in no parcel yet
  public record Line(OrderItem item, int left, Optional<Picture> picture) {}

  /// A picture of a product: its bytes, or where it is.
  public record Picture(byte @Nullable [] bytes, String url) {}

  /// A parcel with what its carrier delivered beside the label.
  public record Parcel(OrderParcel parcel, List<Paper> papers) {

    public Parcel {
      papers = List.copyOf(papers);
    }
  }
}
