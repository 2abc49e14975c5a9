package dev.quayside.app.screen.orders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.app.engine.ChosenWorkspace;
import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.i18n.Language;
import dev.quayside.app.i18n.Texts;
import dev.quayside.app.navigation.NavigationRequest;
import dev.quayside.app.screen.ship.TestOrders;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.batch.PackingSlipOption;
import dev.quayside.engine.order.file.cell.Column;
import dev.quayside.engine.order.file.outcome.FileCounts;
import dev.quayside.printing.message.Message;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Currency;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/// The list: what comes into it, and what is done with it.
class OrdersModelTest extends OpenOrders {

  @Test
  void whetherSlipsArePrintedIsKept() {
    assertThat(orders.batch().slips().get()).isEqualTo(PackingSlipOption.NONE);
    orders.batch().chooseSlips(PackingSlipOption.AFTER);
    background.work();
    var again =
        new OrdersModel(
            background,
            new OrdersGateway(new WorkspaceEngine(opening, new ChosenWorkspace("demo"))),
            told,
            navigation::add,
            () -> {});
    again.start();
    background.work();
    assertThat(again.batch().slips().get()).isEqualTo(PackingSlipOption.AFTER);
  }

  @Test
  void aFileIsLookedAtFirstAndThenTakenIn() throws IOException {
    orders.files().open(OrdersFile.write(data));
    background.work();
    assertThat(Objects.requireNonNull(orders.files().preview().get()).bad()).hasSize(3);
    assertThat(orders.rows()).isEmpty();
    orders.files().take();
    background.work();
    assertThat(orders.rows()).hasSize(OrdersFile.GOOD);
    assertThat(orders.panel.get()).isTrue();
    assertThat(orders.mending().count.get()).isEqualTo(3);
    assertThat(told.notices.getLast().key()).isEqualTo("orders.notice.imported");
  }

  @Test
  void aFileWithoutANeededColumnCannotBeTakenUntilItIsMapped() throws IOException {
    orders.files().open(OrdersFile.write(data));
    background.work();
    orders.files().map(5, null);
    background.work();
    assertThat(orders.files().takeable.get()).isFalse();
    orders.files().map(5, Column.ZIP);
    background.work();
    assertThat(orders.files().takeable.get()).isTrue();
  }

  @Test
  void aKnownFileShowsWhatItWouldDoBeforeItIsTaken() throws IOException {
    take();
    orders.files().open(OrdersFile.write(data));
    background.work();
    var preview = Objects.requireNonNull(orders.files().preview().get());
    assertThat(preview.remembered()).isTrue();
    assertThat(preview.counts()).isEqualTo(new FileCounts(0, 0, OrdersFile.GOOD, 0, 0, 0, 3));
    orders.files().money(Currency.getInstance("EUR"));
    background.work();
    var euros = Objects.requireNonNull(orders.files().preview().get());
    assertThat(euros.counts().changed()).isEqualTo(OrdersFile.GOOD);
    assertThat(orders.rows()).as("nothing is stored yet").hasSize(OrdersFile.GOOD);
  }

  @Test
  void whatIsNoTableIsSaidInPlace() throws IOException {
    orders.files().open(Files.writeString(data.resolve("no.csv"), "hello"));
    background.work();
    assertThat(orders.files().problem.get()).isNotNull();
    assertThat(orders.files().preview().get()).isNull();
    orders.files().open(data.resolve("gone.csv"));
    background.work();
    assertThat(Objects.requireNonNull(orders.files().problem.get()).message().sentence())
        .contains("cannot be read");
  }

  @Test
  void whereGoodsAreMadeIsAskedForOnceForAllTheirOrders() {
    TestOrders.addAbroad(opening.get(), "DE-1");
    TestOrders.addAbroad(opening.get(), "DE-2");
    orders.goods().load();
    background.work();
    var question = orders.goods().questions.getFirst();
    assertThat(orders.goods().questions).hasSize(1);
    assertThat(orders.toFix.get()).isEqualTo(2);
    assertThat(orders.goods().answer(question)).isFalse();
    question.origin().set("PT");
    assertThat(orders.goods().answer(question)).isTrue();
    background.work();
    assertThat(orders.toFix.get()).isZero();
    assertThat(told.notices.getLast().key()).isEqualTo("orders.notice.declared");
  }

  @Test
  void aMendedOrderJoinsTheList() throws IOException {
    take();
    var file = orders.mending().files.getFirst();
    orders.mending().mend(file, file.bad().getFirst(), Map.of(202, Map.of(4, "NY")));
    background.work();
    assertThat(orders.rows()).hasSize(OrdersFile.GOOD + 1);
    assertThat(orders.mending().count.get()).isEqualTo(2);
    var again = orders.mending().files.getFirst();
    orders.mending().dismiss(again, again.bad().getFirst());
    background.work();
    assertThat(orders.mending().count.get()).isEqualTo(1);
  }

