package dev.quayside.app.screen.settings.payors;

import dev.quayside.app.screen.settings.Editing;
import dev.quayside.engine.account.payor.KeptPayor;
import dev.quayside.engine.account.payor.KeptPayorDraft;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.carrier.catalogue.CarrierModules;
import dev.quayside.engine.parcel.option.Payor;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/// The form of a payor. The number of an account that is kept is never shown again: left blank it
/// stays.
public final class PayorForm implements Editing.Form<KeptPayorDraft> {

  public final StringProperty name = new SimpleStringProperty("");

  /// Code of the carrier the account is with.
  public final ObjectProperty<String> carrier = new SimpleObjectProperty<>("");

  public final StringProperty account = new SimpleStringProperty("");
  public final StringProperty zip = new SimpleStringProperty("");
  public final StringProperty country = new SimpleStringProperty("");

  /// Code of the carrier that the kept account is with; empty for a new payor.
  private String kept = "";

  PayorForm() {
    clear();
  }

  /// Names of the carriers whose transport another can pay, by code.
  static Map<String, String> carriers() {
    var names = new LinkedHashMap<String, String>();
    CarrierModules.ALL.stream()
        .filter(
            module ->
                module.options().payors().transport().stream()
                    .anyMatch(each -> each != Payor.SENDER))
        .forEach(module -> names.put(module.code(), module.name()));
    return names;
  }

  static KeptPayorDraft of(KeptPayor payor) {
    return new KeptPayorDraft(payor.name(), payor.carrier(), null, payor.zip(), payor.country());
  }

  @Override
  public void fill(KeptPayorDraft draft) {
    kept = Objects.requireNonNullElse(draft.carrier(), "");
    name.set(Objects.requireNonNullElse(draft.name(), ""));
    carrier.set(kept);
    account.set("");
    zip.set(Objects.requireNonNullElse(draft.zip(), ""));
    country.set(Objects.requireNonNullElse(draft.country(), ""));
  }

  @Override
  public void clear() {
    kept = "";
    name.set("");
    carrier.set(carriers().keySet().stream().findFirst().orElse(""));
    account.set("");
    zip.set("");
    country.set("");
  }

  @Override
  public KeptPayorDraft draft() {
    return new KeptPayorDraft(text(name), text(carrier), text(account), text(zip), text(country));
  }

  @Override
  public List<Violation> violations() {
    var found = new Violations();
    var typed = draft();
    typed.check(found);
    if (!kept.equals(typed.carrier())) {
      found.require("account", typed.account());
    }
    return found.list();
  }

  private static @Nullable String text(ObjectProperty<String> property) {
    return absent(property.get());
  }

  private static @Nullable String text(StringProperty property) {
    return absent(property.get());
  }

  private static @Nullable String absent(@Nullable String typed) {
    return typed == null || typed.isBlank() ? null : typed.strip();
  }
}
