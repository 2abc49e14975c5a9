package dev.quayside.engine.account.carrieraccount;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.carrier.Billing;
import dev.quayside.engine.carrier.Terms;
import dev.quayside.engine.carrier.module.CarrierModule;
import dev.quayside.engine.carrier.module.Endpoint;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Changes to an account. A null leaves a value as it is.
///
/// @param fields new values by name; a field left out stays, a blank one is cleared
public record AccountDraft(
    @Nullable Boolean enabled,
    @Nullable Billing billing,
    @Nullable Endpoint endpoint,
    Map<String, String> fields) {

  public AccountDraft {
    fields = Map.copyOf(fields);
  }

  public AccountDraft(@Nullable Boolean enabled, Map<String, String> fields) {
    this(enabled, null, null, fields);
  }

  public static AccountDraft switched(boolean on) {
    return new AccountDraft(on, Map.of());
  }

  boolean isEmpty() {
    return enabled == null && billing == null && endpoint == null && fields.isEmpty();
  }

  Terms terms(Terms before) {
    return new Terms(
        Objects.requireNonNullElse(billing, before.billing()),
        endpoint == null ? before.test() : endpoint == Endpoint.TEST);
  }

  /// Leaves the values of the fields out, which may not be logged.
  @Override
  public String toString() {
    return "AccountDraft["
        + enabled
        + ", "
        + billing
        + ", "
        + endpoint
        + ", "
        + fields.keySet()
        + "]";
  }

  /// The account's values after these changes, without spaces around them.
  ///
  /// @throws dev.quayside.engine.base.problem.ProblemException `INVALID_REQUEST` naming every field
  ///   that is missing or impossible
  Map<String, String> applied(CarrierModule kind, Map<String, String> before) {
    var found = new Violations();
    var values = new LinkedHashMap<String, String>();
    for (var field : kind.fields()) {
      var value = fields.getOrDefault(field.name(), before.getOrDefault(field.name(), "")).strip();
      if (!value.isEmpty()) {
        values.put(field.name(), value);
        if (!field.takes(value)) {
          found.add("fields." + field.name(), AccountWords.MUST_BE, field.looksLike());
        }
      } else if (field.required()) {
        found.add("fields." + field.name(), FieldWords.REQUIRED);
      }
    }
    found.throwAs(ProblemCode.INVALID_REQUEST);
    return values;
  }
}
