package dev.quayside.engine.print;

import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.printing.message.Message;
import dev.quayside.printing.message.Message.Argument;
import dev.quayside.printing.message.Why;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/// Stores a reason as its code and a JSON array of arguments, each a text or another reason. A
/// reason from the printing module is stored by its constant, such as `TCP_SILENT`, any other by
/// its key.
final class ReasonColumns {

  private static final String CODE = "code";
  private static final String ARGUMENTS = "arguments";

  /// Code under which earlier versions stored more than two reasons together.
  private static final String SEVERAL = "SEVERAL";

  private static final String PRINTING = Why.SAID.bundle() + ".";

  private ReasonColumns() {}

  static String code(Message reason) {
    return reason.key().startsWith(PRINTING)
        ? reason.key().substring(PRINTING.length()).toUpperCase(Locale.ROOT).replace('-', '_')
        : reason.key();
  }

  static String arguments(Message reason) {
    return StoreJson.write(values(reason));
  }

  static Message read(String code, String arguments) {
    return reason(code, StoreJson.readList(arguments, Object.class));
  }

  private static List<Object> values(Message reason) {
    return reason.arguments().stream().map(ReasonColumns::value).toList();
  }

  private static Object value(Argument argument) {
    return switch (argument) {
      case Message.Text(var text) -> text;
      case Message.Field(var path) -> path;
      case Message.Of(var inner) -> Map.of(CODE, code(inner), ARGUMENTS, values(inner));
    };
  }

  private static Message reason(String code, List<?> values) {
    var arguments = values.stream().map(ReasonColumns::argument).toList();
    if (code.contains(".")) {
      return new Message(code, arguments);
    }
    if (code.equals(SEVERAL)) {
      return Message.several(
          arguments.stream().map(Message.Of.class::cast).map(Message.Of::message).toList());
    }
    try {
      return Why.valueOf(code).of(arguments.toArray());
    } catch (IllegalArgumentException unknown) {
      return Message.said(code);
    }
  }

  private static Argument argument(Object value) {
    return value instanceof Map<?, ?> inner
        ? new Message.Of(
            reason(
                (String) Objects.requireNonNull(inner.get(CODE)),
                (List<?>) Objects.requireNonNull(inner.get(ARGUMENTS))))
        : new Message.Text((String) value);
  }
}
