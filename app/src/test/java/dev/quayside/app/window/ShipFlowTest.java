package dev.quayside.app.window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.print.PrintState;
import dev.quayside.app.screen.ship.form.ParcelModel.Number;
import dev.quayside.app.screen.ship.label.LabelModel.Stage;
import dev.quayside.app.theme.Appearance;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.shipping.shipment.ShipmentFilter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.util.WaitForAsyncUtils;

/// A person at the keyboard, on the real window and the real engine.
class ShipFlowTest extends OpenWindow {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path paper;

  @BeforeEach
  void open() throws Exception {
    window = TestWindow.open(data, Appearance.LIGHT, Language.ENGLISH, 1000, 700);
    window.untilRates();
  }

  @Test
  void aDoubleClickOnBuyBuysOnce() {
    robot.doubleClickOn("#ship-buy");
    window.untilBought();
    assertThat(shipments()).isEqualTo(1);
  }

  @Test
  void controlEnterTwiceBuysOnceAndTheLabelIsThere() {
    press(KeyCode.CONTROL, KeyCode.ENTER);
    press(KeyCode.CONTROL, KeyCode.ENTER);
    window.untilBought();
    press(KeyCode.CONTROL, KeyCode.ENTER);
    assertThat(shipments()).isEqualTo(1);
    assertThat(robot.lookup("#tracking-number").queryLabeled().getText())
        .isEqualTo(
            Objects.requireNonNull(window.ship().label().shipment().get())
                .trackingNumber()
                .orElseThrow());
  }

  @Test
  void aDigitChoosesARateAndArrowsMoveOn() throws Exception {
    robot.clickOn("#rates");
    robot.type(KeyCode.DIGIT3);
    assertThat(chosen()).isEqualTo(2);
    robot.type(KeyCode.DOWN);
    assertThat(chosen()).isEqualTo(3);
    assertThat(window.ship().rates().selected().get())
        .isEqualTo(window.ship().rates().rows().get(3));
  }

  @Test
  void ratesAreComparedAndTheChosenOneIsBought() throws Exception {
    TestWindow.onWindowThread(() -> robot.lookup("#rates").query().requestFocus());
    robot.type(KeyCode.DIGIT4);
    var wanted = Objects.requireNonNull(window.ship().rates().selected().get()).rate().quote();
    press(KeyCode.CONTROL, KeyCode.ENTER);
    window.untilBought();
    var bought = Objects.requireNonNull(window.ship().label().shipment().get());
    assertThat(bought.serviceName()).isEqualTo(wanted.serviceName());
    assertThat(bought.price()).isEqualTo(wanted.amount());
  }

  /// As it is met: pasted, weighed, measured a moment later. Nobody has chosen anything.
  @Test
  void theCheapestIsChosenAgainWhenTheParcelIsMeasuredLater() throws Exception {
    press(KeyCode.CONTROL, KeyCode.N);
    TestWindow.onWindowThread(
        () -> window.ship().paste("Ann Lee\n350 5th Ave\nNew York, NY 10118"));
    for (var field : List.of("WEIGHT 14", "LENGTH 14", "WIDTH 10", "HEIGHT 8")) {
      var words = field.split(" ", 2);
      TestWindow.onWindowThread(
          () -> window.ship().parcel().number(Number.valueOf(words[0])).set(words[1]));
      TestWindow.until(
          () -> window.ship().rates().rows().isEmpty() || !window.ship().rates().asking().get());
    }
    window.untilRates();
    assertThat(chosen()).isZero();
    assertThat(window.ship().rates().selected().get())
        .isEqualTo(window.ship().rates().rows().getFirst());
  }

  @Test
  void aTickedReturnShowsTheTwoAddressesInEachOthersPlaces() throws Exception {
    var house = window.ship().from().draft().get();
    var customer = window.ship().to().draft().get();
    TestWindow.onWindowThread(() -> robot.lookup("#parcel-return").<CheckBox>query().fire());
    assertThat(robot.lookup("#to-street1").<TextField>query().getText()).isEqualTo(house.street1());
    assertThat(robot.lookup(".sender").queryAllAs(Label.class))
        .anyMatch(label -> label.getText().contains(Objects.requireNonNull(customer.name())));
    window.untilRates();
    press(KeyCode.CONTROL, KeyCode.ENTER);
    window.untilBought();
    var bought = Objects.requireNonNull(window.ship().label().shipment().get()).consignment();
    assertThat(bought.from()).isEqualTo(customer.value());
    assertThat(bought.to()).isEqualTo(house.value());
    PictureBook.add(window, "ship-return-bought");
  }

