package dev.quayside.engine.carrier.number;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The two-dimensional bar code that UPS (MaxiCode), FedEx and OnTrac (PDF417) print beside their
/// linear one: ANSI MH10.8.3, format 01, fields between group separators. The tracking number's
/// field stands before that of the carrier's code.
public final class TransportBlock {

  private static final String BEGINNING = "[)>";
  private static final Pattern SEPARATORS = Pattern.compile("[\u001d\u001e\u0004]+");

  /// @param code the carrier's, in the field behind the number's
  /// @param field that of the number, which it holds in groups
  /// @param sender whether the shipper's account, two fields behind, belongs between the groups
  private record Form(Pattern code, Pattern field, boolean sender) {

    static Form of(String code, String field, boolean sender) {
      return new Form(Pattern.compile(code), Pattern.compile(field), sender);
    }
  }

  private static final List<Form> FORMS =
      List.of(
          // behind FedEx's number stands the form's, which is no part of it
          Form.of("FDE[A-Z]?", "(\\d{12})\\d{4}", false),
          // UPS leaves the shipper's account out of the number
          Form.of("UPSN", "(?:96)?(1Z)([0-9A-Z]{8})", true),
          Form.of("EMSY", "([CDL][0-9A-Z]{7,14})", false));

  private TransportBlock() {}

  /// The tracking number in a scanned code; empty when it is another code, or the scanner has left
  /// the separators out.
  public static Optional<String> number(String code) {
    if (!code.contains(BEGINNING)) {
      return Optional.empty();
    }
    var fields = SEPARATORS.split(code.strip().toUpperCase(Locale.ROOT));
    for (int i = 0; i + 1 < fields.length; i++) {
      for (var form : FORMS) {
        var number = form.field().matcher(fields[i]);
        if (form.code().matcher(fields[i + 1]).matches() && number.matches()) {
          return Optional.of(form.sender() ? whole(number, fields, i) : number.group(1));
        }
      }
    }
    return Optional.empty();
  }

  private static String whole(Matcher number, String[] fields, int place) {
    var account = place + 2 < fields.length ? fields[place + 2] : "";
    return number.group(1) + account + number.group(2);
  }
}
