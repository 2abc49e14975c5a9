package dev.quayside.printing.label.carrier;

import java.util.Collection;

/// No layout is registered for a carrier.
public final class UnknownCarrierLayout extends RuntimeException {

  private static final long serialVersionUID = 1L;

  UnknownCarrierLayout(String carrier, Collection<String> known) {
    super(
        "No label layout for carrier “%s”; there are layouts for %s."
            .formatted(carrier, String.join(", ", known)));
  }
}
