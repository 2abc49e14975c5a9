package dev.quayside.engine.parcel.product;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.parcel.ParcelWords;
import java.util.HashSet;
import java.util.List;

/// A bar code of a product.
///
/// @param code as it is printed: GTIN, UPC, ISBN or the shop's own
/// @param quantity pieces of the product behind it: 12 for the code on a case of 12
public record ProductBarcode(String code, int quantity) {

  /// Bar codes of one product.
  public static final int MOST = 50;

  /// Characters of a bar code.
  public static final int LONGEST = 500;

  /// Pieces behind one code.
  public static final int MOST_PIECES = 1_000_000;

  public ProductBarcode {
    code = code.strip();
  }

  /// The code of a single piece.
  public static ProductBarcode of(String code) {
    return new ProductBarcode(code, 1);
  }

  /// Names each field at fault as the API calls it.
  static void check(List<ProductBarcode> codes, Violations found) {
    if (codes.size() > MOST) {
      found.add("barcodes", FieldWords.AT_MOST, MOST);
    }
    var seen = new HashSet<String>();
    for (int i = 0; i < codes.size(); i++) {
      var each = codes.get(i);
      var at = "barcodes[" + i + "]";
      found.require(at + ".code", each.code);
      if (each.code.length() > LONGEST) {
        found.add(at + ".code", FieldWords.MOST_CHARACTERS, LONGEST);
      }
      if (!each.code.isEmpty() && !seen.add(each.code)) {
        found.add(at + ".code", ParcelWords.BARCODE_TWICE, each.code);
      }
      if (each.quantity < 1 || each.quantity > MOST_PIECES) {
        found.add(at + ".quantity", FieldWords.FROM_1_TO, MOST_PIECES);
      }
    }
  }
}
