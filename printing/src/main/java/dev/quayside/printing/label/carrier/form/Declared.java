package dev.quayside.printing.label.carrier.form;

import dev.quayside.printing.customs.Customs;
import dev.quayside.printing.customs.Goods;
import java.util.stream.Collectors;

/// The declared goods in one line of a label; what does not fit is on the customs papers.
public final class Declared {

  private Declared() {}

  /// As many goods as fit the width: `DESC: 2 X STAINLESS STEEL WATER BOTTLE; 3 X COTTON T-SHIRT`.
  ///
  /// @param points the type size
  /// @param mils the width
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

  /// The value of the goods, such as `170.10 USD`; NCV (no commercial value) for documents, which
  /// have none.
  public static String value(Customs customs) {
    return customs.goods().isEmpty() ? "NCV" : customs.total();
  }
}
