package dev.quayside.engine.order.file;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.text.Letters;
import dev.quayside.engine.order.file.cell.Column;
import dev.quayside.engine.parcel.Signature;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// What a parcel costs more for, in one line of a file. A word that is not known is a fault: left
/// out it would buy a parcel without it.
record ExtraCells(Cells cells) {

  private static final Set<String> YES = Set.of("true", "yes", "y", "1", "x", "si", "ja", "oui");
  private static final Set<String> NO = Set.of("false", "no", "n", "0", "nein", "non");

  private static final Set<String> HOMES =
      Set.of("residential", "residence", "home", "private", "residencial", "privat");
  private static final Set<String> FIRMS = Set.of("commercial", "business", "comercial", "empresa");

  private static final Set<String> ADULT =
      Set.of("adult", "adultsignature", "adultsignaturerequired", "21", "18", "adulto");
  private static final Set<String> STANDARD =
      Set.of(
          "standard",
          "signature",
          "signaturerequired",
          "required",
          "direct",
          "directsignature",
          "directsignaturerequired",
          "signatureconfirmation",
          "firma");
  private static final Set<String> NONE =
      Set.of("none", "nosignature", "nosignaturerequired", "notrequired", "ninguna");

  @Nullable Boolean truth(Column column) {
    var text = cells.text(column);
    return text == null ? null : truth(column, text);
  }

  boolean hazmat() {
    return Boolean.TRUE.equals(truth(Column.HAZMAT));
  }

  @Nullable Boolean residential() {
    var text = cells.text(Column.RESIDENTIAL);
    if (text == null) {
      return null;
    }
    var said = Letters.of(text);
    if (HOMES.contains(said) || FIRMS.contains(said)) {
      return HOMES.contains(said);
    }
    return truth(Column.RESIDENTIAL, text);
  }

  Signature signature() {
    var text = cells.text(Column.SIGNATURE);
    var said = text == null ? "" : Letters.of(text);
    if (text == null || NO.contains(said) || NONE.contains(said)) {
      return Signature.NONE;
    }
    if (ADULT.contains(said)) {
      return Signature.ADULT;
    }
    if (!YES.contains(said) && !STANDARD.contains(said)) {
      cells.fault(Column.SIGNATURE, FieldWords.ONE_OF.of("none, standard, adult"));
    }
    return Signature.STANDARD;
  }

  private @Nullable Boolean truth(Column column, String text) {
    var said = Letters.of(text);
    return YES.contains(said) || NO.contains(said)
        ? Boolean.valueOf(YES.contains(said))
        : cells.fault(column, FieldWords.ONE_OF.of("true, false"));
  }
}
