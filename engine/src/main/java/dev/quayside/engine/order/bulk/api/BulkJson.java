package dev.quayside.engine.order.bulk.api;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.api.OrderListJson;
import dev.quayside.engine.order.api.OrderQueryJson;
import dev.quayside.engine.order.bulk.BulkChange;
import dev.quayside.engine.order.bulk.BulkChanges;
import dev.quayside.engine.order.bulk.BulkResult;
import dev.quayside.engine.order.bulk.BulkWords;
import dev.quayside.engine.order.mark.MarkChange;
import dev.quayside.engine.order.mark.StaffNote;
import dev.quayside.engine.order.packing.HandlingChange;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.option.BillTo;
import dev.quayside.engine.parcel.option.OptionsJson;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.platform.server.json.MoneyJson;
import dev.quayside.printing.message.Message;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A change of many orders on the wire, and what became of it.
///
/// @param undo null for what cannot be undone
record BulkJson(int changed, int unchanged, List<Refused> refused, @Nullable String undo) {

  private static final int LONGEST_ID = 100;
  private static final String FILTER = "filter";
  private static final String ORDERS = "orders";

  /// An order that stays as it is.
  record Refused(String orderId, String code, Message message) {

    static Refused of(BulkResult.Refused refused) {
      var problem = refused.problem();
      return new Refused(refused.orderId(), problem.code().name(), problem.message());
    }
  }

  /// @param filter null for `orders`
  /// @param service as the change has it, with its carrier; null when it has none
  record Asked(
      List<String> orders,
      @Nullable OrderListJson filter,
      BulkChange change,
      @Nullable Choice service) {}

  static BulkJson of(BulkResult result) {
    return new BulkJson(
        result.changed(),
        result.unchanged(),
        result.refused().stream().map(Refused::of).toList(),
        result.undo());
  }

  static Asked read(Fields body) {
    if (body.has(ORDERS) == body.has(FILTER)) {
      body.violations().add(ORDERS, BulkWords.ORDERS_OR_FILTER);
    }
    var orders = body.texts(ORDERS, BulkChanges.MOST_NAMED);
    if (body.isList(ORDERS) && orders.isEmpty() && body.violations().isEmpty()) {
      body.violations().add(ORDERS, FieldWords.FROM_1_TO, BulkChanges.MOST_NAMED);
    }
    var filter = body.object(FILTER);
    var change = body.requiredObject("change");
    var service = service(change);
    return new Asked(
        orders,
        filter == null ? null : OrderQueryJson.read(filter),
        change(change, service),
        service);
  }

  private static BulkChange change(Fields change, @Nullable Choice service) {
    var hold = change.object("hold");
    var reason = hold == null ? null : hold.requiredText("reason");
    var read =
        new BulkChange(
            marks(change),
            reason,
            Boolean.TRUE.equals(change.bool("release")),
            handling(change, service));
    boolean wasGood = change.violations().isEmpty();
    var found = new Violations();
    read.check(found);
    found
        .list()
        .forEach(each -> change.violations().add(change.path(each.field()), each.message()));
    if (wasGood && read.isEmpty() && found.isEmpty()) {
      change.violations().add(change.path(), BulkWords.NOTHING);
    }
    return read;
  }

  private static MarkChange marks(Fields change) {
    var tags = change.object("tags");
    return new MarkChange(
        null,
        tags == null ? List.of() : tags.texts("add", MarkChange.MOST_TAGS),
        tags == null ? List.of() : tags.texts("remove", MarkChange.MOST_TAGS),
        change.text("assignedTo", LONGEST_ID),
        change.lines("notes", StaffNote.LONGEST));
  }

  private static HandlingChange handling(Fields change, @Nullable Choice service) {
    var billing = OptionsJson.readBilling(change);
    return new HandlingChange(
        change.decimal("weightOz"),
        change.text("preset"),
        service == null ? null : service.service(),
        change.choice("signature", Signature.values(), Signature::wire),
        MoneyJson.read(change, "insuredValue"),
        change.choice("packaging", Packaging.values(), Packaging::wire),
        billing.equals(BillTo.UNSAID) ? null : billing,
        change.text("location"),
        change.date("shipDate"),
        OptionsJson.readReferences(change));
  }

  private static @Nullable Choice service(Fields change) {
    var service = change.object("service");
    return service == null
        ? null
        : Choice.service(service.requiredText("carrier"), service.requiredText("service"));
  }
}
