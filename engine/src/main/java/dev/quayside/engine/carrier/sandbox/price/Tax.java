package dev.quayside.engine.carrier.sandbox.price;

import dev.quayside.engine.carrier.Quote.Charge;
import dev.quayside.engine.carrier.sandbox.card.CardFile;
import dev.quayside.engine.carrier.sandbox.card.Section;
import dev.quayside.engine.money.Money;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Sales tax on postage within the country; parcels that leave it bear none.
///
/// @param included whether the card's prices have the tax in them: each line is then shown without
///   it, and the tax apart, so that they still add up to the card's price
/// @param byState `*` for all others
public record Tax(boolean included, Map<String, Levy> byState) {

  private static final String ALL_OTHERS = "*";
  private static final String INCLUDED = "included";

  /// @param percent whole percents
  public record Levy(String name, int percent) {
    String text() {
      return name + " " + percent + " %";
    }
  }

  /// Reads `[tax]`: `included = yes`, and state = name and percent (`ON = HST 13`); a card without
  /// one charges none.
  public static Tax read(CardFile card) {
    return card.all("tax").stream()
        .findFirst()
        .map(Tax::read)
        .orElseGet(() -> new Tax(false, Map.of()));
  }

  private static Tax read(Section section) {
    var byState = new HashMap<String, Levy>();
    section.entries().keySet().stream()
        .filter(state -> !state.equals(INCLUDED))
        .forEach(state -> byState.put(state, levy(section, state)));
    return new Tax(section.yes(INCLUDED), byState);
  }

  private static Levy levy(Section section, String state) {
    var words = section.words(state);
    return new Levy(words.get(0), Integer.parseInt(words.get(1)));
  }

  /// The lines with the tax line of the destination's state.
  public List<Charge> on(List<Charge> lines, String state) {
    var levy = byState.containsKey(state) ? byState.get(state) : byState.get(ALL_OTHERS);
    if (levy == null) {
      return lines;
    }
    return included ? takenOut(lines, levy) : added(lines, levy);
  }

  private static List<Charge> added(List<Charge> lines, Levy levy) {
    var sum = sum(lines);
    var all = new ArrayList<>(lines);
    all.add(new Charge("tax", levy.text(), sum.times(BigDecimal.valueOf(levy.percent(), 2))));
    return all;
  }

  private static List<Charge> takenOut(List<Charge> lines, Levy levy) {
    var net = new ArrayList<Charge>();
    for (var line : lines) {
      long gross = line.amount().minor();
      long without = rounded(gross * 100, 100L + levy.percent());
      net.add(
          new Charge(
              line.code(), line.description(), Money.ofMinor(without, line.amount().currency())));
    }
    net.add(new Charge("tax", levy.text(), sum(lines).minus(sum(net))));
    return net;
  }

  /// What the lines come to.
  public static Money sum(List<Charge> lines) {
    return lines.stream().map(Charge::amount).reduce(Money::plus).orElseThrow();
  }

  private static long rounded(long numerator, long denominator) {
    return Math.floorDiv(2 * numerator + denominator, 2 * denominator);
  }
}