  @Test
  void whatIsBadIsSavedInTheUsersLanguage() throws IOException {
    take();
    var saved = data.resolve("bad.csv");
    orders.mending().save(orders.mending().files.getFirst(), saved, new Texts(Language.SPANISH));
    background.work();
    assertThat(Files.readString(saved)).contains("Qué está mal").doesNotContain("What is wrong");
  }

  @Test
  void oneCorrectionOffersItselfToTheSameErrorsElsewhere() throws IOException {
    var text = new StringBuilder("Order,Name,Address 1,City,State,Zip,Country\n");
    for (int i = 1; i <= 4; i++) {
      var country = i == 4 ? "Utopia" : "Narnia";
      text.append("N-%d,Ann Lee,%d Main St,Denver,CO,80202,%s%n".formatted(i, i, country));
    }
    orders.files().open(Files.writeString(data.resolve("narnia.csv"), text));
    background.work();
    orders.files().take();
    background.work();
    var file = orders.mending().files.getFirst();
    assertThat(orders.mending().offer().get()).isNull();
    orders.mending().mend(file, file.bad().getFirst(), Map.of(2, Map.of(6, "US")));
    background.work();
    assertThat(Objects.requireNonNull(orders.mending().offer().get()).count()).isEqualTo(2);
    orders.mending().mendOthers();
    background.work();
    assertThat(orders.rows()).hasSize(3);
    assertThat(orders.mending().count.get()).isEqualTo(1);
    assertThat(orders.mending().offer().get()).isNull();
  }

  @Test
  void searchingAndTabsNarrowTheList() throws IOException {
    take();
    orders.query().set("peña");
    assertThat(orders.shown()).hasSize(OrdersFile.GOOD / 5);
    orders.query().set("web-10007");
    assertThat(orders.shown())
        .singleElement()
        .satisfies(row -> assertThat(row.number()).isEqualTo("WEB-10007"));
    orders.tab().set(Tab.SHIPPED);
    assertThat(orders.shown()).isEmpty();
  }

  @Test
  void heldOrdersAreNotBoughtAndCancelledOnesCanBeReopened() throws IOException {
    take();
    orders.selected().setAll(orders.shown().getFirst());
    orders.hold("ask first");
    background.work();
    assertThat(orders.counts()).containsEntry(Tab.HELD, 1);
    orders.tab().set(Tab.HELD);
    orders.selected().setAll(orders.shown());
    assertThat(orders.shippable()).isEmpty();
    orders.cancel();
    background.work();
    orders.tab().set(Tab.CANCELLED);
    orders.selected().setAll(orders.shown());
    orders.reopen();
    background.work();
    assertThat(orders.counts()).containsOnlyKeys(Tab.TO_SHIP);
  }

  @Test
  void holdingManyIsUndoneAndSoIsReleasingThem() throws IOException {
    take();
    orders.selected().setAll(orders.shown().subList(0, 3));
    orders.hold("count first");
    background.work();
    assertThat(orders.counts()).containsEntry(Tab.HELD, 3);
    orders.tab().set(Tab.HELD);
    orders.selected().setAll(orders.shown());
    orders.release();
    background.work();
    assertThat(orders.counts()).doesNotContainKey(Tab.HELD);
    orders.changes().undo();
    background.work();
    assertThat(orders.counts()).containsEntry(Tab.HELD, 3);
    assertThat(Objects.requireNonNull(orders.shown().getFirst().reason()).sentence())
        .isEqualTo("count first");
    orders.changes().undo();
    background.work();
    assertThat(orders.counts()).doesNotContainKey(Tab.HELD);
  }

  @Test
  void shipThisTakesTheOrderToTheShipScreen() throws IOException {
    take();
    orders.selected().setAll(orders.shown().getFirst());
    orders.shipThis();
    assertThat(navigation)
        .containsExactly(new NavigationRequest.ShipOrder(orders.shown().getFirst().id()));
  }

  @Test
  void whatChangesElsewhereAppearsByItself() throws IOException {
    take();
    var first = orders.rows().getFirst();
    var engine = opening.get();
    engine
        .ordering()
        .orders()
        .hold(
            engine.accounts().workspaces().bySlug("demo").orElseThrow().ownCaller(),
            first.id(),
            Message.said("from elsewhere"));
    await()
        .until(
            () -> {
              background.pass(A_WHILE);
              return orders.rows().getFirst().state() == OrderState.HELD;
            });
  }
}
