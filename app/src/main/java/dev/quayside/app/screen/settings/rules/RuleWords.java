package dev.quayside.app.screen.settings.rules;

import dev.quayside.app.control.Ui;
import dev.quayside.app.i18n.Units;
import dev.quayside.app.measure.Measure;
import dev.quayside.app.screen.settings.rules.RulesGateway.State;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.order.rule.Plan;
import dev.quayside.engine.order.rule.RuleDraft;
import dev.quayside.engine.order.rule.condition.Condition;
import dev.quayside.engine.order.rule.condition.Criterion;
import dev.quayside.engine.order.rule.condition.Finding;
import dev.quayside.engine.order.rule.effect.Effects;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.preset.Preset;
import java.math.BigDecimal;
import java.time.DayOfWeek;
import java.time.format.TextStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Puts rules into words.
public record RuleWords(Ui ui, State state) {

  /// A rule as a sentence: `If weight up to 16 oz and to California: the cheapest service within 3
  /// days`
  String of(RuleDraft rule) {
    var then =
        then(
            rule.choice(),
            rule.preset(),
            rule.signature(),
            rule.insure(),
            rule.printer(),
            rule.check(),
            rule.effects());
    var conditions = rule.conditions().stream().map(this::condition).toList();
    return conditions.isEmpty()
        ? ui.text("settings.rules.always", then)
        : ui.text("settings.rules.if-then", joined(conditions, "settings.rules.and"), then);
  }

  /// The result of all rules together; empty when they change nothing.
  public String of(Plan plan) {
    return then(
        plan.choice(),
        plan.preset(),
        plan.signature(),
        plan.insure(),
        plan.printer(),
        plan.check(),
        plan.effects());
  }

  String condition(Condition condition) {
    var name = inside(name(condition.criterion()));
    if (condition.criterion() == Criterion.LANE) {
      return ui.text("settings.rules.goes", patterns(condition));
    }
    return switch (condition.criterion().asked()) {
      case BOUNDS -> bounds(condition, name);
      case PATTERNS, WORDS -> ui.text("settings.rules.is", name, patterns(condition));
      case HOURS ->
          ui.text(
              "settings.rules.between",
              name,
              Objects.toString(condition.from(), "0:00"),
              Objects.toString(condition.to(), "24:00"));
      case PIECES_OF_SKU ->
          bounds(condition, ui.text("settings.rules.pieces-of", text(condition.sku())));
      case PATTERNS_OF_NAME ->
          ui.text("settings.rules.is", text(condition.name()), patterns(condition));
    };
  }

  /// The value a condition found, in words.
  public String found(Finding finding) {
    var criterion = finding.condition().criterion();
    if (finding.found().isEmpty()) {
      return ui.text("settings.rules.unknown", inside(name(criterion)));
    }
    if (criterion == Criterion.LANE) {
      return ui.text("settings.rules.goes", pattern(criterion, finding.found()));
    }
    var value =
        criterion.isMeasured()
            ? amount(criterion, new BigDecimal(finding.found()))
            : criterion.words().isEmpty()
                ? pattern(criterion, finding.found())
                : Stream.of(finding.found().split(", "))
                    .map(word -> pattern(criterion, word))
                    .collect(Collectors.joining(", "));
    return ui.text("settings.rules.is", inside(name(criterion)), value);
  }

  String name(Criterion criterion) {
    return ui.text("settings.rules.criterion." + criterion.wire());
  }

  String carrier(String code) {
    return state.carriers().stream()
        .filter(each -> each.code().equals(code))
        .map(RulesGateway.Carrier::name)
        .findFirst()
        .orElse(code);
  }

  String service(String carrier, String code) {
    return state.carriers().stream()
        .filter(each -> each.code().equals(carrier))
        .flatMap(each -> each.services().stream())
        .filter(each -> each.code().equals(code))
        .map(RulesGateway.Service::name)
        .findFirst()
        .orElse(code);
  }

  /// What a choice of boxes calls one.
  static String preset(String name, Ui ui) {
    if (name.isEmpty()) {
      return ui.text("settings.rules.preset.none");
    }
    return name.equalsIgnoreCase(Preset.AUTO) ? ui.text("settings.rules.preset.auto") : name;
  }

  private String then(
      @Nullable Choice choice,
      @Nullable String preset,
      @Nullable Signature signature,
      boolean insure,
      @Nullable String printer,
      boolean check,
      Effects effects) {
    var parts = new ArrayList<String>();
    if (choice != null) {
      parts.add(choice(choice));
    }
    if (preset != null) {
      parts.add(
          preset.equalsIgnoreCase(Preset.AUTO)
              ? ui.text("settings.rules.packed.auto")
              : ui.text("settings.rules.packed", preset));
    }
    if (signature != null && signature != Signature.NONE) {
      parts.add(ui.text("settings.rules.signed." + signature.wire()));
    }
    if (insure) {
      parts.add(ui.text("settings.rules.insured"));
    }
    if (printer != null) {
      parts.add(ui.text("settings.rules.printed", printer));
    }
    if (check) {
      parts.add(ui.text("settings.rules.checked"));
    }
    parts.addAll(new EffectWords(ui, state).of(effects));
    return String.join(", ", parts);
  }

