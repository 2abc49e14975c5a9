package dev.quayside.printing.label.carrier.form;

import dev.quayside.printing.customs.Customs;
import dev.quayside.printing.customs.Goods;
import java.util.stream.Collectors;

/// What a border is told of the goods in a line of a label: what does not fit stands on the papers.
public final class Declared {

  private Declared() {}

  /// `DESC: 2 X STAINLESS STEEL WATER BOTTLE; 3 X COTTON T-SHIRT`, as much as fits the width.
  public static String goods(String caption, Customs customs, int points, int mils) {
    String goods =
        customs.goods().isEmpty()
            ? customs.contents().name()
            : customs.goods().stream().map(Declared::line).collect(Collectors.joining("; "));
    return Words.fitted(caption + ": " + Words.capitals(goods), points, mils);
  }

  private static String line(Goods goods) {
    return goods.quantity() + " x " + goods.description();
  }

  /// `170.10 USD`; what documents are worth nobody declares.
  public static String value(Customs customs) {
    return customs.goods().isEmpty() ? "NCV" : customs.total();
  }
}
