package dev.quayside.printing.customs;

/// A tax number as papers write it.
///
/// @param kind such as `EORI`; empty when it is not known
public record TaxNumber(String kind, String value) {

  /// The number after its kind.
  public String text() {
    return kind.isEmpty() ? value : kind + " " + value;
  }
}
