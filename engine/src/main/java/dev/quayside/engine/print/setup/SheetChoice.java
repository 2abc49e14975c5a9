package dev.quayside.engine.print.setup;

import dev.quayside.printing.document.LabelSheet;
import org.jspecify.annotations.Nullable;

/// The label sheets in a printer's tray, or none.
enum SheetChoice {
  NONE(null),
  TWO_ON_LETTER(LabelSheet.TWO_ON_LETTER),
  FOUR_ON_A4(LabelSheet.FOUR_ON_A4);

  private final @Nullable LabelSheet loaded;

  SheetChoice(@Nullable LabelSheet loaded) {
    this.loaded = loaded;
  }

  @Nullable LabelSheet loaded() {
    return loaded;
  }
}
