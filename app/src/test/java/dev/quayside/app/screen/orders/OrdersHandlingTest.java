package dev.quayside.app.screen.orders;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.sample.Sample;
import dev.quayside.app.screen.ship.TestOrders;
import dev.quayside.app.theme.Appearance;
import dev.quayside.app.window.PictureBook;
import dev.quayside.app.window.TestWindow;
import dev.quayside.engine.account.payor.KeptPayorDraft;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.order.OrderDetails;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.location.LocationDraft;
import dev.quayside.engine.parcel.option.ReferenceKind;
import dev.quayside.engine.parcel.option.ShipmentReference;
import dev.quayside.engine.platform.idempotency.RequestKey;
import java.nio.file.Path;
import java.util.Objects;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;

/// Weight, service and signature of many orders at once, in the real window. Its pictures are in
/// `target/screens`.
class OrdersHandlingTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  private static final KeptPayorDraft PAYOR =
      new KeptPayorDraft("Acme", "ups", "1A2B3C", "10001", "US");

  private final FxRobot robot = new FxRobot();

  @ParameterizedTest
  @CsvSource({"LIGHT, ENGLISH, 1280, 800", "DARK, SPANISH, 1024, 700"})
  void whatIsSaidHoldsForTheChosenOrdersAndNoOther(
      Appearance appearance, Language language, int width, int height) throws Exception {
    try (var window = TestWindow.open(data, appearance, language, width, height)) {
      window.untilRates();
      var engine = window.engine().get();
      var model = window.screen(OrdersScreen.class).model();
      var desk = TestOrders.demo(engine);
      var payor = engine.accounts().payors().add(desk, PAYOR, RequestKey.none());
      for (var name : new String[] {"Oakland", "Reno"}) {
        engine.parcels().locations().add(desk, new LocationDraft(name, Sample.SENDER));
      }
      for (var number : new String[] {"H-1", "H-2", "H-3"}) {
        TestOrders.add(engine, number, null);
      }
      TestWindow.onWindowThread(() -> window.shell().place.set(Place.ORDERS));
      TestWindow.until(() -> model.shown().size() == 3);
      TestWindow.onWindowThread(() -> model.selected().setAll(model.shown().subList(0, 2)));
      robot.press(KeyCode.CONTROL).press(KeyCode.SHIFT).type(KeyCode.E);
      robot.release(KeyCode.SHIFT).release(KeyCode.CONTROL);
      TestWindow.until(() -> model.panels().handling().open().get());
      TestWindow.until(() -> robot.lookup("#orders-handling-whole").query().isFocused());
      var size = appearance.wire() + "-" + language.code() + "-" + width;
      robot.write("90000"); // nothing weighs that much
      TestWindow.onWindowThread(() -> model.panels().handling().save());
      TestWindow.until(() -> model.panels().handling().problem().get() != null);
      TestWindow.onWindowThread(() -> model.panels().handling().whole.set("2"));
      TestWindow.onWindowThread(
          () -> {
            var handling = model.panels().handling();
            handling.service.set(handling.choices().get().services().getFirst());
            handling.signature.set(Signature.ADULT);
            handling.shipDate.set(handling.choices().get().days().get(2));
            handling.packaging.set(Packaging.UPS_PAK);
            handling.insured.set("250");
            handling.location.set(handling.choices().get().locations().getLast());
            handling.payor.set(handling.choices().get().payors().getFirst());
            handling.reference.kind.set(ReferenceKind.DEPARTMENT);
            handling.reference.value.set(" Spares ");
          });
      PictureBook.add(window, "orders-handling-" + size);
      robot.clickOn("#orders-handling-save");
      TestWindow.until(() -> !model.panels().handling().open().get());
      for (var number : new String[] {"H-1", "H-2"}) {
        var details = details(window, number);
        assertThat(details.parcel().weightOz()).isEqualByComparingTo("32");
        assertThat(details.parcel().signature()).isEqualTo(Signature.ADULT);
        assertThat(details.service()).isNotNull();
        assertThat(details.dispatch().shipDate()).isNotNull();
        assertThat(details.dispatch().location()).isNotNull();
        assertThat(details.parcel().packaging()).isEqualTo(Packaging.UPS_PAK);
        assertThat(details.parcel().insuredValue()).isEqualTo(Money.usd("250.00"));
        var paid = Objects.requireNonNull(details.billing()).transportOrSender();
        assertThat(paid.payorId()).isEqualTo(payor.id());
        assertThat(details.dispatch().references())
            .containsExactly(new ShipmentReference(ReferenceKind.DEPARTMENT, "Spares"));
      }
      assertThat(details(window, "H-3").parcel().weightOz()).isNull();
      TestWindow.until(
          () -> model.shown().stream().filter(row -> row.weight() != null).count() == 2);
      var weight = Objects.requireNonNull(model.shown().getFirst().weight());
      assertThat(weight.ounces()).isEqualByComparingTo("32");
      assertThat(model.shown().getFirst().wanted())
          .isEqualTo(model.panels().handling().choices().get().services().getFirst().name());
      PictureBook.add(window, "orders-handled-" + size);
      TestWindow.onWindowThread(() -> model.panels().handle());
      TestWindow.until(() -> model.panels().handling().open().get());
      PictureBook.add(window, "orders-handling-empty-" + size);
      TestWindow.onWindowThread(() -> window.shell().zoom(150));
      PictureBook.add(window, "orders-handling-empty-150-" + size);
      robot.clickOn("#orders-undo");
      TestWindow.until(() -> model.shown().stream().allMatch(row -> row.weight() == null));
      assertThat(details(window, "H-2").parcel().weightOz()).isNull();
      assertThat(details(window, "H-1").service()).isNull();
      assertThat(details(window, "H-1").dispatch().shipDate()).isNull();
      assertThat(details(window, "H-1").parcel().insuredValue()).isNull();
      assertThat(details(window, "H-1").billing()).isNull();
    }
  }

  private static OrderDetails details(TestWindow window, String number) {
    var engine = window.engine().get();
    var orders = engine.ordering().orders();
    return orders.byNumber(TestOrders.demo(engine), number).orElseThrow().details();
  }
}
