package dev.quayside.app.control;

import dev.quayside.app.action.Actions;
import dev.quayside.app.habit.Habits;
import dev.quayside.app.i18n.Formats;
import dev.quayside.app.i18n.Texts;
import dev.quayside.engine.base.money.Money;

/// What every view needs to speak to the person: words, formats, and what can be done.
///
/// @param habits what this person set of the lists
public record Ui(Texts texts, Formats formats, Actions actions, Habits habits) {

  /// Of a view that keeps no habits.
  public Ui(Texts texts, Formats formats, Actions actions) {
    this(texts, formats, actions, Habits.none());
  }

  public String text(String key) {
    return texts.text(key);
  }

  public String text(String key, Object... values) {
    return texts.text(key, values);
  }

  /// That a label did not cost what was quoted.
  public String otherwise(Money charged, Money quoted) {
    return text("price.otherwise", formats.money(charged), formats.money(quoted));
  }
}
