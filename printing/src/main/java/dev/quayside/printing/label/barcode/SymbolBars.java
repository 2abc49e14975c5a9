package dev.quayside.printing.label.barcode;

import java.util.List;
import uk.org.okapibarcode.backend.Code128;
import uk.org.okapibarcode.backend.Code3Of9;
import uk.org.okapibarcode.backend.DataMatrix;
import uk.org.okapibarcode.backend.HumanReadableLocation;
import uk.org.okapibarcode.backend.OkapiException;
import uk.org.okapibarcode.backend.QrCode;
import uk.org.okapibarcode.backend.Symbol;

/// The dark parts of bar codes that other programs ask for, in modules.
///
/// Every method throws [IllegalArgumentException] for data that its symbology does not have.
public final class SymbolBars {

  /// Stands for the function character 1 in data of [#code128].
  public static final String FNC1 = "\\<FNC1>";

  private SymbolBars() {}

  /// A bar or a dark module, from the symbol's upper left corner.
  public record Bar(double x, double y, double width, double height) {}

  public static List<Bar> code128(String data) {
    return bars(new Code128(), data);
  }

  /// @param ratio of wide bars to narrow ones, 2 to 3
  public static List<Bar> code39(String data, double ratio) {
    Code3Of9 code = new Code3Of9();
    code.setModuleWidthRatio(ratio);
    return bars(code, data);
  }

  /// @param level of error correction: `L`, `M`, `Q` or `H`
  public static List<Bar> qr(String data, char level) {
    QrCode code = new QrCode();
    code.setPreferredEccLevel(
        switch (level) {
          case 'H' -> QrCode.EccLevel.H;
          case 'Q' -> QrCode.EccLevel.Q;
          case 'L' -> QrCode.EccLevel.L;
          default -> QrCode.EccLevel.M;
        });
    return bars(code, data);
  }

  public static List<Bar> dataMatrix(String data) {
    DataMatrix code = new DataMatrix();
    code.setForceMode(DataMatrix.ForceMode.SQUARE);
    return bars(code, data);
  }

  private static List<Bar> bars(Symbol symbol, String data) {
    try {
      symbol.setHumanReadableLocation(HumanReadableLocation.NONE);
      symbol.setContent(data);
      return symbol.getRectangles().stream()
          .map(bar -> new Bar(bar.x, bar.y, bar.width, bar.height))
          .toList();
    } catch (OkapiException bad) {
      throw new IllegalArgumentException(bad.getMessage(), bad);
    }
  }
}
