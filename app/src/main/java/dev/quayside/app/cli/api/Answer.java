package dev.quayside.app.cli.api;

import dev.quayside.engine.platform.server.json.JsonText;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What the API answered, or a part of it.
record Answer(@Nullable Object value) {

  static Answer of(byte[] json) {
    return new Answer(JsonText.plain(json));
  }

  /// The field of that name; nothing where there is none.
  Answer at(String name) {
    return new Answer(value instanceof Map<?, ?> object ? object.get(name) : null);
  }

  List<Answer> each() {
    return value instanceof List<?> list ? list.stream().map(Answer::new).toList() : List.of();
  }

  /// Empty for nothing.
  String text() {
    return switch (value) {
      case null -> "";
      case BigDecimal number -> number.toPlainString();
      case Object other -> other.toString();
    };
  }

  String text(String name) {
    return at(name).text();
  }

  /// An object of amount and currency, such as `7.90 USD`; empty without an amount.
  String money() {
    var amount =
        switch (at("amount").value()) {
          case BigDecimal decimal -> decimal;
          case Number whole -> BigDecimal.valueOf(whole.longValue());
          case null, default -> null;
        };
    return amount == null
        ? ""
        : amount.setScale(2, RoundingMode.HALF_UP).toPlainString() + " " + text("currency");
  }

  String json() {
    return value == null ? "null" : JsonText.write(value);
  }
}
