package dev.quayside.engine.order.rule;

import dev.quayside.engine.account.payor.Payors;
import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.rule.effect.Effects;
import dev.quayside.engine.parcel.location.Locations;
import dev.quayside.engine.platform.audit.Audit;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.record.OrderedRecords;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiPredicate;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The shipping rules of a workspace, in the order they are applied.
public final class Rules {

  private static final int MOST_RULES = 200;

  private final Database database;
  private final Audit audit;
  private final Ids ids;
  private final Carriers carriers;
  private final RuleTerms terms;
  private final RuleStore store = new RuleStore();

  /// @param people whether an id is that of a person of the caller's workspace
  public Rules(
      Database database,
      Ids ids,
      Carriers carriers,
      Payors payors,
      Locations locations,
      BiPredicate<Caller, String> people,
      Audit audit) {
    this.database = database;
    this.audit = audit;
    this.ids = ids;
    this.carriers = carriers;
    this.terms = new RuleTerms(payors, locations, people);
  }

  public List<Rule> list(Caller caller) {
    return database.read(tx -> store.all(tx, caller.workspace()));
  }

  /// @throws ProblemException `NOT_FOUND`
  public Rule get(Caller caller, String id) {
    return find(list(caller), id);
  }

  /// Adds a rule as the last one.
  ///
  /// @throws ProblemException `INVALID_REQUEST`; `INVALID_SERVICE`; `CONFLICT` when there are 200
  ///   already
  public Rule add(Caller caller, RuleDraft asked, RequestKey<Rule> key) {
    Acting.require(Right.CHANGE_SETTINGS);
    return added(caller, checked(caller, asked), key);
  }

  private Rule added(Caller caller, RuleDraft draft, RequestKey<Rule> key) {
    return database.writeIfUnchanged(
        tx -> store.all(tx, caller.workspace()).size(),
        last -> {
          if (last >= MOST_RULES) {
            throw ProblemException.refused(ProblemCode.CONFLICT, OrderWords.RULE_FULL, MOST_RULES);
          }
          var rule = new Rule(ids.next(IdKind.RULE), last + 1, draft);
          return kept(caller, "rule.created", rule, key);
        });
  }

  /// Replaces a rule at the same position.
  ///
  /// @throws ProblemException `INVALID_REQUEST`, `INVALID_SERVICE`, `NOT_FOUND`
  public Rule change(Caller caller, String id, RuleDraft asked, RequestKey<Rule> key) {
    Acting.require(Right.CHANGE_SETTINGS);
    Violations.refuseAs(ProblemCode.INVALID_REQUEST, asked::check);
    var before = get(caller, id).draft();
    if (!Objects.equals(before.choice(), asked.choice())) {
      requireOffered(caller, asked.choice(), "choice");
    }
    return changed(
        caller, id, asked.with(terms.kept(caller, asked.effects(), before.effects())), key);
  }

  /// Keeps a rule that was made in another workspace, whose service need not be offered here yet.
  ///
  /// @param replaced id of the rule that it takes the place of; null to add it as the last one
  /// @throws ProblemException `INVALID_REQUEST`, `NOT_FOUND`; `CONFLICT` when there are 200 already
  public Rule copy(Caller caller, @Nullable String replaced, RuleDraft asked) {
    Acting.require(Right.CHANGE_SETTINGS);
    Violations.refuseAs(ProblemCode.INVALID_REQUEST, asked::check);
    var draft = asked.with(terms.kept(caller, asked.effects(), Effects.NONE));
    return replaced == null
        ? added(caller, draft, RequestKey.none())
        : changed(caller, replaced, draft, RequestKey.none());
  }

  private Rule changed(Caller caller, String id, RuleDraft draft, RequestKey<Rule> key) {
    return database.writeIfUnchanged(
        tx -> find(store.all(tx, caller.workspace()), id).position(),
        position -> kept(caller, "rule.changed", new Rule(id, position, draft), key));
  }

