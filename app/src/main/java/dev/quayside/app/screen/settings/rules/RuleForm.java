package dev.quayside.app.screen.settings.rules;

import dev.quayside.app.i18n.Units;
import dev.quayside.app.screen.settings.Editing;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.rule.RuleDraft;
import dev.quayside.engine.parcel.Signature;
import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// The form of a rule.
public final class RuleForm implements Editing.Form<RuleDraft> {

  public final StringProperty name = new SimpleStringProperty("");
  public final ObservableList<ConditionForm> conditions = FXCollections.observableArrayList();
  private final ChoiceForm choice = new ChoiceForm();

  /// The preset's name; empty keeps the box of the order.
  public final StringProperty preset = new SimpleStringProperty("");

  /// The signature; `NONE` keeps that of the order.
  public final ObjectProperty<Signature> signature = new SimpleObjectProperty<>(Signature.NONE);

  public final BooleanProperty insure = new SimpleBooleanProperty();

  /// Whether what is packed has to be checked.
  public final BooleanProperty check = new SimpleBooleanProperty();

  /// The printer's name; empty leaves it to the print routes.
  public final StringProperty printer = new SimpleStringProperty("");

  private Units units = Units.IMPERIAL;
  private boolean enabled = true;
  private final EffectsForm effects = new EffectsForm();

  public ChoiceForm choice() {
    return choice;
  }

  public EffectsForm effects() {
    return effects;
  }

  public void addCondition() {
    conditions.add(new ConditionForm(units));
  }

  void know(RulesGateway.State state) {
    units = state.units();
    choice.know(state.carriers(), state.currency());
  }

  /// Whether the form is still empty.
  boolean isUntouched() {
    return name.get().isBlank() && conditions.isEmpty();
  }

  @Override
  public void clear() {
    fill(new RuleDraft("", true, List.of(), null, null, null, false, null));
    choice.kind.set(ChoiceForm.Kind.CHEAPEST);
  }

  @Override
  public void fill(RuleDraft draft) {
    name.set(draft.name());
    enabled = draft.enabled();
    conditions.setAll(
        draft.conditions().stream().map(each -> ConditionForm.of(each, units)).toList());
    choice.fill(draft.choice());
    preset.set(text(draft.preset()));
    signature.set(draft.signature() == null ? Signature.NONE : draft.signature());
    insure.set(draft.insure());
    printer.set(text(draft.printer()));
    check.set(draft.check());
    effects.fill(draft.effects());
  }

  @Override
  public RuleDraft draft() {
    return new RuleDraft(
        name.get().strip(),
        enabled,
        conditions.stream().map(ConditionForm::condition).toList(),
        choice.choice(),
        some(preset.get()),
        signature.get() == Signature.NONE ? null : signature.get(),
        insure.get(),
        some(printer.get()),
        check.get(),
        effects.effects());
  }

  /// All violations of the form.
  @Override
  public List<Violation> violations() {
    var found = new Violations();
    for (int i = 0; i < conditions.size(); i++) {
      conditions.get(i).check(path(i), found);
    }
    choice.check(found);
    effects.check(found);
    checkTheRest(found);
    return found.list();
  }

  /// The violations of one condition.
  static List<Violation> ofCondition(int place, List<Violation> wrong) {
    return wrong.stream().filter(one -> one.field().startsWith(path(place))).toList();
  }

  /// Adds the draft's violations, except those of conditions that were found before, together with
  /// invalid numbers.
  private void checkTheRest(Violations found) {
    var all = new Violations();
    draft().check(all);
    all.list().stream()
        .filter(one -> !found.list().contains(one))
        .forEach(one -> found.add(one.field(), one.message()));
  }

  private static String path(int place) {
    return "conditions[" + place + "]";
  }

  private static String text(@Nullable String text) {
    return text == null ? "" : text;
  }

  private static @Nullable String some(String text) {
    return text.isEmpty() ? null : text;
  }
}
