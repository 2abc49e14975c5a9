package dev.quayside.engine.order.addressbook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.DataDirectory;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AddressBookTest {

  private static final AddressDraft ANN = PaperEngine.address("Ann Sender", "94158", "CA");
  private static final AddressDraft CLEO = PaperEngine.address("Cleo Other", "94105", "CA");

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path directory;

  private final AtomicReference<Instant> now =
      new AtomicReference<>(Instant.parse("2026-11-02T09:00:00Z"));

  @SuppressWarnings("NullAway.Init")
  private PaperEngine desk;

  @SuppressWarnings("NullAway.Init")
  private AddressBook book;

  @BeforeEach
  void open() {
    desk = PaperEngine.open(directory, now::get);
    book = desk.engine().ordering().addressBook();
  }

  @AfterEach
  void close() {
    desk.close();
  }

  @Test
  void whoeverSentLastIsAtTheTopHoweverOftenTheyTakeTurns() {
    for (var sender : List.of(ANN, ANN, CLEO, ANN, CLEO, CLEO, ANN, ANN)) {
      pass(Duration.ofSeconds(1));
      book.keep(desk.caller(), Contact.Kind.SENDER, sender);
      assertThat(book.usualSender(desk.caller())).contains(sender.value());
    }
  }

  @Test
  void whatIsNewOfTheOneUsedLastIsKept() {
    book.keep(desk.caller(), Contact.Kind.SENDER, ANN);
    var moved = PaperEngine.address("Ann Sender", "94158-1234", "CA");
    book.keep(desk.caller(), Contact.Kind.SENDER, moved);
    assertThat(book.usualSender(desk.caller())).contains(moved.value());
  }

  @Test
  void oneInDailyUseIsNeverLongUnused() {
    var last = now.get();
    for (int i = 0; i < 10; i++) {
      pass(Duration.ofMinutes(20));
      buy();
      last = now.get();
    }
    assertThat(usedAt()).isAfterOrEqualTo(last.minus(Duration.ofHours(1)));
  }

  /// A purchase that comes to nothing in its last step leaves no memory of a use.
  @Test
  void whatWasRolledBackWasNotUsed() {
    var bought = buy();
    pass(Duration.ofSeconds(1));
    book.keep(desk.caller(), Contact.Kind.SENDER, CLEO);
    pass(Duration.ofSeconds(1));
    try (var database = Database.open(DataDirectory.at(directory.resolve("data")).database())) {
      assertThatIllegalStateException()
          .isThrownBy(
              () ->
                  database.write(
                      tx -> {
                        book.bought(tx, desk.caller().workspace(), bought, List.of());
                        throw new IllegalStateException("rolled back");
                      }));
    }
    assertThat(book.usualSender(desk.caller())).contains(CLEO.value());
    buy();
    assertThat(book.usualSender(desk.caller()).orElseThrow().name()).isEqualTo("Ann Sender");
  }

  /// Forgotten and shipped to again, a recipient is there again.
  @Test
  void aForgottenRecipientIsLearntAgain() {
    buy();
    try (var database = Database.open(DataDirectory.at(directory.resolve("data")).database())) {
      var after = now.get().plusSeconds(1);
      int forgotten = database.write(tx -> book.forget(tx, desk.caller().workspace(), after, 10));
      assertThat(forgotten).isEqualTo(1);
    }
    buy();
    assertThat(book.complete(desk.caller(), Contact.Kind.RECIPIENT, "", 9)).hasSize(1);
  }

  private Shipment buy() {
    return desk.engine()
        .shipping()
        .purchase()
        .buy(desk.caller(), PaperEngine.order(), RequestKey.none());
  }

  private Instant usedAt() {
    return book.complete(desk.caller(), Contact.Kind.SENDER, "", 1).getFirst().usedAt();
  }

  private void pass(Duration time) {
    now.updateAndGet(at -> at.plus(time));
  }
}
