package dev.quayside.app.control;

import dev.quayside.app.action.Actions;
import dev.quayside.app.habit.Habits;
import dev.quayside.app.i18n.Formats;
import dev.quayside.app.i18n.Texts;
import dev.quayside.engine.base.money.Money;

/// What every view needs to show text: words, formats, and the actions.
///
/// @param habits the user's settings of the lists
public record Ui(Texts texts, Formats formats, Actions actions, Habits habits) {

  /// For a view without saved habits.
  public Ui(Texts texts, Formats formats, Actions actions) {
    this(texts, formats, actions, Habits.none());
  }

  public String text(String key) {
    return texts.text(key);
  }

  public String text(String key, Object... values) {
    return texts.text(key, values);
  }

  /// Says that a label did not cost what was quoted.
  public String otherwise(Money charged, Money quoted) {
    return text("price.otherwise", formats.money(charged), formats.money(quoted));
  }
}
