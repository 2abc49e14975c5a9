package dev.quayside.app.screen.settings.accounts;

import dev.quayside.engine.account.carrieraccount.AccountDraft;
import dev.quayside.engine.account.carrieraccount.CarrierAccount;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.carrier.Billing;
import dev.quayside.engine.carrier.module.Endpoint;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/// The typed values of one account. It holds secrets only until they are stored.
final class AccountForm {

  private static final String FIELDS = "fields.";

  private final CarrierAccount account;
  private final Map<String, StringProperty> values = new LinkedHashMap<>();

  /// Whether labels are paid to the carrier or from the wallet.
  final ObjectProperty<Billing> billing;

  /// The carrier's system the account belongs to: test or production.
  final ObjectProperty<Endpoint> endpoint;

  /// Whether there are changes to save.
  final BooleanBinding changed;

  AccountForm(CarrierAccount account) {
    this.account = account;
    for (var field : account.kind().fields()) {
      values.put(field.name(), new SimpleStringProperty(before(field.name())));
    }
    billing = new SimpleObjectProperty<>(account.terms().billing());
    endpoint = new SimpleObjectProperty<>(endpointBefore());
    var typed = new ArrayList<Observable>(values.values());
    typed.add(billing);
    typed.add(endpoint);
    changed = Bindings.createBooleanBinding(this::differs, typed.toArray(Observable[]::new));
  }

  String carrier() {
    return account.kind().code();
  }

  CarrierAccount account() {
    return account;
  }

  StringProperty value(String field) {
    return Objects.requireNonNull(values.get(field), field);
  }

  /// The changes to save. An empty secret stays as it is; so do unchanged credentials, whose test
  /// result remains valid.
  AccountDraft draft() {
    if (!fieldsDiffer() && account.isOpen()) {
      return new AccountDraft(null, billing.get(), endpoint.get(), Map.of());
    }
    var fields = new HashMap<String, String>();
    for (var field : account.kind().fields()) {
      var value = value(field.name()).get();
      if (!field.secret() || !value.isEmpty()) {
        fields.put(field.name(), value);
      }
    }
    return new AccountDraft(null, billing.get(), endpoint.get(), fields);
  }

  /// The part of `problem` about a field.
  static Optional<Violation> about(@Nullable Problem problem, String field) {
    return problem instanceof Problem.Invalid invalid
        ? invalid.details().stream()
            .filter(violation -> violation.field().equals(FIELDS + field))
            .findFirst()
        : Optional.empty();
  }

  private boolean differs() {
    return billing.get() != account.terms().billing()
        || endpoint.get() != endpointBefore()
        || fieldsDiffer();
  }

  private Endpoint endpointBefore() {
    return account.terms().test() ? Endpoint.TEST : Endpoint.PRODUCTION;
  }

  private boolean fieldsDiffer() {
    return values.entrySet().stream()
        .anyMatch(each -> !each.getValue().get().equals(before(each.getKey())));
  }

  private String before(String field) {
    return account.shown().getOrDefault(field, "");
  }
}
