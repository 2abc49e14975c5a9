package dev.quayside.app.screen.ship.packing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.screen.ship.packing.PackingState.Buying;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.Random;

/// A packer who scans orders and presses the buy key faster than the engine answers. Some codes
/// belong to no order.
final class ScannedOrders {

  private final Random random;
  private final Packing packing = new Packing(() -> Parcels.NOW);
  private final Turns turns = new Turns();
  private final Deque<Runnable> lookups = new ArrayDeque<>();
  private int codes;

  /// The code that was scanned last; empty when it was answered with no order.
  private String scanned = "none";

  private String inForm = "none";
  private Optional<Buying> purchase = Optional.empty();
  private int bought;

  ScannedOrders(Random random) {
    this.random = random;
    packing.opened();
    turns.next();
  }

  int bought() {
    return bought;
  }

  void step() {
    switch (random.nextInt(6)) {
      case 0 -> scan();
      case 1, 2 -> press();
      case 3, 4 -> {
        if (!lookups.isEmpty()) {
          lookups.remove().run();
        }
      }
      default -> answer();
    }
  }

  private void scan() {
    codes++;
    boolean known = random.nextInt(3) > 0;
    var code = (known ? "SO-" : "X-") + codes;
    scanned = code;
    turns.scan(
        () -> {
          turns.look();
          lookups.add(() -> found(code, known));
        });
  }

  private void found(String code, boolean known) {
    if (known && packing.leave()) {
      turns.found();
      inForm = code;
      packing.formRead(Parcels.COMPLETE);
      var question = packing.askAnew(Parcels.question("10118"), null).orElseThrow();
      packing.received(question, Parcels.answer(Parcels.rate("GROUND", "7.45")));
      packing.finished(question);
    }
    turns.next();
  }

  /// Buys what was scanned last before the press, or nothing when that is not found.
  private void press() {
    boolean looking = turns.isLooking();
    var meant = scanned;
    turns.command(
        () ->
            packing
                .press(Parcels.request(inForm))
                .ifPresent(
                    begun -> {
                      if (looking) {
                        assertThat(begun.request().draftId()).isEqualTo(meant);
                      }
                      assertThat(purchase).isEmpty();
                      purchase = Optional.of(begun);
                    }));
  }

  private void answer() {
    purchase.ifPresent(
        begun -> {
          purchase = Optional.empty();
          bought++;
          var parcel = begun.request().draftId();
          packing.answered(begun, Parcels.shipment(parcel, ShipmentStatus.CREATED));
          assertThat(packing.label().orElseThrow().shipment().consignment().reference())
              .isEqualTo(inForm);
        });
  }
}
