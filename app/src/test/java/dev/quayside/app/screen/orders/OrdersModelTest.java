package dev.quayside.app.screen.orders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.app.engine.ChosenWorkspace;
import dev.quayside.app.engine.OpeningEngine;
import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.navigation.NavigationRequest;
import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.screen.orders.batch.BuyQuestion;
import dev.quayside.app.screen.orders.batch.Fallback;
import dev.quayside.app.screen.ship.TestOrders;
import dev.quayside.app.task.StepBackground;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.batch.BatchLimits;
import dev.quayside.engine.order.batch.BatchState;
import dev.quayside.engine.order.batch.PackingSlipOption;
import dev.quayside.engine.order.file.Column;
import dev.quayside.printing.message.Message;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// On a real engine in the sandbox, without the toolkit.
class OrdersModelTest {

  private static final Duration A_WHILE = Duration.ofSeconds(3);

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  private final StepBackground background = new StepBackground();
  private final List<NavigationRequest> navigation = new ArrayList<>();
  private final Told told = new Told();

  @SuppressWarnings("NullAway.Init")
  private OpeningEngine opening;

  @SuppressWarnings("NullAway.Init")
  private OrdersModel orders;

  @BeforeEach
  void open() {
    opening = new OpeningEngine(() -> Engine.open(EngineOptions.at(data)));
    opening.begin();
    orders =
        new OrdersModel(
            background,
            new EngineOrdersGateway(new WorkspaceEngine(opening, new ChosenWorkspace("demo"))),
            told,
            navigation::add,
            () -> {});
    orders.start();
    background.work();
  }

  @AfterEach
  void close() {
    opening.close();
  }

