package dev.quayside.engine.base.problem;

import dev.quayside.printing.message.Message;
import dev.quayside.printing.message.MessageKey;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Collects what is wrong with a request, so that one answer names everything at once.
public final class Violations {

  private final List<Violation> found = new ArrayList<>();

  public Violations add(String field, Message message) {
    found.add(new Violation(field, message));
    return this;
  }

  public Violations add(String field, MessageKey key, Object... arguments) {
    return add(field, key.of(arguments));
  }

  public Violations add(String field, String message) {
    return add(field, Message.said(message));
  }

  public Violations addAll(List<Violation> more) {
    found.addAll(more);
    return this;
  }

  /// Names `field` as missing when `value` is null or blank.
  public Violations require(String field, @Nullable String value) {
    return value == null || value.isBlank() ? add(field, FieldWords.REQUIRED) : this;
  }

  public boolean isEmpty() {
    return found.isEmpty();
  }

  public List<Violation> list() {
    return List.copyOf(found);
  }

  /// The first violation of each field. A field of a wrong type reads as absent, so that a later
  /// check may call it missing too: only the first finding is right.
  public Violations firstOfEach() {
    var named = new HashSet<String>();
    var first = new Violations();
    found.stream().filter(each -> named.add(each.field())).forEach(first.found::add);
    return first;
  }

  /// @throws ProblemException with `code` and all that `check` finds, when it finds anything
  public static void refuseAs(ProblemCode code, Consumer<Violations> check) {
    var found = new Violations();
    check.accept(found);
    found.throwAs(code);
  }

  /// @throws ProblemException with `code` and every violation, when there is one
  public void throwAs(ProblemCode code) {
    if (!found.isEmpty()) {
      throw ProblemException.invalid(code, list());
    }
  }
}
