package dev.quayside.engine.print;

import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.printing.reason.Reason;
import dev.quayside.printing.reason.Why;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// A reason as its code and a JSON array of its arguments, each a text or a reason of its own.
final class ReasonColumns {

  private static final String CODE = "code";
  private static final String ARGUMENTS = "arguments";

  private ReasonColumns() {}

  static String code(Reason reason) {
    return reason.why().name();
  }

  static String arguments(Reason reason) {
    return StoreJson.write(values(reason));
  }

  static Reason read(String code, String arguments) {
    return reason(code, StoreJson.readList(arguments, Object.class));
  }

  private static List<Object> values(Reason reason) {
    return reason.arguments().stream().map(ReasonColumns::value).toList();
  }

  private static Object value(Reason.Part part) {
    return switch (part) {
      case Reason.Name(var text) -> text;
      case Reason.Of(var inner) -> Map.of(CODE, code(inner), ARGUMENTS, values(inner));
    };
  }

  /// A code nobody knows any more must not stop the queue.
  private static Reason reason(String code, List<?> values) {
    try {
      return Reason.of(Why.valueOf(code), values.stream().map(ReasonColumns::part).toArray());
    } catch (IllegalArgumentException unknown) {
      return Reason.said(code);
    }
  }

  private static Object part(Object value) {
    return value instanceof Map<?, ?> inner
        ? reason(
            (String) Objects.requireNonNull(inner.get(CODE)),
            (List<?>) Objects.requireNonNull(inner.get(ARGUMENTS)))
        : value;
  }
}
