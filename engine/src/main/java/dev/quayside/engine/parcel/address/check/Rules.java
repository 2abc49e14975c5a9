package dev.quayside.engine.parcel.address.check;

/// The rules of one country's post for addresses.
interface Rules {

  /// Corrects what is beyond doubt, remarks on what is doubtful, and refuses what cannot be true.
  void apply(CheckState check);

  /// The data the rules rest on, as the answer names it.
  String source();
}
