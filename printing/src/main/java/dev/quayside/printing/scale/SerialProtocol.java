package dev.quayside.printing.scale;

import java.time.Instant;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// How a serial scale is asked and answers. An answer either matches its whole form or counts as
/// having no weight.
public enum SerialProtocol {

  /// NCI (Weigh-Tronix, Avery, Brecknell, many postal scales): `W` and carriage return. The weight
  /// is on one line, followed by the status bytes and ETX: on a line of their own (General,
  /// SCP-01), there after an `S` (ECR, SCP-02), or behind the line's end (SCP-12, 3835).
  NCI("W\r", "\u0003") {
    @Override
    Optional<ScaleAnswer> read(String answer, Instant now) {
      Matcher said = NCI_ANSWER.matcher(last(answer, "\u0003"));
      if (!said.matches()) {
        return Optional.empty();
      }
      return NciStatus.of(said.group(2))
          .filter(NciStatus::isWell)
          .flatMap(status -> SerialWeight.read(said.group(1), status.isStable(), now));
    }
  },

  /// SICS (Mettler-Toledo): `SI`; `S S` is stable, `S D` dynamic. `S I`, `S +`, `S -`, `ES` and all
  /// others have no weight.
  SICS("SI\r\n", "\n") {
    @Override
    Optional<ScaleAnswer> read(String answer, Instant now) {
      Matcher said = SICS_ANSWER.matcher(last(answer, "\n"));
      return said.matches()
          ? SerialWeight.read(said.group(2), said.group(1).equals("S"), now)
          : Optional.empty();
    }
  };

  private static final Pattern NCI_ANSWER =
      Pattern.compile("\n?([^\r\n]*)\r(?:\nS?)?([\u0030-\u003f\u0070-\u007f]{2,})\r?\u0003");

  private static final Pattern SICS_ANSWER = Pattern.compile("S ([SD]) +([^\r\n]*)\r?\n");

  private final String question;
  private final String end;

  SerialProtocol(String question, String end) {
    this.question = question;
    this.end = end;
  }

  /// The command that asks for the weight.
  String question() {
    return question;
  }

  boolean isWhole(String answer) {
    return answer.endsWith(end);
  }

  /// Reads an answer; empty when it holds no weight.
  abstract Optional<ScaleAnswer> read(String answer, Instant now);

  /// The newest of several answers; a late one comes before it.
  private static String last(String answers, String end) {
    int before = answers.lastIndexOf(end, answers.length() - end.length() - 1);
    return answers.substring(before + 1);
  }
}
