package dev.quayside.engine.source;

import dev.quayside.engine.order.ShopOrders;
import dev.quayside.engine.source.kind.PulledOrder;
import dev.quayside.engine.source.kind.SkipReason;
import dev.quayside.printing.message.Message;
import java.util.List;
import java.util.stream.Stream;

/// What a pull brought.
///
/// @param skipped the first of those that were left out
/// @param refused the first of those that could not be taken in
public record SyncTally(
    int pages,
    int seen,
    int created,
    int updated,
    int unchanged,
    int cancelled,
    List<Skipped> skipped,
    List<Refused> refused) {

  public static final SyncTally NONE = new SyncTally(0, 0, 0, 0, 0, 0, List.of(), List.of());

  /// Names that are kept: a person does not read a shop's whole past.
  private static final int MOST = 500;

  /// One that was left out.
  public record Skipped(String externalId, String number, SkipReason reason) {}

  /// One that could not be taken in.
  public record Refused(String externalId, String number, Message message) {}

  public SyncTally {
    skipped = List.copyOf(skipped);
    refused = List.copyOf(refused);
  }

  SyncTally page() {
    return new SyncTally(pages + 1, seen, created, updated, unchanged, cancelled, skipped, refused);
  }

  SyncTally with(ShopOrders.Outcome outcome) {
    return switch (outcome) {
      case CREATED -> counted(1, 0, 0, 0);
      case UPDATED -> counted(0, 1, 0, 0);
      case UNCHANGED, SKIPPED -> counted(0, 0, 1, 0);
      case CANCELLED -> counted(0, 0, 0, 1);
    };
  }

  SyncTally skipping(PulledOrder order, SkipReason reason) {
    return new SyncTally(
        pages,
        seen + 1,
        created,
        updated,
        unchanged,
        cancelled,
        more(skipped, new Skipped(order.externalId(), order.number(), reason)),
        refused);
  }

  SyncTally refusing(PulledOrder order, Message why) {
    return new SyncTally(
        pages,
        seen + 1,
        created,
        updated,
        unchanged,
        cancelled,
        skipped,
        more(refused, new Refused(order.externalId(), order.number(), why)));
  }

  private SyncTally counted(int fresh, int changed, int same, int ended) {
    return new SyncTally(
        pages,
        seen + 1,
        created + fresh,
        updated + changed,
        unchanged + same,
        cancelled + ended,
        skipped,
        refused);
  }

  private static <T> List<T> more(List<T> some, T one) {
    return some.size() >= MOST ? some : Stream.concat(some.stream(), Stream.of(one)).toList();
  }
}
