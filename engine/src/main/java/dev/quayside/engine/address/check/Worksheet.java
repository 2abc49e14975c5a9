package dev.quayside.engine.address.check;

import dev.quayside.engine.address.line.Spelling;
import dev.quayside.engine.problem.Violation;
import dev.quayside.engine.problem.Violations;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// One address on its way through the rules: what was given, what it became, why, and what is wrong
/// with it.
public final class Worksheet {

  private static final String AS_THE_POST_WRITES = "written as the post wants it";

  private final Map<Field, String> given = new EnumMap<>(Field.class);
  private final Map<Field, String> now = new EnumMap<>(Field.class);
  private final Map<Field, String> reasons = new EnumMap<>(Field.class);
  private final List<Remark> remarks = new ArrayList<>();
  private final Violations wrong = new Violations();

  /// Takes what was given for a field; nothing at all counts as blank.
  public Worksheet give(Field field, @Nullable String text) {
    var tidy = text == null ? "" : Spelling.tidy(text);
    given.put(field, tidy);
    now.put(field, tidy);
    return this;
  }

  /// What the field says now; empty text when nothing.
  public String text(Field field) {
    return now.getOrDefault(field, "");
  }

  boolean isBlank(Field field) {
    return text(field).isEmpty();
  }

  /// Another spelling of the same.
  void spell(Field field, String to) {
    now.put(field, to);
  }

  void correct(Field field, String to, String reason) {
    now.put(field, to);
    reasons.put(field, reason);
  }

  void remark(Remark.Code code, Field field, String message) {
    remarks.add(new Remark(code, field.wire(), message));
  }

  void refuse(Field field, String message) {
    wrong.add(field.wire(), message);
  }

  void require(Field field) {
    if (isBlank(field)) {
      refuse(field, "is required");
    }
  }

  public List<Correction> corrections() {
    var corrections = new ArrayList<Correction>();
    for (var field : Field.values()) {
      var from = given.getOrDefault(field, "");
      if (!Spelling.core(from).equals(Spelling.core(text(field)))) {
        corrections.add(
            new Correction(
                field.wire(),
                from.isEmpty() ? null : from,
                text(field),
                reasons.getOrDefault(field, AS_THE_POST_WRITES)));
      }
    }
    return corrections;
  }

  public List<Remark> remarks() {
    return List.copyOf(remarks);
  }

  /// Why the address cannot be used; empty when it can.
  public List<Violation> violations() {
    return wrong.list();
  }
}
