package dev.quayside.printing.label.carrier.form;

import dev.quayside.printing.label.Element;
import java.util.List;

/// How one carrier's 4 x 6 inch label is laid out.
public interface CarrierLayout {

  /// The carrier's code.
  String carrier();

  /// The elements, above the strip at the foot that belongs to the sandbox mark.
  List<Element> elements(ShippingLabel label);
}
