package dev.quayside.app.control;

import dev.quayside.app.i18n.Texts;
import dev.quayside.printing.reason.Reason;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Why a label waits or failed, in the person's language.
public final class ReasonText {
  private ReasonText() {}

  /// @return nothing for no reason
  public static String of(@Nullable Reason reason, Texts texts) {
    if (reason == null) {
      return "";
    }
    var parts = reason.arguments().stream().map(part -> words(part, texts)).toList();
    return switch (reason.why()) {
      case SEVERAL -> String.join(" ", parts);
      case SAID -> said(parts, texts);
      default -> texts.text("reason." + reason.why().key(), parts.toArray());
    };
  }

  /// The engine's own sentences have their translations elsewhere; a carrier's or the operating
  /// system's stay as they are.
  private static String said(List<String> parts, Texts texts) {
    return parts.stream()
        .map(part -> ProblemText.sentence(part, texts))
        .collect(Collectors.joining());
  }

  private static String words(Reason.Part part, Texts texts) {
    return switch (part) {
      case Reason.Name(var text) -> text;
      case Reason.Of(var reason) -> of(reason, texts);
    };
  }
}