  private String choice(Choice choice) {
    var among =
        choice.carriers().isEmpty()
            ? ""
            : ui.text(
                "settings.rules.among",
                joined(
                    choice.carriers().stream().map(this::carrier).toList(), "settings.rules.or"));
    return switch (choice.kind()) {
      case SERVICE ->
          ui.text(
              "settings.rules.then.service",
              carrier(text(choice.carrier())),
              service(text(choice.carrier()), text(choice.service())));
      case CHEAPEST ->
          choice.withinDays() == null
              ? ui.text("settings.rules.then.cheapest") + among
              : ui.text("settings.rules.then.cheapest.days", choice.withinDays()) + among;
      case FASTEST ->
          choice.under() == null
              ? ui.text("settings.rules.then.fastest") + among
              : ui.text("settings.rules.then.fastest.under", ui.formats().money(choice.under()))
                  + among;
      case HOLD ->
          choice.until() == null
              ? ui.text("settings.rules.then.hold", text(choice.reason()))
              : ui.text(
                  "settings.rules.then.hold.until",
                  text(choice.reason()),
                  ui.formats().stamp(choice.until()));
    };
  }

  private String bounds(Condition condition, String name) {
    var criterion = condition.criterion();
    var least = condition.atLeast();
    var most = condition.atMost();
    if (least == null) {
      return ui.text("settings.rules.up-to", name, amount(criterion, most));
    }
    return most == null
        ? ui.text("settings.rules.from", name, amount(criterion, least))
        : ui.text(
            "settings.rules.between", name, amount(criterion, least), amount(criterion, most));
  }

  private String amount(Criterion criterion, @Nullable BigDecimal kept) {
    var units = state.units();
    return switch (criterion) {
      case WEIGHT, DIMENSIONAL_WEIGHT ->
          measured(Measure.small(kept, units), units == Units.METRIC ? "g" : "oz");
      case LONGEST_SIDE -> measured(Measure.side(kept, units), units == Units.METRIC ? "cm" : "in");
      case VOLUME -> measured(kept, "cu-in");
      case VALUE, MARGIN ->
          kept == null
              ? ""
              : ui.formats()
                  .money(dev.quayside.engine.base.money.Money.rounded(kept, state.currency()));
      default -> ui.formats().number(kept);
    };
  }

  private String measured(@Nullable BigDecimal number, String unit) {
    return ui.text("settings.rules.unit." + unit, ui.formats().number(number));
  }

  private String pattern(Criterion criterion, String pattern) {
    return switch (criterion) {
      case LANE, WEEKDAY, COUNTRY_GROUP, RESIDENTIAL, ADDRESS_VERIFIED ->
          word(criterion, pattern.strip().toLowerCase(Locale.ROOT), ui);
      case COUNTRY ->
          pattern.length() == 2
              ? Locale.of("", pattern).getDisplayCountry(ui.texts().locale())
              : pattern;
      default -> pattern;
    };
  }

  private String patterns(Condition condition) {
    return joined(
        condition.anyOf().stream().map(pattern -> pattern(condition.criterion(), pattern)).toList(),
        "settings.rules.or");
  }

  /// A word that a condition is chosen from.
  static String word(Criterion criterion, String word, Ui ui) {
    return switch (criterion) {
      case LANE -> ui.text("settings.rules.lane." + word);
      case WEEKDAY ->
          DayOfWeek.valueOf(word.toUpperCase(Locale.ROOT))
              .getDisplayName(TextStyle.FULL, ui.texts().locale());
      case COUNTRY_GROUP -> ui.text("settings.rules.group." + word);
      default -> ui.text("settings.rules.truth." + word);
    };
  }

  /// A name as it is written inside a sentence; `SKU` stays as it is.
  private String inside(String name) {
    boolean isShort = name.length() > 1 && Character.isUpperCase(name.charAt(1));
    return isShort
        ? name
        : name.substring(0, 1).toLowerCase(ui.texts().locale()) + name.substring(1);
  }

  /// Joins parts as `a, b and c`.
  private String joined(List<String> parts, String last) {
    int size = parts.size();
    return size < 2
        ? String.join("", parts)
        : ui.text(last, String.join(", ", parts.subList(0, size - 1)), parts.getLast());
  }

  private static String text(@Nullable String text) {
    return text == null ? "" : text;
  }
}
