package dev.quayside.engine.order.api;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.order.NewOrder;
import dev.quayside.engine.order.OrderChange;
import dev.quayside.engine.order.OrderDetails;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.buyer.OrderMessages;
import dev.quayside.engine.order.mark.MarkWords;
import dev.quayside.engine.order.packing.Dispatch;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.AddressJson;
import dev.quayside.engine.parcel.address.Recipient;
import dev.quayside.engine.parcel.option.BillTo;
import dev.quayside.engine.parcel.option.OptionsJson;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.platform.server.json.MoneyJson;
import dev.quayside.printing.message.Message;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// Reads one order, and several in `orders`, each with its own errors.
final class OrderRequestJson {

  /// The field that holds several orders.
  static final String SEVERAL = "orders";

  private static final int MOST_ORDERS = 500;
  private static final int LONGEST_REFERENCE = 100;
  private static final int LONGEST_NOTES = 2_000;

  private static final List<String> OF_ONE =
      List.of(
          "reference",
          "to",
          "items",
          "parcel",
          "preset",
          "requestedService",
          "shipBy",
          "orderedOn",
          "notes",
          "buyerNote",
          "internalNote",
          "giftMessage",
          "value",
          "metadata",
          "billing",
          "references",
          OrderMarksJson.TAGS,
          OrderMarksJson.ASSIGNED_TO);

  private OrderRequestJson() {}

  /// An order in a request.
  ///
  /// @param field where it stands in the request, for example `orders[3]`; empty for the whole body
  /// @param problem why it cannot be taken in; null when it can
  record Entry(NewOrder order, String field, @Nullable Problem problem) {

    /// The same, refused for a person who is none of the workspace's.
    Entry withoutPerson(String person) {
      var found = new Violations();
      var name = field.isEmpty() ? "" : field + ".";
      found.add(name + OrderMarksJson.ASSIGNED_TO, MarkWords.NO_PERSON, person);
      return new Entry(order, field, invalid(ProblemCode.INVALID_REQUEST, found));
    }
  }

