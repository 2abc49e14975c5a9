package dev.quayside.engine.parcel.address.line;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// Lines that are not a street: boxes, rural and contract routes, military mail (USPS Publication
/// 28, 23 to 28).
final class Boxes {

  private record Form(Pattern written, String standard) {
    static Form of(String written, String standard) {
      return new Form(Pattern.compile(written), standard);
    }
  }

  /// A box number has a digit; a box named by letters alone must be separated by a space.
  private static final String NUMBER = " ?(?:# ?|NO |NUMBER )?((?=[A-Z-]*\\d)[A-Z0-9-]+)";

  private static final String LETTERS = " ([A-Z]{1,3})";
  private static final String ROUTE = " ?(?:# ?|NO )?0*([1-9][0-9]*[A-Z]?)";
  private static final String BOX = " (?:BOX|BX|#)" + NUMBER;
  private static final String POST_OFFICE_BOX =
      "(?:P[ /]?[O0]|POST OFFICE|POST|POSTAL)[ -]{0,3}(?:BOX|BX|DRAWER|LOCKBOX|CALLER|BIN)";

  /// `POB 65`, `P.O. 123`: without the word the number must follow.
  private static final String SHORT = "P[ /]?O ?B?[ -]?(?:# ?|NO |NUMBER )?([0-9][A-Z0-9-]*)";

  private static final List<Form> FORMS =
      List.of(
          Form.of("(?:GENERAL|GEN) (?:DELIVERY|DEL)", "GENERAL DELIVERY"),
          Form.of(
              "(?:RR|R R|RURAL ROUTE|RURAL RTE|RURAL RT|RFD(?: ROUTE)?|RD|RTE?|ROUTE)"
                  + ROUTE
                  + BOX,
              "RR $1 BOX $2"),
          Form.of(
              "(?:HC|H C|HCR|HC ROUTE|HIGHWAY CONTRACT(?: ROUTE)?|STAR ROUTE)" + ROUTE + BOX,
              "HC $1 BOX $2"),
          Form.of("(PSC|CMR|UNIT)" + NUMBER + BOX, "$1 $2 BOX $3"),
          Form.of("(PSC|CMR)" + NUMBER, "$1 $2"),
          Form.of(POST_OFFICE_BOX + NUMBER, "PO BOX $1"),
          Form.of(POST_OFFICE_BOX + LETTERS, "PO BOX $1"),
          Form.of("P ?OBOX" + NUMBER, "PO BOX $1"),
          Form.of(SHORT, "PO BOX $1"),
          Form.of("(?:BOX|LOCKBOX|LOCK BOX|DRAWER|FIRM CALLER|CALLER|BIN)" + NUMBER, "PO BOX $1"));

  private Boxes() {}

  /// The standard form; empty when the line is something else.
  static Optional<String> standard(String line) {
    for (var form : FORMS) {
      var match = form.written().matcher(line);
      if (match.matches()) {
        return Optional.of(match.replaceFirst(form.standard()));
      }
    }
    return Optional.empty();
  }
}
