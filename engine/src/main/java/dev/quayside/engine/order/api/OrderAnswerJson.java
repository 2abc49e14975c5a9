package dev.quayside.engine.order.api;

import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.OrderIntake;
import dev.quayside.engine.order.OrderRefusals;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.platform.server.json.FailureJson;
import dev.quayside.engine.platform.server.route.Reply;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The results of the orders of one request, in their order.
record OrderAnswerJson(List<Line> data) {

  private static final int ALL_TAKEN = 201;
  private static final int SOME_REFUSED = 207;

  /// @param outcome created, updated, unchanged or refused
  /// @param order the order after it was taken in; null when it was refused
  /// @param error why it was refused
  record Line(
      String reference, String outcome, @Nullable OrderJson order, @Nullable FailureJson error) {

    static Line of(OrderIntake taken, Instant now) {
      var order = taken.order();
      return switch (taken.kind()) {
        case NEW -> new Line(order.number(), "created", OrderJson.of(order, now), null);
        case CHANGED -> new Line(order.number(), "updated", OrderJson.of(order, now), null);
        case SAME -> new Line(order.number(), "unchanged", OrderJson.of(order, now), null);
        case KEPT, OF_SHOP, OTHER_CUSTOMER -> refused(order.number(), kept(taken).problem());
      };
    }

    static Line refused(String reference, Problem problem) {
      return new Line(reference, "refused", null, FailureJson.of(problem));
    }
  }

  /// @param taken the results of the orders without a problem
  static Reply.Json several(
      List<OrderRequestJson.Entry> asked, List<OrderIntake> taken, Instant now) {
    var left = new ArrayDeque<>(taken);
    var lines = new ArrayList<Line>();
    for (var entry : asked) {
      var problem = entry.problem();
      lines.add(
          problem == null
              ? Line.of(left.removeFirst(), now)
              : Line.refused(entry.order().number(), problem));
    }
    boolean all = lines.stream().allMatch(line -> line.error() == null);
    return Reply.json(all ? ALL_TAKEN : SOME_REFUSED, new OrderAnswerJson(lines));
  }

  /// The answer for a single order, which is the order itself.
  static Reply.Json one(OrderIntake taken, Instant now) {
    return switch (taken.kind()) {
      case NEW -> Reply.created(OrderJson.of(taken.order(), now));
      case CHANGED, SAME -> Reply.ok(OrderJson.of(taken.order(), now));
      case KEPT, OF_SHOP, OTHER_CUSTOMER -> throw kept(taken);
    };
  }

  private static ProblemException kept(OrderIntake taken) {
    var order = taken.order();
    var shop = order.origin();
    return shop != null && taken.kind() == OrderIntake.Kind.OF_SHOP
        ? ProblemException.refused(
            ProblemCode.CONFLICT, OrderWords.OF_SHOP, order.number(), shop.sourceName(), order.id())
        : OrderRefusals.cannot(order, OrderWords.DONE_CHANGED);
  }
}
