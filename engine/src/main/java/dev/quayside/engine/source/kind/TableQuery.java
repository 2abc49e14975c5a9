package dev.quayside.engine.source.kind;

import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.base.text.CamelCase;
import dev.quayside.printing.message.Message;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The statements of a shop's own tables.
public enum TableQuery {
  /// Reads an order by what was scanned, `:key`.
  BY_KEY,
  /// Reads the orders that changed since `:since`.
  LIST,
  /// Writes a parcel's number.
  SHIPPED,
  /// Reads whether a parcel's number is written.
  FOUND,
  /// Takes a parcel's number back.
  VOIDED;

  /// By which names they are known in the API.
  public static final List<TableQuery> ALL = List.of(values());

  public String wire() {
    return CamelCase.of(name());
  }

  /// Its path in a request.
  public String field() {
    return "queries." + wire();
  }

  /// What is wrong with it.
  public Message fault(Message why) {
    return SourceWords.STATEMENT.of(wire(), why);
  }

  /// The statement that a test found at fault, with what is wrong with it.
  ///
  /// @param said what the test said; null before
  /// @return one, or none
  public static List<Violation> atFault(@Nullable Message said) {
    return said != null
            && said.is(SourceWords.STATEMENT)
            && said.arguments().getFirst() instanceof Message.Text(var name)
            && said.arguments().getLast() instanceof Message.Of(var why)
        ? ALL.stream()
            .filter(query -> query.wire().equals(name))
            .map(query -> new Violation(query.field(), why))
            .toList()
        : List.of();
  }

  public boolean isRead() {
    return switch (this) {
      case BY_KEY, LIST, FOUND -> true;
      case SHIPPED, VOIDED -> false;
    };
  }
}
