package dev.quayside.engine.order.api;

import dev.quayside.engine.base.page.Today;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.OrderFilter;
import dev.quayside.engine.platform.server.route.QueryParameters;
import java.util.Map;
import java.util.function.Supplier;

/// A list of orders as it is asked for: the parameters of GET /v1/orders that narrow it, by name.
public record OrderListJson(Map<String, String> parameters) {

  public OrderListJson {
    parameters = Map.copyOf(parameters);
  }

  /// The list for who acts now: `me` is the person who has signed in.
  ///
  /// @param today where the list is read
  /// @throws ProblemException `INVALID_REQUEST` naming what is wrong with them
  public OrderFilter filter(Supplier<Today> today) {
    var query = QueryParameters.of(parameters);
    var filter = OrderQueryJson.filter(query, today);
    var found = new Violations();
    query.violations().list().forEach(each -> found.add("filter." + each.field(), each.message()));
    found.throwAs(ProblemCode.INVALID_REQUEST);
    return filter;
  }
}