  @Test
  void whetherSlipsArePrintedIsKept() {
    assertThat(orders.batch().slips().get()).isEqualTo(PackingSlipOption.NONE);
    orders.batch().chooseSlips(PackingSlipOption.AFTER);
    background.work();
    var again =
        new OrdersModel(
            background,
            new EngineOrdersGateway(new WorkspaceEngine(opening, new ChosenWorkspace("demo"))),
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
    assertThat(orders.panel().get()).isTrue();
    assertThat(orders.mending().count().get()).isEqualTo(3);
    assertThat(told.notices.getLast().key()).isEqualTo("orders.notice.imported");
  }

  @Test
  void aFileWithoutANeededColumnCannotBeTakenUntilItIsMapped() throws IOException {
    orders.files().open(OrdersFile.write(data));
    background.work();
    orders.files().map(5, null);
    background.work();
    assertThat(orders.files().takeable().get()).isFalse();
    orders.files().map(5, Column.ZIP);
    background.work();
    assertThat(orders.files().takeable().get()).isTrue();
  }

  @Test
  void whatIsNoTableIsSaidInPlace() throws IOException {
    orders.files().open(Files.writeString(data.resolve("no.csv"), "hello"));
    background.work();
    assertThat(orders.files().problem().get()).isNotNull();
    assertThat(orders.files().preview().get()).isNull();
    orders.files().open(data.resolve("gone.csv"));
    background.work();
    assertThat(Objects.requireNonNull(orders.files().problem().get()).message().sentence())
        .contains("cannot be read");
  }

  @Test
  void whereGoodsAreMadeIsAskedForOnceForAllTheirOrders() {
    TestOrders.addAbroad(opening.get(), "DE-1");
    TestOrders.addAbroad(opening.get(), "DE-2");
    orders.goods().load();
    background.work();
    var question = orders.goods().questions().getFirst();
    assertThat(orders.goods().questions()).hasSize(1);
    assertThat(orders.toFix().get()).isEqualTo(2);
    assertThat(orders.goods().answer(question)).isFalse();
    question.origin().set("PT");
    assertThat(orders.goods().answer(question)).isTrue();
    background.work();
    assertThat(orders.toFix().get()).isZero();
    assertThat(told.notices.getLast().key()).isEqualTo("orders.notice.declared");
  }

  @Test
  void aMendedOrderJoinsTheList() throws IOException {
    take();
    var file = orders.mending().files().getFirst();
    orders.mending().mend(file, file.bad().getFirst(), Map.of(202, Map.of(4, "NY")));
    background.work();
    assertThat(orders.rows()).hasSize(OrdersFile.GOOD + 1);
    assertThat(orders.mending().count().get()).isEqualTo(2);
    var again = orders.mending().files().getFirst();
    orders.mending().dismiss(again, again.bad().getFirst());
    background.work();
    assertThat(orders.mending().count().get()).isEqualTo(1);
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
    var file = orders.mending().files().getFirst();
    assertThat(orders.mending().offer().get()).isNull();
    orders.mending().mend(file, file.bad().getFirst(), Map.of(2, Map.of(6, "US")));
    background.work();
    assertThat(Objects.requireNonNull(orders.mending().offer().get()).count()).isEqualTo(2);
    orders.mending().mendOthers();
    background.work();
    assertThat(orders.rows()).hasSize(3);
    assertThat(orders.mending().count().get()).isEqualTo(1);
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
  void ratingPutsThePriceIntoTheLineAndBuysNothing() throws IOException {
    take();
    orders.selected().setAll(orders.shown().subList(0, 5));
    orders.rate();
    background.work();
    assertThat(orders.shown().subList(0, 5))
        .allSatisfy(row -> assertThat(Objects.requireNonNull(row.rated()).price()).isNotNull());
    assertThat(orders.shown().get(5).rated()).isNull();
    assertThat(orders.selected()).hasSize(5);
    assertThat(orders.counts()).containsOnlyKeys(Tab.TO_SHIP);
  }

  @Test
  void theChosenOrdersAreBoughtAndFailuresStayWithTheirReason() throws IOException {
    take();
    orders.fallback().set(Fallback.LEAVE);
    orders.selected().setAll(orders.shown().subList(0, 2));
    orders.buy();
    untilDone();
    assertThat(orders.counts()).containsEntry(Tab.FAILED, 2);
    orders.tab().set(Tab.FAILED);
    assertThat(orders.shown())
        .allSatisfy(row -> assertThat(row.reason()).asString().contains("no rule"));

    orders.fallback().set(Fallback.CHEAPEST);
    orders.selected().clear();
    orders.buy();
    untilDone();
    assertThat(orders.counts()).containsEntry(Tab.SHIPPED, 2).doesNotContainKey(Tab.FAILED);
    orders.tab().set(Tab.SHIPPED);
    assertThat(orders.shown()).allSatisfy(row -> assertThat(row.tracking()).isNotEmpty());

    var saved = data.resolve("shipped.csv");
    orders.export(saved);
    background.work();
    assertThat(Files.readString(saved)).contains(orders.shown().getFirst().tracking());
  }

  @Test
  void aBatchThatCostsMuchIsLookedAtBeforeItsFirstLabel() throws IOException {
    take();
    orders.buy();
    assertThat(question().looking().get()).isTrue();
    orders.buy(); // pressed twice
    background.work();
    var asked = Objects.requireNonNull(question().estimate().get());
    assertThat(asked.labels()).isEqualTo(OrdersFile.GOOD);
    assertThat(asked.bills().getFirst().shortBy()).isPresent();
    assertThat(orders.batch().batch().get()).isNull();
    assertThat(orders.counts()).containsOnlyKeys(Tab.TO_SHIP);
    question().addFunds();
    assertThat(navigation).containsExactly(new NavigationRequest.OpenSettings("settings.wallet"));
    question().confirm();
    background.work();
    assertThat(orders.batch().batch().get()).isNull();
  }

  @Test
  void whatIsWithinTheLimitsIsBoughtAndWhatIsConfirmedIsBoughtOnce() throws IOException {
    take();
    limits(new BatchLimits(2, BigDecimal.valueOf(250)));
    orders.selected().setAll(orders.shown().subList(0, 2));
    orders.buy();
    untilDone();
    assertThat(orders.counts()).containsEntry(Tab.SHIPPED, 2);
    orders.selected().setAll(orders.shown().subList(0, 3));
    orders.buy();
    background.work();
    assertThat(question().estimate().get()).isNotNull();
    orders.selected().setAll(orders.shown().subList(0, 1)); // what was asked about is bought
    question().confirm();
    question().confirm();
    untilDone();
    assertThat(orders.counts()).containsEntry(Tab.SHIPPED, 5);
  }

  @Test
  void whoLeavesTheWorkspaceWhileTheSumIsMadeBuysNothing() throws IOException {
    take();
    orders.selected().setAll(orders.shown().subList(0, 1));
    orders.buy();
    orders.leave();
    background.work();
    var engine = opening.get();
    assertThat(engine.ordering().batches().newest(desk(), 1)).isEmpty();
  }

  @Test
  void aPriceHoldsWhileTheOrderAndTheChoiceAreTheSame() throws IOException {
    take();
    orders.selected().setAll(orders.shown().subList(0, 2));
    orders.rate();
    background.work();
    var first = orders.shown().getFirst();
    opening.get().ordering().orders().hold(desk(), first.id(), Message.said("look"));
    opening.get().ordering().orders().release(desk(), first.id());
    background.pass(A_WHILE);
    assertThat(orders.shown().getFirst().rated()).isNotNull();
    orders.fallback().set(Fallback.FASTEST);
    assertThat(orders.shown().getFirst().rated()).isNull();
    assertThat(orders.selected()).hasSize(2);
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
            engine.workspaces().bySlug("demo").orElseThrow().desk(),
            first.id(),
            Message.said("from elsewhere"));
    await()
        .until(
            () -> {
              background.pass(A_WHILE);
              return orders.rows().getFirst().state() == OrderState.HELD;
            });
  }

  private void take() throws IOException {
    orders.files().open(OrdersFile.write(data));
    background.work();
    orders.files().take();
    background.work();
    assertThat(told.problems).isEmpty();
  }

  private BuyQuestion question() {
    return orders.batch().question();
  }

  private Caller desk() {
    return opening.get().workspaces().bySlug("demo").orElseThrow().desk();
  }

  private void limits(BatchLimits limits) {
    opening.get().ordering().batchEstimates().keep(desk(), limits);
  }

  private void untilDone() {
    background.work();
    await()
        .until(
            () -> {
              background.pass(A_WHILE);
              return Objects.requireNonNull(orders.batch().batch().get()).state()
                  == BatchState.DONE;
            });
    background.pass(A_WHILE);
    assertThat(told.problems).isEmpty();
  }

  private static final class Told implements Notices {
    private final List<Notice> notices = new ArrayList<>();
    private final List<Problem> problems = new ArrayList<>();

    @Override
    public void tell(Notice notice) {
      notices.add(notice);
    }

    @Override
    public void show(Problem problem) {
      problems.add(problem);
    }
  }
}
