package dev.quayside.engine.parcel.address.check;

/// What one country's post wants of an address.
interface Rules {

  /// Corrects what is beyond doubt, remarks on what is not, refuses what cannot be true.
  void apply(CheckState check);

  /// Which data the rules rest on.
  String source();
}
