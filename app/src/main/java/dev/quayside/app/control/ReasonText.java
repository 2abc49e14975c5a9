package dev.quayside.app.control;

import dev.quayside.app.i18n.Texts;
import dev.quayside.printing.message.Message;
import org.jspecify.annotations.Nullable;

/// Why a label waits or failed, in the person's language.
public final class ReasonText {
  private ReasonText() {}

  /// @return nothing for no reason
  public static String of(@Nullable Message reason, Texts texts) {
    return reason == null ? "" : ProblemText.sentence(reason, texts);
  }
}
