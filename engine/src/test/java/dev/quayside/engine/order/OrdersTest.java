package dev.quayside.engine.order;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.quayside.engine.PaperCarrier;
import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.addressbook.Contact;
import dev.quayside.engine.order.buyer.ItemOption;
import dev.quayside.engine.order.buyer.OrderMessages;
import dev.quayside.engine.order.file.export.OrderExport;
import dev.quayside.engine.order.packing.OrderShipment;
import dev.quayside.engine.order.packing.Packing;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.shipping.settlement.HandSettlement;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.printing.message.Message;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OrdersTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path directory;

  @SuppressWarnings("NullAway.Init")
  private PaperEngine desk;

  @SuppressWarnings("NullAway.Init")
  private Orders orders;

  @BeforeEach
  void open() {
    desk = PaperEngine.open(directory);
    orders = desk.engine().ordering().orders();
  }

  @AfterEach
  void close() {
    desk.close();
  }

  @Test
  void theSameNumberMakesNoSecondOrder() {
    assertThat(kinds(SampleOrders.order("A-1"), SampleOrders.order("A-2")))
        .containsExactly(OrderIntake.Kind.NEW, OrderIntake.Kind.NEW);
    assertThat(kinds(SampleOrders.order(" a-1 "))).containsExactly(OrderIntake.Kind.SAME);
    assertThat(kinds(SampleOrders.order("A-1", "20"))).containsExactly(OrderIntake.Kind.CHANGED);
    assertThat(orders.list(caller(), OrderFilter.ALL, null, 100)).hasSize(2);
  }

  @Test
  void aBadOrderKeepsAllOfThemOutAndNamesTheField() {
    var bad = new NewOrder("A-2", SampleOrders.details("Bob", "New York", "", "", "16"), null);
    assertThatExceptionOfType(ProblemException.class)
        .isThrownBy(() -> orders.takeIn(caller(), List.of(SampleOrders.order("A-1"), bad)))
        .withMessageContaining("2 fields");
    assertThat(orders.atHand(caller(), 9)).isEmpty();
  }

  @Test
  void pagesFollowEachOtherAndAQueryNarrows() {
    orders.takeIn(
        caller(),
        IntStream.rangeClosed(1, 25).mapToObj(i -> SampleOrders.order("N-" + i)).toList());
    var first = orders.list(caller(), OrderFilter.ALL, null, 10);
    var second = orders.list(caller(), OrderFilter.ALL, first.getLast().id(), 10);
    assertThat(first.getFirst().number()).isEqualTo("N-25");
    assertThat(second.getFirst().number()).isEqualTo("N-15");
    assertThat(orders.list(caller(), new OrderFilter(java.util.Set.of(), "n-24"), null, 10))
        .hasSize(1);
  }

  @Test
  void noNumberOfFinishedOrdersHidesOneThatWaits() {
    var waiting = taken("A-1");
    var held = taken("A-2");
    orders.hold(caller(), held.id(), Message.said("fraud check"));
    var done = IntStream.rangeClosed(3, 6).mapToObj(i -> taken("A-" + i)).toList();
    done.forEach(each -> orders.cancel(caller(), each.id()));
    assertThat(orders.atHand(caller(), 3))
        .extracting(SalesOrder::id)
        .containsExactly(waiting.id(), held.id(), done.getLast().id());
    assertThat(orders.atHand(caller(), 100)).hasSize(6);
  }

  @Test
  void anExportHoldsEveryOrderWhateverAPageHolds() throws IOException {
    orders.takeIn(
        caller(),
        IntStream.rangeClosed(1, 25).mapToObj(i -> SampleOrders.order("N-" + i)).toList());
    var file = new ByteArrayOutputStream();
    int count =
        OrderExport.write(file, before -> orders.list(caller(), OrderFilter.ALL, before, 10));
    assertThat(count).isEqualTo(25);
    assertThat(file.toString(StandardCharsets.UTF_8))
        .startsWith("\uFEFFOrder Number,")
        .contains("\r\nN-25,", "\r\nN-1,")
        .hasLineCount(26);
  }

  @Test
  void anExportTellsWhatTheBuyerWantedAndWrote() throws IOException {
    var details = SampleOrders.order("X-1").details();
    var mug = details.items().getFirst().with(List.of(new ItemOption("Engraving", "FOR ANN")));
    var said = new OrderMessages("Ring twice", "sticker", "Happy birthday!");
    orders.takeIn(
        caller(), List.of(new NewOrder("X-1", details.with(List.of(mug)).with(said), null)));
    var file = new ByteArrayOutputStream();
    OrderExport.write(file, before -> orders.list(caller(), OrderFilter.ALL, before, 10));
    assertThat(file.toString(StandardCharsets.UTF_8))
        .contains(
            ",Items,Options,Notes,Buyer Note,Internal Note,Gift Message,Tags,Assigned To,Staff"
                + " Notes,Billed To\r\n")
        .contains(",2 × MUG-1,MUG-1: Engraving: FOR ANN,,Ring twice,sticker,Happy birthday!");
  }

  @Test
  void aScanFindsItInAnyCase() {
    taken("Web-77");
    assertThat(orders.byNumber(caller(), " WEB-77")).isPresent();
    assertThat(orders.byNumber(other(), "Web-77")).isEmpty();
  }

  @Test
  void whatIsHeldIsNotBoughtUntilReleased() {
    var order = taken("A-1");
    orders.hold(caller(), order.id(), Message.said("fraud check"));
    assertThatExceptionOfType(ProblemException.class)
        .isThrownBy(() -> buy(order))
        .withMessageContaining("release it first");
    assertThat(desk.carrier().bought()).isEmpty();
    orders.release(caller(), order.id());
    buy(order);
    assertThat(orders.get(caller(), order.id()).state()).isEqualTo(OrderState.SHIPPED);
  }

  @Test
  void anOrderIsBoughtOnceAndShipsWithItsLabel() {
    var order = taken("A-1");
    var label = buy(order);
    var shipped = orders.get(caller(), order.id());
    assertThat(shipped.shipment()).isEqualTo(OrderShipment.of(label));
    assertThat(orders.ofShipment(caller(), label.id())).containsExactly(shipped);
    assertThatExceptionOfType(ProblemException.class)
        .isThrownBy(() -> buy(order))
        .satisfies(refused -> assertThat(refused.code()).isEqualTo(ProblemCode.CONFLICT));
    assertThat(desk.carrier().bought()).hasSize(1);
    assertThat(kinds(SampleOrders.order("A-1", "99"))).containsExactly(OrderIntake.Kind.KEPT);
  }

  @Test
  void aVoidedLabelOpensTheOrderAgain() {
    var order = taken("A-1");
    var label = buy(order);
    desk.engine().shipping().voids().cancel(caller(), label.id(), RequestKey.none());
    var again = orders.get(caller(), order.id());
    assertThat(again.state()).isEqualTo(OrderState.OPEN);
    assertThat(again.shipment()).isNull();
    buy(order);
    assertThat(desk.carrier().bought()).hasSize(2);
  }

  @Test
  void whatAPersonKnowsToBeNotBoughtIsOpenAgainAtOnce() {
    desk.carrier().mood(PaperCarrier.Mood.IS_SILENT);
    desk.carrier().forgetful();
    var order = taken("A-1");
    var pending = buy(order);
    assertThat(orders.get(caller(), order.id()).state()).isEqualTo(OrderState.BUYING);
    desk.engine()
        .shipping()
        .settlements()
        .byHand(caller(), pending.id(), new HandSettlement(false, null), RequestKey.none());
    var again = orders.get(caller(), order.id());
    assertThat(again.state()).isEqualTo(OrderState.OPEN);
    assertThat(again.left()).isEqualTo(order.left());
  }

  @Test
  void theAddressBookLearnsAndCompletes() {
    buy(taken("A-1"));
    var book = desk.engine().ordering().addressBook();
    assertThat(book.complete(caller(), Contact.Kind.RECIPIENT, "buy bob", 5))
        .singleElement()
        .satisfies(found -> assertThat(found.address().name()).isEqualTo("Bob Buyer"));
    assertThat(book.complete(caller(), Contact.Kind.RECIPIENT, "uyer", 5)).isEmpty();
    assertThat(book.complete(other(), Contact.Kind.RECIPIENT, "", 5)).isEmpty();
    assertThat(book.usualSender(caller()).orElseThrow().name()).isEqualTo("Ann Sender");
    book.keep(caller(), Contact.Kind.SENDER, PaperEngine.address("Cleo Other", "94105", "CA"));
    assertThat(book.usualSender(caller()).orElseThrow().name()).isEqualTo("Cleo Other");
  }

  private Shipment buy(SalesOrder order) {
    return desk.engine()
        .shipping()
        .purchase()
        .buy(
            caller(),
            PaperEngine.order(),
            orders
                .parcels()
                .taking(
                    caller(),
                    order.id(),
                    Packing.of(order.left()),
                    null,
                    OrderParcels.PieceGate.UNWATCHED),
            RequestKey.none());
  }

  private SalesOrder taken(String number) {
    return orders.takeIn(caller(), List.of(SampleOrders.order(number))).getFirst().order();
  }

  private List<OrderIntake.Kind> kinds(NewOrder... fresh) {
    return orders.takeIn(caller(), List.of(fresh)).stream().map(OrderIntake::kind).toList();
  }

  private Caller caller() {
    return desk.caller();
  }

  private Caller other() {
    return desk.engine().accounts().workspaces().bySlug("main").orElseThrow().ownCaller();
  }
}