  /// Reads one order. Several are refused: their answer has another form.
  static Entry read(Fields body) {
    if (body.has(SEVERAL)) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_REQUEST, SEVERAL, OrderWords.SEVERAL_ORDERS);
    }
    var order = order(body);
    return new Entry(order, "", body.violations().isEmpty() ? undeliverable(order, body) : null);
  }

  /// @return an entry for each of `orders`
  static List<Entry> readSeveral(Fields body) {
    body.require(SEVERAL);
    for (var name : OF_ONE) {
      if (body.has(name)) {
        body.violations().add(name, OrderWords.BESIDE_ORDERS);
      }
    }
    int before = body.violations().list().size();
    var entries = new ArrayList<Entry>();
    for (var each : body.apart(SEVERAL, MOST_ORDERS)) {
      var order = order(each);
      entries.add(
          new Entry(
              order,
              each.path(),
              each.violations().isEmpty()
                  ? undeliverable(order, each)
                  : invalid(ProblemCode.INVALID_REQUEST, each.violations().firstOfEach())));
    }
    if (entries.isEmpty() && body.violations().list().size() == before) {
      body.violations().add(body.path(SEVERAL), FieldWords.FROM_1_TO, MOST_ORDERS);
    }
    return eachOfItsOwn(body, entries);
  }

  /// Refuses orders for two customers under one reference, since the second would replace the
  /// first.
  private static List<Entry> eachOfItsOwn(Fields body, List<Entry> entries) {
    var first = new HashMap<String, Recipient>();
    var twice = new HashMap<String, Message>();
    for (var entry : entries) {
      var reference = key(entry);
      var to = Recipient.of(entry.order().details().to());
      var before = first.putIfAbsent(reference, to);
      if (before != null && !before.differences(to).isEmpty()) {
        twice.putIfAbsent(reference, OrderWords.REFERENCE_TWICE.of(before.line(), to.line()));
      }
    }
    var own = new ArrayList<Entry>();
    for (int i = 0; i < entries.size(); i++) {
      var entry = entries.get(i);
      var why = twice.get(key(entry));
      own.add(
          why == null || entry.problem() != null
              ? entry
              : new Entry(
                  entry.order(),
                  entry.field(),
                  twoCustomers(body.path("orders[" + i + "].reference"), why)));
    }
    return own;
  }

  private static String key(Entry entry) {
    return entry.order().number().strip().toLowerCase(Locale.ROOT);
  }

  private static Problem twoCustomers(String field, Message why) {
    var found = new Violations();
    found.add(field, why);
    return invalid(ProblemCode.INVALID_REQUEST, found);
  }

  static OrderChange readChange(Fields body) {
    var to = body.object("to");
    return new OrderChange(
        to == null ? null : address(to),
        body.has("items") ? OrderItemJson.readAll(body) : null,
        OrderParcelJson.readIfThere(body),
        body.text("preset"),
        body.text("requestedService"),
        body.date("shipBy"),
        body.lines("notes", LONGEST_NOTES),
        worth(body),
        body.metadata(),
        changedMessages(body),
        billing(body),
        OptionsJson.readReferences(body),
        OrderMarksJson.read(body));
  }

  private static NewOrder order(Fields order) {
    var reference = order.text("reference", LONGEST_REFERENCE);
    order.violations().require(order.path("reference"), reference);
    var details =
        new OrderDetails(
            address(order.requiredObject("to")),
            OrderItemJson.readAll(order),
            OrderParcelJson.read(order),
            order.text("preset"),
            order.text("requestedService"),
            order.date("shipBy"),
            order.date("orderedOn"),
            order.lines("notes", LONGEST_NOTES),
            worth(order),
            order.metadata(),
            Set.of(),
            messages(order),
            billing(order),
            Dispatch.UNSAID.with(Absent.toEmpty(OptionsJson.readReferences(order))));
    return new NewOrder(
        Objects.requireNonNullElse(reference, ""), details, null, OrderMarksJson.read(order));
  }

  private static @Nullable BillTo billing(Fields order) {
    var billing = OptionsJson.readBilling(order);
    return billing.equals(BillTo.UNSAID) ? null : billing;
  }

  private static OrderMessages messages(Fields order) {
    return new OrderMessages(
        order.lines("buyerNote", OrderMessages.LONGEST),
        order.lines("internalNote", OrderMessages.LONGEST),
        order.lines("giftMessage", OrderMessages.LONGEST));
  }

  /// Those the body names take the place of the others; an empty text takes one away.
  private static @Nullable UnaryOperator<OrderMessages> changedMessages(Fields body) {
    var note = body.lines("buyerNote", OrderMessages.LONGEST);
    var internal = body.lines("internalNote", OrderMessages.LONGEST);
    var gift = body.lines("giftMessage", OrderMessages.LONGEST);
    return note == null && internal == null && gift == null
        ? null
        : before -> before.with(note, internal, gift);
  }

  private static @Nullable Money worth(Fields order) {
    var value = MoneyJson.read(order, "value");
    if (value != null && value.isNegative()) {
      order.violations().add(order.path("value.amount"), FieldWords.NOT_NEGATIVE);
    }
    return value;
  }

  private static Address address(Fields to) {
    var draft = AddressJson.read(to);
    draft.checkForLabel(to.path(), to.violations());
    return draft.value();
  }

  private static @Nullable Problem undeliverable(NewOrder order, Fields sent) {
    var found = new Violations();
    order.checkDeliverable(found);
    if (found.isEmpty()) {
      return null;
    }
    var named = new Violations();
    found.list().forEach(each -> named.add(sent.path(each.field()), each.message()));
    return invalid(ProblemCode.INVALID_ADDRESS, named);
  }

  private static Problem invalid(ProblemCode code, Violations found) {
    return ProblemException.invalid(code, found.list()).problem();
  }
}
