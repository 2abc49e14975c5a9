package dev.quayside.app.screen.ship.form;

import dev.quayside.engine.order.rule.Choice;
import org.jspecify.annotations.Nullable;

/// The service a buyer asked for.
///
/// @param words as the shop has them, for example `Express`
/// @param known whether a rule or a carrier's own name says which service that is
public record Wish(String words, boolean known) {

  /// @param words null or blank for none
  /// @param choice what a rule or the words chose; null when nothing did
  static @Nullable Wish of(@Nullable String words, @Nullable Choice choice) {
    return words == null || words.isBlank() ? null : new Wish(words.strip(), choice != null);
  }
}
