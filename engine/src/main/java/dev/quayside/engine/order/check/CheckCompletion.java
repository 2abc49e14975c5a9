package dev.quayside.engine.order.check;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.parcel.preset.Preset;
import dev.quayside.engine.parcel.preset.Presets;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.printing.message.Message;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Ends a check whose pieces are counted: by its weight, and by its photo where one is wanted.
public record CheckCompletion(CheckBook book, CheckPolicy policy, Presets presets) {

  private static final String DIFFERS = "weight_differs";

  /// What a check has come to.
  ///
  /// @param expected ounces; null when the weight does not differ
  private record Ended(CheckView view, @Nullable BigDecimal expected) {}

  /// Passes a check, or answers one that is passed already.
  ///
  /// @param weightOz of the whole parcel; null when it was not weighed
  /// @throws ProblemException `NOT_FOUND`; `CONFLICT` when it is abandoned; `ORDER_LEASED`;
  ///   `CHECK_REQUIRED` naming the pieces that are missing; `INVALID_REQUEST` for a weight or a
  ///   photo that is missing; `WEIGHT_DIFFERS`, and the check is failed then
  public CheckView complete(
      Caller caller, String id, @Nullable BigDecimal weightOz, RequestKey<CheckView> key) {
    var tare = boxes(caller, id);
    var ended =
        book.database()
            .writeIfUnchanged(
                tx -> read(tx, caller, id), view -> ended(caller, view, weightOz, tare, key));
    if (ended.expected() != null && weightOz != null) {
      throw differs(ended.expected(), weightOz);
    }
    return ended.view();
  }

  private CheckView read(Tx tx, Caller caller, String id) {
    var view = book.read(tx, caller, id);
    if (view.check().state() != CheckState.PASSED) {
      CheckBook.requireOpen(view.check());
      book.leases().requireFree(tx, caller, view.check().orderIds());
    }
    return view;
  }

  private Function<Tx, Ended> ended(
      Caller caller,
      CheckView view,
      @Nullable BigDecimal weightOz,
      BigDecimal tare,
      RequestKey<CheckView> key) {
    var check = view.check();
    if (check.state() == CheckState.PASSED) {
      var answer = key.answer(view);
      return tx -> {
        answer.keep(tx);
        return new Ended(view, null);
      };
    }
    requireCounted(check);
    var settings = policy.get(caller);
    requireProof(settings, check, weightOz);
    var expected = expected(view, tare);
    var tolerance = settings.weight();
    boolean differs =
        tolerance != null
            && weightOz != null
            && expected.filter(ounces -> !tolerance.allows(ounces, weightOz)).isPresent();
    return differs
        ? failed(caller, view.with(check.in(CheckState.FAILED).weighing(weightOz)), expected)
        : passed(
            caller,
            view.with(check.weighing(weightOz).passed(book.clock().now(caller.workspace()))),
            key);
  }

  private Function<Tx, Ended> passed(Caller caller, CheckView view, RequestKey<CheckView> key) {
    var answer = key.answer(view);
    return tx -> {
      book.keep(tx, caller, view.check());
      book.tell(tx, caller.workspace(), EventType.ORDER_CHECKED, view.check());
      answer.keep(tx);
      return new Ended(view, null);
    };
  }

  private Function<Tx, Ended> failed(Caller caller, CheckView view, Optional<BigDecimal> expected) {
    return tx -> {
      book.keep(tx, caller, view.check());
      book.note(tx, caller.workspace(), view.check(), DIFFERS, 0, null);
      book.tell(tx, caller.workspace(), EventType.ORDER_CHECK_FAILED, view.check());
      return new Ended(view, expected.orElse(null));
    };
  }

  private static void requireCounted(PackCheck check) {
    var missing = check.missing();
    if (missing.isEmpty()) {
      return;
    }
    var details = new ArrayList<Violation>();
    int pieces = 0;
    for (var line : missing) {
      pieces += line.missing();
      details.add(
          new Violation(
              "lines[" + check.lines().indexOf(line) + "]",
              CheckWords.PIECES.of(line.called(), line.missing())));
    }
    throw new ProblemException(
        new Problem.Invalid(ProblemCode.CHECK_REQUIRED, CheckWords.MISSING.of(pieces), details));
  }

  private static void requireProof(
      CheckSettings settings, PackCheck check, @Nullable BigDecimal weightOz) {
    if (settings.weight() != null && weightOz == null) {
      throw ProblemException.invalid(ProblemCode.INVALID_REQUEST, "weightOz", FieldWords.REQUIRED);
    }
    if (settings.photo() == CheckSettings.Photo.REQUIRE && check.photo() == null) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_REQUEST, "photo", CheckWords.PHOTO_MISSING);
    }
  }

  /// What the pieces and their box weigh; empty when the weight of a piece is not known.
  private static Optional<BigDecimal> expected(CheckView view, BigDecimal tare) {
    var ounces = tare;
    for (var line : view.check().lines()) {
      var one = view.item(line).map(OrderItem::weight).or(() -> known(view, line));
      if (one.isEmpty()) {
        return Optional.empty();
      }
      ounces = ounces.add(one.get().times(line.counted()).ounces());
    }
    return Optional.of(ounces);
  }

  private static Optional<Weight> known(CheckView view, CheckLine line) {
    return view.product(line).map(product -> product.weight());
  }

  /// What the box of the order weighs; zero when its preset does not say.
  private BigDecimal boxes(Caller caller, String id) {
    var order = book.database().read(tx -> book.read(tx, caller, id)).orders().getFirst();
    return Optional.ofNullable(order.details().preset())
        .flatMap(name -> presets.byName(caller, name))
        .map(Preset::emptyWeight)
        .map(Weight::ounces)
        .orElse(BigDecimal.ZERO);
  }

  private static ProblemException differs(BigDecimal expected, BigDecimal weighed) {
    return new ProblemException(
        new Problem.Invalid(
            ProblemCode.WEIGHT_DIFFERS,
            CheckWords.WEIGHT.of(plain(expected), plain(weighed)),
            List.of(
                new Violation("expected", Message.said(plain(expected))),
                new Violation("weighed", Message.said(plain(weighed))))));
  }

  private static String plain(BigDecimal ounces) {
    return ounces.stripTrailingZeros().toPlainString();
  }
}
