package dev.quayside.app.screen.ship;

import dev.quayside.app.person.Badges;
import dev.quayside.app.problem.Failures;
import dev.quayside.app.screen.ship.ScanState.Kind;
import dev.quayside.app.screen.ship.packing.Turns;
import dev.quayside.app.task.Background;
import dev.quayside.engine.order.scan.Scanned;
import dev.quayside.engine.parcel.address.AddressDraft;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Looks in shops' own tables for what is no order here. Later scans wait for the answer, but not
/// for long: a slow shop is given up, and what it finds after all is told, never put into a form
/// that may be another parcel's by then.
final class TableScans {

  /// So that the desk stays usable.
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  /// For a packer who scans the same once more to wait on: a little more than the engine waits.
  private static final Duration MORE_PATIENCE = Duration.ofSeconds(7);

  private static final int LONGEST_KEY = 200;
  private static final String SLOW = "ship.scan.slow-tables";

  private final Background background;
  private final TablesGateway gateway;
  private final Supplier<AddressDraft> sender;
  private final ScanSignal signal;
  private final Turns turns;
  private final Map<String, Asked> pending = new HashMap<>();

  /// One key that the shops are being asked for.
  private static final class Asked {
    private @Nullable Wait wait;
  }

  /// A scan that waits for the answer.
  ///
  /// @param none run when no shop knows it
  /// @param trouble run after a shop could not be asked, or was given up
  private record Wait(
      Consumer<Scanned> found, Runnable none, Runnable trouble, Background.Timer timer) {}

  /// @param sender who would send an order
  TableScans(
      Background background,
      TablesGateway gateway,
      Supplier<AddressDraft> sender,
      ScanSignal signal,
      Turns turns) {
    this.background = background;
    this.gateway = gateway;
    this.sender = sender;
    this.signal = signal;
    this.turns = turns;
  }

  /// Asks whether a code is a badge, then the shops. Exactly one of the four is run, while later
  /// scans wait.
  ///
  /// @param badge run when it is a badge
  /// @param none run when no shop knows the code, or no shop is a database
  /// @param trouble run once it is told that a shop did not answer
  void ask(
      Badges badges,
      String code,
      Runnable badge,
      Consumer<Scanned> found,
      Runnable none,
      Runnable trouble) {
    turns.look();
    badges.take(
        code,
        () -> {
          badge.run();
          turns.next();
        },
        () -> {
          ask(code, found, none, trouble);
          turns.next();
        });
  }

  private void ask(String code, Consumer<Scanned> found, Runnable none, Runnable trouble) {
    if (code.length() > LONGEST_KEY) {
      none.run();
      return;
    }
    turns.look();
    background.run(
        gateway::shops,
        shops -> {
          if (shops.isEmpty()) {
            none.run();
          } else {
            await(code, String.join(", ", shops), found, none, trouble);
          }
          turns.next();
        },
        failure -> {
          none.run();
          turns.next();
        });
  }

  private void await(
      String code, String shops, Consumer<Scanned> found, Runnable none, Runnable trouble) {
    signal.show(Kind.BUSY, "ship.scan.looking-in", code, shops);
    turns.look();
    var before = pending.get(code);
    var asked = before == null ? new Asked() : before;
    var timer =
        background.after(
            before == null ? PATIENCE : MORE_PATIENCE, () -> giveUp(asked, code, shops));
    asked.wait = new Wait(found, none, trouble, timer);
    if (before == null) {
      pending.put(code, asked);
      background.run(
          () -> gateway.find(code, sender.get()),
          scanned -> answered(asked, code, scanned),
          failure -> failed(asked, code, failure));
    }
  }

  private void giveUp(Asked asked, String code, String shops) {
    var wait = asked.wait;
    asked.wait = null;
    if (wait != null) {
      signal.stop(SLOW, shops, code);
      wait.trouble().run();
      turns.next();
    }
  }

  private void answered(Asked asked, String code, Scanned scanned) {
    var wait = ended(asked, code);
    boolean unknown = scanned instanceof Scanned.Unknown;
    if (wait == null) {
      late(code, unknown);
    } else {
      if (unknown) {
        wait.none().run();
      } else {
        wait.found().accept(scanned);
      }
      turns.next();
    }
  }

  private void failed(Asked asked, String code, Throwable failure) {
    var wait = ended(asked, code);
    if (wait != null) {
      signal.stop("ship.scan.refused", Failures.problem(failure).message());
      wait.trouble().run();
      turns.next();
    }
  }

  private @Nullable Wait ended(Asked asked, String code) {
    pending.remove(code);
    var wait = asked.wait;
    if (wait != null) {
      wait.timer().cancel();
    }
    return wait;
  }

  /// Told only where the packer still sees that it was given up.
  private void late(String code, boolean unknown) {
    var now = signal.state().get();
    if (now.key().equals(SLOW) && now.values().equals(List.of(now.values().getFirst(), code))) {
      signal.show(Kind.ATTENTION, unknown ? "ship.scan.unknown" : "ship.scan.found-late", code);
    }
  }
}
