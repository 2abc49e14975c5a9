package dev.quayside.engine.sandbox.price;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.quote.Quote.Charge;
import dev.quayside.engine.sandbox.card.CardFile;
import dev.quayside.engine.sandbox.card.Section;
import dev.quayside.printing.message.Message;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Sales tax on postage within the country; parcels that leave it bear none.
///
/// @param included whether the card's prices include the tax: each line is then shown without it
///   and the tax separately, so that they add up to the card's price
/// @param byState taxes by state; `*` for all others
public record Tax(boolean included, Map<String, List<Levy>> byState) {

  private static final String ALL_OTHERS = "*";
  private static final String INCLUDED = "included";
  private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

  /// One tax of a state; Quebec has two.
  public record Levy(String name, BigDecimal percent) {
    private Charge on(Money sum) {
      return new Charge("tax", text(), sum.times(percent.movePointLeft(2)));
    }

    private Message text() {
      return Message.said(name + " " + percent.toPlainString() + " %");
    }
  }

  /// Reads `[tax]`: `included = yes`, and by state names and percentages (`ON = HST 13`, `QC = GST
  /// 5 QST 9.975`); a card without it charges none.
  public static Tax read(CardFile card) {
    return card.all("tax").stream()
        .findFirst()
        .map(Tax::read)
        .orElseGet(() -> new Tax(false, Map.of()));
  }

  private static Tax read(Section section) {
    var byState = new HashMap<String, List<Levy>>();
    section.entries().keySet().stream()
        .filter(state -> !state.equals(INCLUDED))
        .forEach(state -> byState.put(state, levies(section.words(state))));
    return new Tax(section.yes(INCLUDED), byState);
  }

  private static List<Levy> levies(List<String> words) {
    return IntStream.range(0, words.size() / 2)
        .mapToObj(i -> new Levy(words.get(2 * i), new BigDecimal(words.get(2 * i + 1))))
        .toList();
  }

  /// The lines, followed by the tax lines of the destination's state.
  public List<Charge> on(List<Charge> lines, String state) {
    var others = byState.getOrDefault(ALL_OTHERS, List.of());
    var levies = byState.getOrDefault(state, others);
    return included && !levies.isEmpty()
        ? takenOut(lines, levies.getFirst())
        : added(lines, levies);
  }

  private static List<Charge> added(List<Charge> lines, List<Levy> levies) {
    if (levies.isEmpty()) {
      return lines;
    }
    var sum = sum(lines);
    return Stream.concat(lines.stream(), levies.stream().map(levy -> levy.on(sum))).toList();
  }

  private static List<Charge> takenOut(List<Charge> lines, Levy levy) {
    var net = new ArrayList<Charge>();
    for (var line : lines) {
      var gross = line.amount();
      var without =
          HUNDRED
              .multiply(gross.amount())
              .divide(HUNDRED.add(levy.percent()), gross.amount().scale(), RoundingMode.HALF_UP);
      net.add(
          new Charge(line.code(), line.description(), Money.rounded(without, gross.currency())));
    }
    net.add(new Charge("tax", levy.text(), sum(lines).minus(sum(net))));
    return net;
  }

  /// The sum of the lines.
  public static Money sum(List<Charge> lines) {
    var sum = lines.getFirst().amount();
    for (int i = 1; i < lines.size(); i++) {
      sum = sum.plus(lines.get(i).amount());
    }
    return sum;
  }
}
