package dev.quayside.engine.parcel.piece;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.parcel.customs.Customs;
import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/// The goods of a shipment of several boxes. A request has them either in `customs.items`, for all
/// boxes, or in the `items` of the boxes; carriers get one declaration with all of them.
public final class PieceGoods {

  private static final Pattern LINE = Pattern.compile("customs\\.items\\[(\\d+)](.*)");

  private PieceGoods() {}

  /// Refuses goods that weigh more than what they are in: the box, where it is told, else all
  /// boxes.
  ///
  /// @param pieces none for one box
  /// @param whole weight of all boxes
  public static void checkWeight(
      Customs customs, List<Piece> pieces, Weight whole, Violations found) {
    if (pieces.stream().allMatch(each -> each.items() == 0)) {
      customs.checkWeight(whole, found);
      return;
    }
    int next = 0;
    for (int i = 0; i < pieces.size(); i++) {
      int first = next;
      next = Math.min(first + pieces.get(i).items(), customs.items().size());
      customs
          .of(customs.items().subList(first, next))
          .checkWeight("pieces[" + i + "].items", pieces.get(i).parcel().weight(), found);
    }
  }

  /// Does something of which a refusal names the fields of the request.
  public static <T> T named(List<PieceDraft> pieces, Supplier<T> purchase) {
    try {
      return purchase.get();
    } catch (ProblemException refused) {
      throw areTold(pieces) ? named(refused, lines(pieces)) : refused;
    }
  }

  private static boolean areTold(List<PieceDraft> pieces) {
    return pieces.stream().anyMatch(each -> each.items() > 0);
  }

  private static ProblemException named(ProblemException refused, List<Integer> lines) {
    return refused.problem() instanceof Problem.Invalid(var code, _, var details)
            && details.stream().anyMatch(each -> LINE.matcher(each.field()).matches())
        ? ProblemException.invalid(
            code,
            details.stream()
                .map(each -> new Violation(field(lines, each.field()), each.message()))
                .toList())
        : refused;
  }

  private static List<Integer> lines(List<PieceDraft> pieces) {
    return pieces.stream().map(PieceDraft::items).toList();
  }

  /// The field of the request that a line of the declaration was given in.
  ///
  /// @param lines how many were given with each box; all 0 where they hold for all boxes
  public static String field(List<Integer> lines, String field) {
    var line = LINE.matcher(field);
    if (!line.matches()) {
      return field;
    }
    int place = Integer.parseInt(line.group(1));
    for (int i = 0; i < lines.size(); i++) {
      if (place < lines.get(i)) {
        return "pieces[" + i + "].items[" + place + "]" + line.group(2);
      }
      place -= lines.get(i);
    }
    return field;
  }
}
