package dev.quayside.printing.label.carrier.form;

/// The form of a carrier's tracking numbers. A number of another form is refused: its barcode would
/// be scanned and lead nowhere.
///
/// @param regex the form
/// @param words the sentence of the error, up to the number
public record TrackingShape(String regex, String words) {

  /// The form of numbers that posts exchange (UPU S10): two letters, nine digits, the country.
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

  /// A postal number in groups: `CP 123 456 789 US`.
  public static String groupedPostal(String number) {
    return number.replaceFirst("(..)(...)(...)(...)(..)", "$1 $2 $3 $4 $5");
  }
}
