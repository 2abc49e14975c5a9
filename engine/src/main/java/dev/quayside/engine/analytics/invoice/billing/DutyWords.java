package dev.quayside.engine.analytics.invoice.billing;

import java.util.List;
import java.util.Locale;

/// Charges for duties and taxes on the goods, and for clearing them, by the words carriers use:
/// they are no part of a label's price. Taxes on transport, such as Canada's, are not meant.
public final class DutyWords {

  private static final List<String> WORDS =
      List.of(
          "duty",
          "duties",
          "customs",
          "import tax",
          "import vat",
          "import gst",
          "brokerage",
          "disbursement",
          "advancement",
          "clearance",
          "entry fee",
          "entry preparation",
          "merchandise processing",
          "arancel",
          "aduana");

  private DutyWords() {}

  /// @param charge its name, as the carrier has it
  public static boolean name(String charge) {
    var lower = charge.toLowerCase(Locale.ROOT);
    return WORDS.stream().anyMatch(lower::contains);
  }
}
