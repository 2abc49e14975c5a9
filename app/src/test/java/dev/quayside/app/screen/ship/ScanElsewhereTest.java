package dev.quayside.app.screen.ship;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.address.AddressForm.Line;
import dev.quayside.app.notice.Notice;
import dev.quayside.app.screen.ship.label.LabelModel.Stage;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// What is scanned on Orders, Printers and the other screens: nothing is dropped in silence.
class ScanElsewhereTest extends ScannerOnEngine {

  private final List<String> heard = new ArrayList<>();
  private final AtomicBoolean listsLabels = new AtomicBoolean();

  @SuppressWarnings("NullAway.Init")
  private ScanElsewhere reader;

  @BeforeEach
  void anOrder() {
    TestOrders.add(engine.engine(), "SO-7");
    reader = new ScanElsewhere(ship.scan(), told, () -> heard.add("Ship"), listsLabels::get);
  }

  @Test
  void anOrderIsOpenedOnShip() {
    submit(" so-7 ");
    assertThat(heard).containsExactly("Ship");
    assertThat(ship.to().line(Line.NAME).get()).isEqualTo("Bob Buyer");
    assertThat(ship.scan().state().get().key()).isEqualTo("ship.scan.loaded");
  }

  @Test
  void aCodeOfNothingIsToldWhereItWasScanned() {
    submit("NEVER-HEARD-OF");
    assertThat(heard).isEmpty();
    assertThat(told.notices)
        .containsExactly(Notice.attention("ship.scan.unknown", "NEVER-HEARD-OF"));
  }

  @Test
  void aBadgeSignsInAndTheScreenStays() {
    ship.scan()
        .know(
            (code, known, unknown) -> {
              heard.add("badge " + code);
              known.run();
            });
    submit("badge-of-ann");
    assertThat(heard).containsExactly("badge badge-of-ann");
    assertThat(told.notices).isEmpty();
  }

  @Test
  void aCommandIsToldAndBuysNothingThatIsNotInView() {
    submit("QS:BUY");
    assertThat(heard).isEmpty();
    assertThat(shipments()).isZero();
    assertThat(told.notices).containsExactly(Notice.attention("ship.elsewhere.command", "QS:BUY"));
  }

  @Test
  void aFieldThatHasTheFocusKeepsWhatIsNoOrder() {
    ask("BERLIN");
    assertThat(heard).containsExactly("unknown");
    ask("SO-7");
    assertThat(heard).containsExactly("unknown", "known", "Ship");
  }

  @Test
  void aLabelIsLeftToTheSearchOfAScreenThatListsLabels() {
    scan("QS:BUY");
    var bought = Objects.<Shipment>requireNonNull(ship.label().shipment().get());
    ship.next();
    listsLabels.set(true);
    ask(bought.trackingNumber().orElseThrow());
    assertThat(heard).containsExactly("unknown");
    assertThat(ship.label().stage().get()).isEqualTo(Stage.NONE);
    listsLabels.set(false);
    ask(bought.trackingNumber().orElseThrow());
    assertThat(heard).containsExactly("unknown", "known", "Ship");
    assertThat(ship.label().stage().get()).isEqualTo(Stage.BOUGHT);
  }

  private void submit(String code) {
    reader.submit(code);
    background.work();
  }

  private void ask(String code) {
    reader.submitIfKnown(code, () -> heard.add("known"), () -> heard.add("unknown"));
    background.work();
  }
}
