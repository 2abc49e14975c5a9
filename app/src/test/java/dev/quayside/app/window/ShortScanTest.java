package dev.quayside.app.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.screen.ship.ScanState;
import dev.quayside.app.screen.ship.TestOrders;
import dev.quayside.app.theme.Appearance;
import java.time.Duration;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Order numbers of one to three characters, as small shops have them, scanned where the focus is
/// not in the scan field.
class ShortScanTest extends OpenWindow {

  /// A scan that comes before the last one is answered puts the answer off.
  private static final Duration ANSWERED = Duration.ofSeconds(5);

  private final Map<String, String> orders = new HashMap<>();

  @BeforeEach
  void open() throws Exception {
    window = TestWindow.open(data, Appearance.LIGHT, Language.ENGLISH, 1280, 800);
    window.untilRates();
    var engine = window.engine().get();
    for (var number : List.of("7", "42", "M-3")) {
      orders.put(number, TestOrders.add(engine, number).id());
    }
  }

  @Test
  void theyAreLoadedFromTheRatesAndTheirDigitsChooseNothing() throws Exception {
    scanned("M-3", "#rates");
    scanned("42", "#rates");
    scanned("7", "#rates");
    assertThat(window.ship().rates().preference().pick()).isNull();
  }

  @Test
  void aCodeNobodyKnowsGivesTheChosenRateBack() throws Exception {
    var first = window.ship().rates().rows().getFirst();
    until(
        "99",
        "#rates",
        () -> window.ship().rates().choose(1),
        () -> state().key().equals("ship.scan.unknown"));
    assertThat(window.ship().rates().selected().get()).isEqualTo(first);
  }

  @Test
  void theyLeaveNoTraceInAField() throws Exception {
    TestWindow.onWindowThread(() -> field("#parcel-weight").setText("2"));
    scanned("42", "#parcel-weight");
    scanned("7", "#to-company");
    assertThat(field("#to-company").getText()).isEmpty();
  }

  /// It may be a person's, or part of an address.
  @Test
  void whatIsNoOrderStaysInItsField() throws Exception {
    until("8", "#to-company", () -> {}, () -> field("#to-company").getText().endsWith("8"));
    assertThat(window.ship().to().draft().get().name()).isEqualTo("Maya Lindqvist");
    assertThat(state().key()).isEqualTo("ship.scan.ready");
  }

  @Test
  void onEveryOtherScreenTheyOpenTheOrderOnShip() throws Exception {
    var numbers = List.of("7", "42", "M-3");
    int turn = 0;
    for (var screen : EnumSet.complementOf(EnumSet.of(Place.SHIP))) {
      TestWindow.onWindowThread(() -> window.shell().place.set(screen));
      scanned(numbers.get(turn++ % numbers.size()), "#place-orders");
      assertThat(window.shell().place.get()).as("after %s", screen).isEqualTo(Place.SHIP);
    }
  }

  /// Until it is the one in hand: a busy computer may hear it slower than scanners type.
  private void scanned(String number, String where) throws Exception {
    until(
        number,
        where,
        () -> {},
        () -> {
          var part = window.ship().form().part();
          return part != null && part.orderId().equals(orders.get(number));
        });
    window.untilRates();
  }

  private void until(String code, String where, Runnable before, BooleanSupplier done) {
    var again = new AtomicLong(System.nanoTime());
    TestWindow.until(
        () -> {
          if (done.getAsBoolean()) {
            return true;
          }
          if (System.nanoTime() < again.get()) {
            return false;
          }
          again.set(System.nanoTime() + ANSWERED.toNanos());
          before.run();
          var target = Objects.requireNonNull(window.stage().getScene().lookup(where));
          target.requestFocus();
          scan(code, target);
          return false;
        });
  }

  private static void scan(String code, Node target) {
    for (var letter : code.split("")) {
      var key = letter.equals("-") ? KeyCode.MINUS : KeyCode.getKeyCode(letter);
      fire(target, KeyEvent.KEY_PRESSED, "", key);
      fire(target, KeyEvent.KEY_TYPED, letter, KeyCode.UNDEFINED);
      fire(target, KeyEvent.KEY_RELEASED, "", key);
    }
    fire(target, KeyEvent.KEY_PRESSED, "", KeyCode.ENTER);
    fire(target, KeyEvent.KEY_RELEASED, "", KeyCode.ENTER);
  }

  private static void fire(Node target, EventType<KeyEvent> type, String letter, KeyCode key) {
    Event.fireEvent(target, new KeyEvent(type, letter, letter, key, false, false, false, false));
  }

  private TextField field(String selector) {
    return robot.lookup(selector).query();
  }

  private ScanState state() {
    return window.ship().scan().state().get();
  }
}
