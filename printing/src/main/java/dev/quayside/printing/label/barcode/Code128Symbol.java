package dev.quayside.printing.label.barcode;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import uk.org.okapibarcode.backend.Code128;
import uk.org.okapibarcode.backend.Symbol;

/// An encoded Code 128. The library okapibarcode chooses the code sets; this class keeps its
/// choice.
final class Code128Symbol {

  private static final int SHIFT = 98;
  private static final int CODE_C = 99;
  private static final int CODE_B = 100;
  private static final int CODE_A = 101;
  private static final int FNC1 = 102;
  private static final int START_A = 103;
  private static final int START_C = 105;

  /// Gives access to the code words, which okapibarcode shows to subclasses only.
  private static final class Words extends Code128 {

    private static final Map<String, Integer> VALUES = new HashMap<>();

    static {
      for (int value = 0; value < CODE128_TABLE.length; value++) {
        VALUES.put(CODE128_TABLE[value], value);
      }
    }

    int[] patterns() {
      return getCodewords();
    }
  }

  private final int[] patterns;

  private Code128Symbol(int[] patterns) {
    this.patterns = patterns;
  }

  /// @param data plain text, or GS1 element strings such as `[420]90210[92]...`
  static Code128Symbol encode(String data, boolean gs1) {
    Words symbol = new Words();
    if (gs1) {
      symbol.setDataType(Symbol.DataType.GS1);
    }
    symbol.setContent(data);
    return new Code128Symbol(symbol.patterns());
  }

  /// The widths in modules of bar, space, bar, ...; the first and the last are bars.
  List<Integer> widths() {
    List<Integer> widths = new ArrayList<>(patterns.length * 6);
    for (int pattern : patterns) {
      for (char digit : Integer.toString(pattern).toCharArray()) {
        widths.add(digit - '0');
      }
    }
    return widths;
  }

  int modules() {
    return widths().stream().mapToInt(Integer::intValue).sum();
  }

  /// Field data for `^BC` in mode N with every code set named, so that a printer draws the very
  /// same bars. The printer adds the check character and the stop itself.
  String zplField() {
    StringBuilder data = new StringBuilder();
    int set = 0;
    for (int i = 0; i < patterns.length - 3; i++) {
      int value = Words.VALUES.getOrDefault(Integer.toString(patterns[i]), -1);
      if (i == 0) {
        set = value;
        data.append('>').append((char) ('9' + (value - START_A)));
      } else if (value == FNC1) {
        data.append(">8");
      } else if (set == START_C && value == CODE_B || set == START_A && value == CODE_B) {
        set = START_A + 1;
        data.append(">6");
      } else if (set != START_A && value == CODE_A) {
        set = START_A;
        data.append(">7");
      } else if (set != START_C && value == CODE_C) {
        set = START_C;
        data.append(">5");
      } else if (value == SHIFT && set != START_C) {
        data.append(">4");
      } else {
        data.append(character(set, value));
      }
    }
    return ZplText.field(data.toString());
  }

  private static String character(int set, int value) {
    if (set == START_C) {
      return "%02d".formatted(value);
    }
    char c = (char) (value + ' ');
    return c == '>' ? ">0" : String.valueOf(c);
  }
}
