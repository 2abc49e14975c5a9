package dev.quayside.engine.order.api;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.NewOrder;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.platform.server.json.JsonText;
import dev.quayside.printing.message.Message;
import java.util.ArrayList;
import java.util.Currency;
import java.util.List;

/// The body of `POST /v1/orders` or of `POST /v1/orders/batch` as a file: one order, or up to 500
/// in `orders`.
public final class OrderBodyJson {

  /// Good orders, and what is wrong with the others.
  public record Read(List<NewOrder> good, List<Fault> faults) {}

  /// @param place of the order in the file, from 1
  public record Fault(int place, String number, String field, Message message) {}

  private OrderBodyJson() {}

  /// @param account the currency of amounts that name none
  /// @throws ProblemException `INVALID_REQUEST` when it is no such body
  public static Read read(String text, Currency account) {
    var violations = new Violations();
    var body = Fields.of(tree(text), violations, () -> account);
    boolean several = body.has(OrderRequestJson.SEVERAL);
    var entries =
        several ? OrderRequestJson.readSeveral(body) : List.of(OrderRequestJson.read(body));
    var good = new ArrayList<NewOrder>();
    var faults = new ArrayList<Fault>();
    if (several) {
      violations.throwAs(ProblemCode.INVALID_REQUEST);
    } else {
      violations.list().forEach(each -> faults.add(fault(1, entries.getFirst().order(), each)));
    }
    for (int i = 0; i < entries.size(); i++) {
      var entry = entries.get(i);
      var problem = entry.problem();
      if (problem instanceof Problem.Invalid invalid && !invalid.details().isEmpty()) {
        for (var each : invalid.details()) {
          faults.add(fault(i + 1, entry.order(), each));
        }
      } else if (problem != null) {
        faults.add(new Fault(i + 1, entry.order().number(), "", problem.message()));
      } else if (faults.isEmpty() || several) {
        good.add(entry.order());
      }
    }
    return new Read(good, faults);
  }

  private static Fault fault(int place, NewOrder order, Violation violation) {
    return new Fault(place, order.number(), violation.field(), violation.message());
  }

  private static ObjectNode tree(String text) {
    try {
      if (JsonText.parse(text.getBytes(UTF_8)) instanceof ObjectNode object) {
        return object;
      }
    } catch (ProblemException unreadable) {
      // said below, whatever it is
    }
    throw ProblemException.refused(ProblemCode.INVALID_REQUEST, OrderWords.FILE_NO_ORDERS);
  }
}
