package dev.quayside.engine.order.rule.condition;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.base.text.WireWord;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Words of a closed list, of which the order has some or none.
///
/// @param words in their order, in lower case
record OneOf(List<String> words, Function<Facts, List<String>> of) implements Property {

  static <E extends Enum<E> & WireWord> OneOf words(Class<E> all, Function<Facts, List<E>> of) {
    return new OneOf(
        Stream.of(all.getEnumConstants()).map(WireWord::wire).toList(),
        facts -> of.apply(facts).stream().map(WireWord::wire).toList());
  }

  /// `true` or `false`.
  static OneOf truth(Function<Facts, @Nullable Boolean> of) {
    return new OneOf(
        List.of("true", "false"),
        facts -> Stream.ofNullable(of.apply(facts)).map(String::valueOf).toList());
  }

  @Override
  public Asked asked() {
    return Asked.WORDS;
  }

  @Override
  public void check(Condition condition, String path, Violations found) {
    checkWords(words, condition, path, found);
  }

  static void checkWords(List<String> words, Condition condition, String path, Violations found) {
    if (condition.anyOf().isEmpty()) {
      Patterns.check(condition.anyOf(), path + ".anyOf", found);
    }
    for (int i = 0; i < condition.anyOf().size(); i++) {
      if (!words.contains(word(condition.anyOf().get(i)))) {
        found.add(path + ".anyOf[" + i + "]", FieldWords.ONE_OF, String.join(", ", words));
      }
    }
  }

  @Override
  public boolean holds(Condition condition, Facts facts) {
    var asked = condition.anyOf().stream().map(OneOf::word).toList();
    return of.apply(facts).stream().anyMatch(asked::contains);
  }

  @Override
  public String found(Condition condition, Facts facts) {
    return String.join(", ", of.apply(facts));
  }

  private static String word(String typed) {
    return typed.strip().toLowerCase(Locale.ROOT);
  }
}