  /// A rule as it would be added: checked, with accounts of payors as they are kept.
  ///
  /// @throws ProblemException as {@link #add}
  public RuleDraft checked(Caller caller, RuleDraft asked) {
    Violations.refuseAs(ProblemCode.INVALID_REQUEST, asked::check);
    requireOffered(caller, asked.choice(), "choice");
    return asked.with(terms.kept(caller, asked.effects(), Effects.NONE));
  }

  private Function<Tx, Rule> kept(Caller caller, String action, Rule rule, RequestKey<Rule> key) {
    var answer = key.answer(rule);
    return tx -> {
      store.put(tx, caller.workspace(), rule);
      audit.note(tx, caller.workspace(), action, rule.id());
      answer.keep(tx);
      return rule;
    };
  }

  /// @throws ProblemException `NOT_FOUND`
  public void remove(Caller caller, String id) {
    Acting.require(Right.CHANGE_SETTINGS);
    database.change(
        tx -> {
          if (!store.remove(tx, caller.workspace(), id)) {
            throw notFound(id);
          }
          numbered(store.all(tx, caller.workspace()))
              .forEach(rule -> store.put(tx, caller.workspace(), rule));
          audit.note(tx, caller.workspace(), "rule.deleted", id);
        });
  }

  /// Changes the order in which the rules are applied.
  ///
  /// @param order every rule's id, once
  /// @throws ProblemException `INVALID_REQUEST` when an id is missing, unknown or repeated
  public List<Rule> reorder(Caller caller, List<String> order, RequestKey<List<Rule>> key) {
    Acting.require(Right.CHANGE_SETTINGS);
    return database.writeIfUnchanged(
        tx -> store.all(tx, caller.workspace()),
        before -> {
          OrderedRecords.requireEach(
              before.stream().map(Rule::id).toList(), order, OrderWords.EVERY_RULE_ONCE);
          var after = numbered(order.stream().map(id -> find(before, id)).toList());
          var answer = key.answer(after);
          return tx -> {
            after.forEach(
                rule -> {
                  store.put(tx, caller.workspace(), rule);
                  audit.note(tx, caller.workspace(), "rule.reordered", rule.id());
                });
            answer.keep(tx);
            return after;
          };
        });
  }

  private static List<Rule> numbered(List<Rule> rules) {
    var numbered = new ArrayList<Rule>();
    for (var rule : rules) {
      numbered.add(new Rule(rule.id(), numbered.size() + 1, rule.draft()));
    }
    return List.copyOf(numbered);
  }

  /// Requires that the chosen carriers and services are offered, since an unknown one would leave
  /// orders without rates. A choice that is unchanged is not checked, so that a rule for a service
  /// no longer offered can still be switched off.
  ///
  /// @param field where the choice stands in the request
  /// @throws ProblemException `INVALID_SERVICE`
  public void requireOffered(Caller caller, @Nullable Choice choice, String field) {
    var found = new Violations();
    if (choice != null && choice.carrier() != null) {
      var code = choice.carrier();
      carriers
          .find(caller, code)
          .ifPresentOrElse(
              carrier -> checkService(carrier.profile(), choice, field, found),
              () -> found.add(field + ".carrier", carriers.unknown(caller, code)));
    }
    var several = choice == null ? List.<String>of() : choice.carriers();
    for (int i = 0; i < several.size(); i++) {
      if (carriers.find(caller, several.get(i)).isEmpty()) {
        found.add(field + ".carriers[" + i + "]", carriers.unknown(caller, several.get(i)));
      }
    }
    found.throwAs(ProblemCode.INVALID_SERVICE);
  }

  private static void checkService(
      CarrierProfile profile, Choice choice, String field, Violations found) {
    var service = Objects.requireNonNullElse(choice.service(), "");
    if (profile.services().stream().noneMatch(one -> one.code().equals(service))) {
      found.add(field + ".service", OrderWords.RULE_SERVICE, profile.name(), service);
    }
  }

  private static Rule find(List<Rule> rules, String id) {
    return rules.stream()
        .filter(rule -> rule.id().equals(id))
        .findFirst()
        .orElseThrow(() -> notFound(id));
  }

  private static ProblemException notFound(String id) {
    return ProblemException.notFound(OrderWords.RULE, id);
  }
}
