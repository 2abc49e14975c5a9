package dev.quayside.engine.shipping.purchase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.DoomedProcess;
import dev.quayside.engine.PaperCarrier;
import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.page.Age;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.carrier.Pickups;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.lease.Leases;
import dev.quayside.engine.platform.store.StoreException;
import dev.quayside.engine.platform.store.postgres.PostgresAddress;
import dev.quayside.engine.platform.store.postgres.PostgresServer;
import dev.quayside.engine.platform.store.postgres.TroubledNetwork;
import dev.quayside.engine.platform.store.postgres.TroubledNetwork.State;
import dev.quayside.engine.shipping.pickup.Pickup;
import dev.quayside.engine.shipping.pickup.PickupDraft;
import dev.quayside.engine.shipping.pickup.PickupStatus;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentFilter;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.io.BufferedReader;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/// Several desks, section 8: what a carrier answers while the database is away is kept on the
/// desk's disk and booked once. The carrier here cannot tell later what it sold.
@Execution(ExecutionMode.CONCURRENT)
class KeptAnswerTest {

  private static final Duration CHORES_EVERY = Duration.ofMillis(200);
  private static final Duration BACK_WITHIN = Duration.ofSeconds(15);
  private static final Money BEFORE = Money.usd("1000.00");

  private final PostgresAddress address = PostgresServer.database();

  @TempDir Path directory;

  @Test
  void aLabelAndAVoidThatCouldNotBeBookedAreBookedWhenTheDatabaseIsBack() throws Exception {
    try (var network = new TroubledNetwork(address);
        var desk =
            open(
                network.address(""),
                directory,
                step -> {
                  if (step.equals("bought") || step.equals("voided")) {
                    network.be(State.CUT);
                  }
                })) {
      // a carrier that is asked again would find the network cut again
      desk.carrier().forgetful();
      assertThatThrownBy(() -> buy(desk, "kept")).isInstanceOf(StoreException.class);
      assertThat(Files.readString(kept())).contains("\"kind\":\"label\"", "P1");
      network.be(State.WELL);
      var label = await().atMost(BACK_WITHIN).until(() -> settled(desk), each -> each != null);
      assertThat(label.trackingNumber()).contains("P1");
      assertThat(buy(desk, "kept").id()).isEqualTo(label.id());
      assertThat(desk.carrier().bought()).hasSize(1);
      assertThat(balance(desk)).isEqualTo(BEFORE.minus(PaperCarrier.PRICE));
      await().until(() -> !Files.exists(kept()));

      assertThatThrownBy(() -> cancel(desk, label)).isInstanceOf(StoreException.class);
      assertThat(Files.readString(kept())).contains("\"kind\":\"void\"");
      network.be(State.WELL);
      await()
          .atMost(BACK_WITHIN)
          .ignoreException(StoreException.class)
          .until(() -> find(desk).status() == ShipmentStatus.CANCELLED);
      await().until(() -> !Files.exists(kept()));
      assertThat(desk.carrier().voidsAsked()).isEqualTo(1);
      assertThat(find(desk).refund()).isNotNull();
    }
  }

  @Test
  void aDeskKilledWithAnAnswerInItsJournalBooksItAtItsNextStart() throws Exception {
    assertThat(
            DoomedProcess.run(
                Doomed.class, List.of(address.url(), directory), BufferedReader::readLine))
        .isEqualTo("kept");
    Files.writeString(kept(), Files.readString(kept()) + "{\"kind\":\"la");
    try (var again = open(address, directory, _ -> {})) {
      again.carrier().forgetful();
      assertThat(find(again).status()).isEqualTo(ShipmentStatus.CREATED);
      assertThat(buy(again, "kept").id()).isEqualTo(find(again).id());
      assertThat(again.carrier().bought()).hasSize(1);
      assertThat(balance(again)).isEqualTo(BEFORE.minus(PaperCarrier.PRICE));
      assertThat(kept()).doesNotExist();
    }
  }

