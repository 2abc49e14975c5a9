package dev.quayside.printing.label.carrier.form;

/// What a carrier's tracking numbers look like. A number of another shape is refused: its barcode
/// would be read and lead nowhere.
///
/// @param regex the shape
/// @param words the sentence of an error, up to the number
public record TrackingShape(String regex, String words) {

  /// Numbers that posts hand to each other (UPU S10): two letters, nine digits, the country.
  public static String postal(String country) {
    return "[A-Z]{2}[0-9]{9}" + country;
  }

  public static boolean isPostal(ShippingLabel label) {
    return label.trackingNumber().matches(postal("[A-Z]{2}"));
  }

  public void check(ShippingLabel label) {
    if (!label.trackingNumber().matches(regex)) {
      throw new IllegalArgumentException(words + ", not “" + label.trackingNumber() + "”.");
    }
  }

  /// `CP 123 456 789 US`.
  public static String groupedPostal(String number) {
    return number.replaceFirst("(..)(...)(...)(...)(..)", "$1 $2 $3 $4 $5");
  }
}
