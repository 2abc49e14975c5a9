package dev.quayside.app.cli.client;

import dev.quayside.engine.platform.server.json.JsonText;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// An answer of the API, or a part of it.
public record Answer(@Nullable Object value) {

  public static Answer of(byte[] json) {
    return new Answer(JsonText.plain(json));
  }

  /// The field of that name; an answer without a value when there is none.
  public Answer at(String name) {
    return new Answer(value instanceof Map<?, ?> object ? object.get(name) : null);
  }

  /// A field within another, such as `to.name`.
  public Answer within(String path) {
    var found = this;
    for (var name : path.split("\\.", -1)) {
      found = found.at(name);
    }
    return found;
  }

  public List<Answer> each() {
    return value instanceof List<?> list ? list.stream().map(Answer::new).toList() : List.of();
  }

  /// The fields by their names; empty when the value is no object.
  public Map<String, ?> object() {
    var fields = new LinkedHashMap<String, Object>();
    if (value instanceof Map<?, ?> object) {
      object.forEach((name, field) -> fields.put(String.valueOf(name), field));
    }
    return fields;
  }

  /// The value as text; empty when there is none.
  public String text() {
    return switch (value) {
      case null -> "";
      case BigDecimal number -> number.toPlainString();
      case Object other -> other.toString();
    };
  }

  public String text(String name) {
    return at(name).text();
  }

  /// The text of a table cell: money, yes or no, the items of a list.
  public String cell() {
    return switch (value) {
      case Map<?, ?> _ -> money();
      case List<?> _ -> each().stream().map(Answer::cell).collect(Collectors.joining(", "));
      case Boolean yes -> yes ? "yes" : "no";
      case null, default -> text();
    };
  }

  public boolean isNumber() {
    return value instanceof Number || !money().isEmpty();
  }

  /// An object of amount and currency as text, such as `7.90 USD`; empty without an amount.
  public String money() {
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

  /// What a rate costs here: its price, or whose account it is billed to, which is never shown as
  /// 0.
  public String price() {
    return at("billedTo").value() == null
        ? money()
        : "billed to ..." + at("billedTo").text("accountEnd");
  }

  public String json() {
    return value == null ? "null" : JsonText.write(value);
  }
}
