package dev.quayside.printing.printer.status;

/// What keeps a printer from printing.
public enum Attention {
  PAPER_OUT("It is out of labels: load a roll."),
  RIBBON_OUT("It is out of ribbon."),
  HEAD_OPEN("Its head or cover is open: close it."),
  JAMMED("The media is jammed."),
  CUTTER("Its cutter is jammed."),
  TOO_HOT("Its head is too hot: it goes on when it has cooled."),
  PAUSED("It is paused: press its pause button, or resume it."),
  NOT_ACCEPTING("Its queue takes no jobs: enable it."),
  /// It takes connections and says nothing, as a Zebra does with its head open.
  SILENT("It does not say how it is: look whether it is open, paused or out of labels."),
  OTHER("It needs attention: look at its display.");

  private final String words;

  Attention(String words) {
    this.words = words;
  }

  /// In plain words, with what to do.
  public String words() {
    return words;
  }
}