  @Test
  void aPastedBlockIsSplitOverTheFields() throws Exception {
    TestWindow.onWindowThread(
        () -> {
          var content = new ClipboardContent();
          content.putString("Ann Lee\n350 5th Ave\nSuite 3300\nNew York, NY 10118");
          Clipboard.getSystemClipboard().setContent(content);
        });
    robot.clickOn("#to-name");
    press(KeyCode.CONTROL, KeyCode.V);
    assertThat(robot.lookup("#to-name").<TextField>query().getText()).isEqualTo("Ann Lee");
    assertThat(robot.lookup("#to-zip").<TextField>query().getText()).isEqualTo("10118");
  }

  @Test
  void aWrongFieldSaysSoWhenItIsLeft() {
    robot.clickOn("#to-zip");
    press(KeyCode.CONTROL, KeyCode.A);
    robot.write("802");
    robot.clickOn("#to-city");
    WaitForAsyncUtils.waitForFxEvents();
    assertThat(robot.lookup(".wrong").queryAllAs(Label.class))
        .anyMatch(label -> label.isVisible() && label.getText().startsWith("ZIP code: "));
  }

  @Test
  void aDoubtAboutTheAddressStandsBesideItsFieldAndKeepsNobodyFromBuying() throws Exception {
    TestWindow.onWindowThread(
        () -> {
          window.type("#to-street1", "Wynkoop");
          window.type("#to-street2", "");
        });
    TestWindow.until(() -> isSaid(".doubt", "No house number"));
    assertThat(robot.lookup("#to-street1").<TextField>query().getAccessibleHelp())
        .isEqualTo("No house number");
    press(KeyCode.CONTROL, KeyCode.ENTER);
    window.untilBought();
    press(KeyCode.CONTROL, KeyCode.N);
    assertThat(isSaid(".doubt", "No house number")).isFalse();
  }

  private boolean isSaid(String style, String words) {
    return robot.lookup(style).queryAllAs(Label.class).stream()
        .anyMatch(label -> label.isVisible() && label.getText().equals(words));
  }

  @Test
  void aBoughtLabelGoesToThePrinter() throws IOException {
    window.printsTo("Folder", paper);
    press(KeyCode.CONTROL, KeyCode.ENTER);
    window.untilBought();
    TestWindow.until(() -> isPrinted());
    try (var files = Files.list(paper)) {
      assertThat(files).hasSize(1);
    }
  }

  @Test
  void voidingAsksOnceAndThenShowsTheRefund() {
    press(KeyCode.CONTROL, KeyCode.ENTER);
    window.untilBought();
    robot.clickOn("#ship-void");
    assertThat(window.ship().label().stage().get()).isEqualTo(Stage.BOUGHT);
    robot.clickOn("#void-really");
    TestWindow.until(() -> window.ship().label().stage().get() == Stage.VOIDED);
    press(KeyCode.CONTROL, KeyCode.N);
    assertThat(robot.lookup("#to-name").<TextField>query().getText()).isEmpty();
  }

  @Test
  void thePaletteSwitchesToSpanishAndTheDayGoesOnInIt() {
    press(KeyCode.CONTROL, KeyCode.K);
    robot.write("spa").type(KeyCode.ENTER);
    WaitForAsyncUtils.waitForFxEvents();
    press(KeyCode.CONTROL, KeyCode.K);
    robot.write("español").type(KeyCode.ENTER);
    TestWindow.until(
        () -> robot.lookup("#sandbox-mark").queryLabeled().getText().equals("PRUEBAS"));
    press(KeyCode.CONTROL, KeyCode.ENTER);
    window.untilBought();
    assertThat(robot.lookup(".scan-words").queryLabeled().getText()).startsWith("Comprada");
    robot.clickOn("#ship-void").clickOn("#void-really");
    TestWindow.until(
        () -> robot.lookup(".scan-words").queryLabeled().getText().startsWith("Etiqueta anulada"));
  }

  @Test
  void theSandboxIsUnmistakable() {
    assertThat(robot.lookup("#sandbox-mark").queryLabeled().isVisible()).isTrue();
    assertThat(robot.lookup(".sandbox-strip").queryAll()).hasSize(1);
  }

  @Test
  void theEngineRefusesToWorkOnTheWindowsThread() throws Exception {
    TestWindow.onWindowThread(
        () -> {
          assertThatIllegalStateException().isThrownBy(() -> window.engine().get());
        });
  }

  private int chosen() throws Exception {
    return TestWindow.onWindowThread(
        () -> robot.lookup("#rates").<ListView<?>>query().getSelectionModel().getSelectedIndex());
  }

  private void press(KeyCode modifier, KeyCode key) {
    robot.press(modifier).type(key).release(modifier);
    WaitForAsyncUtils.waitForFxEvents();
  }

  private long shipments() {
    var engine = window.engine().get();
    return engine
        .shipping()
        .shipments()
        .list(
            engine.accounts().workspaces().bySlug("demo").orElseThrow().ownCaller(),
            ShipmentFilter.NONE,
            Page.Request.FIRST)
        .total();
  }

  private boolean isPrinted() {
    var print = window.ship().label().print().get();
    return print != null && print.step() == PrintState.Step.PRINTED;
  }
}
