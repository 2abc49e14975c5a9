package dev.quayside.printing.label.carrier.form;

import java.time.LocalDate;
import java.util.List;

/// The captions of a label in the carrier's languages.
///
/// @param from a line for each language
/// @param to a line for each language
/// @param dates pattern of dates
/// @param pieces which box it is, with {0} for its number and {1} for how many there are
public record FormWords(
    List<String> from,
    List<String> to,
    String dates,
    String weight,
    String pieces,
    String customs,
    String contents,
    String value,
    String reference,
    String signature,
    String adult) {

  static final FormWords ENGLISH =
      new FormWords(
          List.of("FROM"),
          List.of("TO"),
          "dd MMM yyyy",
          "WEIGHT",
          "PIECE {0} OF {1}",
          "INTERNATIONAL – SUBJECT TO CUSTOMS",
          "CONTENTS",
          "VALUE",
          "REF",
          "SIGNATURE REQUIRED",
          "ADULT SIGNATURE REQUIRED");

  /// The two languages of Canada. Dates have no names of months, so that they read the same in
  /// both.
  public static final FormWords ENGLISH_AND_FRENCH =
      new FormWords(
          List.of("FROM", "DE"),
          List.of("TO", "À"),
          "yyyy-MM-dd",
          "WEIGHT / POIDS",
          "PIECE / PIÈCE {0} / {1}",
          "SUBJECT TO CUSTOMS / SOUMIS À LA DOUANE",
          "CONTENTS / CONTENU",
          "VALUE / VALEUR",
          "REF / RÉF",
          "SIGNATURE REQUIRED / REQUISE",
          "PROOF OF AGE / PREUVE D’ÂGE");

  /// Which box it is of how many.
  String piece(ShippingLabel label) {
    return pieces
        .replace("{0}", Integer.toString(label.piece()))
        .replace("{1}", Integer.toString(label.pieces()));
  }

  String date(LocalDate date) {
    return Words.date(date, dates);
  }
}
