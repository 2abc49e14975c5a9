package dev.quayside.engine.carrier.veho;

/// What a cancellation needs.
///
/// @param order Veho's id of the order
/// @param parcel Veho's id of its one package
record VehoHandle(String order, String parcel) {

  static VehoHandle read(String text) {
    int blank = text.indexOf(' ');
    return blank < 0
        ? new VehoHandle(text, "")
        : new VehoHandle(text.substring(0, blank), text.substring(blank + 1));
  }

  String text() {
    return order + " " + parcel;
  }
}
