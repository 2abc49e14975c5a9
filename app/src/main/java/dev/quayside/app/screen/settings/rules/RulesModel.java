package dev.quayside.app.screen.settings.rules;

import dev.quayside.app.screen.settings.AskingModel;
import dev.quayside.app.screen.settings.Editing;
import dev.quayside.app.screen.settings.Sequence;
import dev.quayside.app.screen.settings.rules.RulesGateway.State;
import dev.quayside.app.task.Background;
import dev.quayside.engine.order.rule.Rule;
import dev.quayside.engine.order.rule.RuleDraft;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// The rules of a workspace in the order they are applied, the form for one, and a trial of them.
public final class RulesModel extends AskingModel {

  /// The id of a rule that is not saved yet.
  private static final String UNSAVED = "";

  private final RulesGateway gateway;
  private final Sequence<Rule> rules;
  private final Editing<Rule, RuleDraft> editing;
  private final RuleForm form = new RuleForm();
  private final TrialModel trial;
  private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(State.NONE);

  public RulesModel(Background background, RulesGateway gateway) {
    super(background);
    this.gateway = gateway;
    editing = new Editing<>(asking, gateway, form, Rule::id, Rule::draft, this::changed);
    rules = new Sequence<>(asking, gateway, Rule::id, editing::gone);
    trial = new TrialModel(background, gateway, this::candidates);
  }

  public Sequence<Rule> rules() {
    return rules;
  }

  public Editing<Rule, RuleDraft> editing() {
    return editing;
  }

  public RuleForm form() {
    return form;
  }

  public TrialModel trial() {
    return trial;
  }

  /// The carriers, presets, printers and units a rule can use.
  public ReadOnlyObjectProperty<State> state() {
    return state.getReadOnlyProperty();
  }

  @Override
  public void refresh() {
    asking.load(gateway::state, this::show);
  }

  /// Shows changes made elsewhere.
  @Override
  public void lookAgain() {
    asking.look(
        gateway::state,
        now -> {
          if (!now.equals(state.get())) {
            show(now);
          }
        });
  }

  /// Selects the rule that was just saved, so that the list shows what it does.
  private void changed() {
    if (editing.saved().get() != null) {
      rules.choose(editing.saved().get());
    }
    refresh();
  }

  private void show(State now) {
    form.know(now);
    trial.know(now);
    state.set(now);
    rules.fill(now.rules());
  }

  /// Opens the selected rule in the form.
  public void edit() {
    editing.open(rules.chosen().get());
  }

  /// Switches a rule on or off.
  public void enable(Rule rule, boolean on) {
    var draft = rule.draft().enabled(on);
    asking.ask(() -> gateway.change(rule.id(), draft), _ -> refresh());
  }

  /// A function that adds the form's rule to the saved rules; empty when the form is invalid.
  private Optional<UnaryOperator<List<Rule>>> candidates() {
    var before = editing.edited().get();
    if (before == null && form.isUntouched()) {
      editing.forgive();
      return Optional.of(UnaryOperator.identity());
    }
    if (!editing.check()) {
      return Optional.empty();
    }
    var draft = form.draft();
    return Optional.of(saved -> with(saved, before, draft));
  }

  private static List<Rule> with(List<Rule> saved, @Nullable Rule before, RuleDraft draft) {
    var all = new ArrayList<Rule>(saved);
    if (before == null) {
      all.add(new Rule(UNSAVED, all.size() + 1, draft));
    } else {
      all.replaceAll(
          rule ->
              rule.id().equals(before.id()) ? new Rule(rule.id(), rule.position(), draft) : rule);
    }
    return all;
  }
}
