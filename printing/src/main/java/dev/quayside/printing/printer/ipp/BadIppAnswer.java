package dev.quayside.printing.printer.ipp;

import java.io.IOException;

/// The answer from the address is not IPP.
public final class BadIppAnswer extends IOException {

  private static final long serialVersionUID = 1L;

  BadIppAnswer() {
    super("it does not speak IPP");
  }

  BadIppAnswer(int httpStatus) {
    super("it answers HTTP " + httpStatus);
  }
}
