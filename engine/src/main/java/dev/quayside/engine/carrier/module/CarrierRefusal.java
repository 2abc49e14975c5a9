package dev.quayside.engine.carrier.module;

import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.printing.message.Message;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A carrier's own refusal: its words for people, its codes for programs.
public final class CarrierRefusal {

  private static final String CARRIER = "carrier";

  private CarrierRefusal() {}

  /// @param meaning the code of ours that says the same, or `CARRIER_REFUSED`
  /// @param words the carrier's, with its name before them
  /// @param codes the carrier's own; those it left out do not count
  public static Problem of(ProblemCode meaning, Message words, Stream<@Nullable String> codes) {
    var details =
        codes
            .filter(code -> code != null && !code.isBlank())
            .map(code -> new Violation(CARRIER, Message.said(String.valueOf(code).strip())))
            .distinct()
            .toList();
    return new Problem.Refused(meaning, words, details);
  }

  /// @param words of the carrier alone, with its name before them
  public static Problem of(ProblemCode meaning, String words, Stream<@Nullable String> codes) {
    return of(meaning, Message.said(words), codes);
  }
}