  /// The carrier's answer to a pick-up comes while the network is cut.
  @Test
  void aPickUpThatCouldNotBeBookedIsBookedOnceWhenTheDatabaseIsBack() throws Exception {
    var asked = new AtomicInteger();
    try (var network = new TroubledNetwork(address);
        var desk = open(network.address(""), directory, _ -> {})) {
      desk.carrier().collects(driver(network, asked));
      var pickups = desk.engine().shipping().pickups();
      assertThatThrownBy(() -> pickups.book(desk.caller(), afterTomorrow(), RequestKey.none()))
          .isInstanceOf(StoreException.class);
      assertThat(Files.readString(kept())).contains("\"kind\":\"pickup\"", "PICK-1");
      network.be(State.WELL);
      await()
          .atMost(BACK_WITHIN)
          .ignoreException(StoreException.class)
          .until(() -> pickup(desk).status() == PickupStatus.BOOKED);
      await().until(() -> !Files.exists(kept()));
      assertThat(pickup(desk).number()).isEqualTo("PICK-1");
      assertThat(asked).hasValue(1);
      var told =
          desk.engine().eventFeeds().log().after(desk.caller().workspace(), "", 100).stream()
              .filter(each -> each.type() == EventType.PICKUP_BOOKED);
      assertThat(told).hasSize(1);
    }
  }

  private static Pickup pickup(PaperEngine desk) {
    return desk.engine()
        .shipping()
        .pickups()
        .list(desk.caller(), null, null, Age.newest(2))
        .items()
        .getFirst();
  }

  private static PickupDraft afterTomorrow() {
    return new PickupDraft(
        PaperCarrier.CODE,
        LocalDate.now(ZoneOffset.UTC).plusDays(2),
        LocalTime.of(9, 0),
        LocalTime.of(17, 0),
        PaperEngine.address("Ann Sender", "94105", "CA"),
        null,
        1,
        BigDecimal.TEN,
        null);
  }

  private static Pickups driver(TroubledNetwork network, AtomicInteger asked) {
    return new Pickups() {
      @Override
      public Booking book(Request request) {
        network.be(State.CUT);
        var number = "PICK-" + asked.incrementAndGet();
        return new Booking(number, number, request.date(), null);
      }

      @Override
      public void cancel(String handle) {
        throw new UnsupportedOperationException();
      }
    };
  }

  private Path kept() {
    return directory.resolve("desk/carrier-answers.jsonl");
  }

  private static @Nullable Shipment settled(PaperEngine desk) {
    try {
      var label = find(desk);
      return label.status() == ShipmentStatus.CREATED ? label : null;
    } catch (StoreException away) {
      return null;
    }
  }

  private static Shipment find(PaperEngine desk) {
    return desk.engine()
        .shipping()
        .shipments()
        .list(desk.caller(), ShipmentFilter.NONE, new Page.Request(1, 2))
        .items()
        .getFirst();
  }

  private static Money balance(PaperEngine desk) {
    return desk.engine().accounts().wallets().of(desk.caller()).balance();
  }

  private static Shipment buy(PaperEngine desk, String key) {
    return desk.engine().formPurchase().buy(desk.caller(), key, PaperEngine.order());
  }

  private static Shipment cancel(PaperEngine desk, Shipment label) {
    return desk.engine().shipping().voids().cancel(desk.caller(), label.id(), RequestKey.none());
  }

  private static PaperEngine open(PostgresAddress on, Path directory, Consumer<String> steps) {
    var carrier = new PaperCarrier(directory.resolve("carrier.book"), Duration.ZERO, steps);
    return PaperEngine.on(on, directory, "desk", carrier, CHORES_EVERY, Leases.LIFETIME);
  }

  /// The process that dies: it has kept an answer, and says so.
  static final class Doomed {

    public static void main(String[] arguments) throws InterruptedException {
      var network = new TroubledNetwork(new PostgresAddress(arguments[0], null));
      var desk =
          open(
              network.address(""),
              Path.of(arguments[1]),
              step -> {
                if (step.equals("bought")) {
                  network.be(State.CUT);
                }
              });
      try {
        buy(desk, "kept");
      } catch (StoreException away) {
        System.out.println("kept");
        System.out.flush();
      }
      new CountDownLatch(1).await();
    }
  }
}
