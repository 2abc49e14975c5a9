package dev.quayside.engine.shipping.purchase;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.printing.message.Message;
import java.util.List;

/// A carrier's reason not to offer the requested service, with the request's fields added, which
/// the carrier does not know.
final class Declined {

  private Declined() {}

  static ProblemException of(Problem reason) {
    var fields = reason instanceof Problem.Refused ? fields(reason) : List.<Violation>of();
    return new ProblemException(
        fields.isEmpty() ? reason : new Problem.Invalid(reason.code(), reason.message(), fields));
  }

  private static List<Violation> fields(Problem reason) {
    return switch (reason.code()) {
      case SERVICE_NOT_AVAILABLE -> at("service", reason.message());
      case WEIGHT_EXCEEDS_LIMIT -> at("parcel.weightOz", reason.message());
      case SIZE_EXCEEDS_LIMIT -> at("parcel", reason.message());
      case HAZMAT_NOT_SUPPORTED -> at("parcel.hazmat", reason.message());
      case DIMENSION_REQUIRED -> sides();
      default -> List.of();
    };
  }

  private static List<Violation> at(String field, Message message) {
    return List.of(new Violation(field, message));
  }

  /// All three sides are required together.
  private static List<Violation> sides() {
    return List.of("lengthIn", "widthIn", "heightIn").stream()
        .map(side -> new Violation("parcel." + side, FieldWords.REQUIRED.of()))
        .toList();
  }
}
