package dev.quayside.engine.parcel.address.check;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.parcel.address.line.Spelling;
import dev.quayside.printing.message.Message;
import dev.quayside.printing.message.MessageKey;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// One address on its way through the rules: what was given, what it became and why, and what is
/// wrong with it.
public final class CheckState {

  private static final String AS_THE_POST_WRITES = "written as the post wants it";

  private final Map<Field, String> given = new EnumMap<>(Field.class);
  private final Map<Field, String> now = new EnumMap<>(Field.class);
  private final Map<Field, String> reasons = new EnumMap<>(Field.class);
  private final List<Finding> findings = new ArrayList<>();
  private final Violations wrong = new Violations();

  /// Takes what was given for a field; null counts as blank.
  public CheckState give(Field field, @Nullable String text) {
    var tidy = text == null ? "" : Spelling.tidy(text);
    given.put(field, tidy);
    now.put(field, tidy);
    return this;
  }

  /// The field's present text; empty when it has none.
  public String text(Field field) {
    return now.getOrDefault(field, "");
  }

  boolean isBlank(Field field) {
    return text(field).isEmpty();
  }

  /// Respells a field without giving a reason.
  void spell(Field field, String to) {
    now.put(field, to);
  }

  void correct(Field field, String to, String reason) {
    now.put(field, to);
    reasons.put(field, reason);
  }

  void finding(Finding.Code code, Field field, Message message) {
    findings.add(new Finding(code, field.wire(), message));
  }

  void finding(Finding.Code code, Field field, MessageKey key, Object... arguments) {
    finding(code, field, key.of(arguments));
  }

  void refuse(Field field, Message message) {
    wrong.add(field.wire(), message);
  }

  void refuse(Field field, MessageKey key, Object... arguments) {
    refuse(field, key.of(arguments));
  }

  void require(Field field) {
    if (isBlank(field)) {
      refuse(field, FieldWords.REQUIRED);
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

  /// The findings, warnings before remarks.
  public List<Finding> findings() {
    return findings.stream()
        .sorted(Comparator.comparing((Finding each) -> each.code().severity()).reversed())
        .toList();
  }

  /// Why the address cannot be used; empty when it can.
  public List<Violation> violations() {
    return wrong.list();
  }
}
