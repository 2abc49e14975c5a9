package dev.quayside.engine.order.api;

import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Person;
import dev.quayside.engine.base.page.Today;
import dev.quayside.engine.order.OrderFilter;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.mark.MarkFilter;
import dev.quayside.engine.order.mark.MarkWords;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.platform.server.json.ParameterObject;
import dev.quayside.engine.platform.server.route.QueryParameters;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Supplier;

/// What a list of orders is narrowed by, on the wire: the parameters of GET /v1/orders, or the
/// object `filter` of a body that has them.
public final class OrderQueryJson {

  private static final String METADATA = "metadata";

  /// The parameters that narrow the list.
  private static final List<String> NAMES =
      List.of(
          "status",
          "search",
          "reference",
          "createdAfter",
          "createdBefore",
          "updatedAfter",
          "updatedBefore",
          "created",
          "updated",
          "ordered",
          METADATA,
          "sourceId",
          "externalId",
          "pickList",
          OrderMarksJson.TAG,
          OrderMarksJson.ASSIGNED_TO);

  private static final String ME = "me";
  private static final String NONE = "none";

  /// While a body is read it is not known whose days they are.
  private static final Supplier<Today> ANY_DAY = () -> new Today(LocalDate.EPOCH, ZoneOffset.UTC);

  private OrderQueryJson() {}

  /// @param today where the list is read
  public static OrderFilter filter(QueryParameters query, Supplier<Today> today) {
    return new OrderFilter(
        query.filters("status", OrderState.values(), OrderState::wire),
        query.textOrNothing("search"),
        query.text("reference"),
        query.times(today),
        query.named(METADATA),
        query.text("sourceId"),
        query.text("externalId"),
        query.filter("pickList", new String[] {NONE}, each -> each) != null,
        marks(query),
        query.days("ordered", today));
  }

  /// Reads the object `filter`. A name that is no parameter is refused: left out, it would mean
  /// everything.
  public static OrderListJson read(Fields filter) {
    var parameters = ParameterObject.read(filter, NAMES);
    var tried = new TreeMap<>(parameters);
    // who acts is not known while a body is read
    tried.replace(OrderMarksJson.ASSIGNED_TO, ME, NONE);
    var query = QueryParameters.of(tried);
    filter(query, ANY_DAY);
    query
        .violations()
        .list()
        .forEach(each -> filter.violations().add(filter.path(each.field()), each.message()));
    return new OrderListJson(parameters);
  }

  private static MarkFilter marks(QueryParameters query) {
    var tag = query.text(OrderMarksJson.TAG);
    var person = query.text(OrderMarksJson.ASSIGNED_TO);
    if (person == null || person.equalsIgnoreCase(NONE)) {
      return new MarkFilter(tag, null, person != null);
    }
    if (!person.equalsIgnoreCase(ME)) {
      return new MarkFilter(tag, person, false);
    }
    var me = Acting.person().map(Person::id);
    if (me.isEmpty()) {
      query.violations().add(OrderMarksJson.ASSIGNED_TO, MarkWords.ME_UNKNOWN);
    }
    return new MarkFilter(tag, me.orElse(null), false);
  }
}
