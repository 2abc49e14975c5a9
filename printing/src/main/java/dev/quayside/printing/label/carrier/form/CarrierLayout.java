package dev.quayside.printing.label.carrier.form;

import dev.quayside.printing.label.Element;
import java.util.List;

/// The layout of one carrier's 4 x 6 inch label.
public interface CarrierLayout {

  /// The carrier's code.
  String carrier();

  /// The elements; they stay above the strip at the foot that is reserved for the sandbox mark.
  List<Element> elements(ShippingLabel label);
}
