package dev.quayside.app.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.screen.ship.Places;
import dev.quayside.app.screen.ship.form.CustomsItemModel.Part;
import dev.quayside.app.theme.Appearance;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.customs.TaxIdKind;
import dev.quayside.engine.parcel.taxid.KeptTaxId;
import dev.quayside.engine.parcel.taxid.KeptTaxIds;
import java.util.List;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.util.WaitForAsyncUtils;

/// What Ship says under the parcel of payor, box and day while nobody asks for anything, and how it
/// is opened by key.
class SilentOptionsTest extends OpenWindow {

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          ENGLISH, Pays: us · Box: my own · Leaves: today · More, Pays: us · Box: FedEx Pak · Leaves: today
          SPANISH, Paga: nosotros · Caja: propia · Sale: hoy · Más, Paga: nosotros · Caja: Bolsa FedEx Pak · Sale: hoy
          """)
  void oneLineSaysWhoPaysInWhatAndWhen(Language language, String silent, String said)
      throws Exception {
    window = TestWindow.open(data, Appearance.LIGHT, language, 1280, 800);
    window.untilRates();
    assertThat(line().replace('\u00a0', ' ')).isEqualTo(silent);
    options();
    TestWindow.until(() -> isFocused("#parcel-payor"));
    robot.type(KeyCode.TAB); // there is no role to choose for our own account
    WaitForAsyncUtils.waitForFxEvents();
    assertThat(isFocused("#parcel-packaging")).isTrue();
    TestWindow.onWindowThread(() -> window.ship().parcel().packaging.set(Packaging.FEDEX_PAK));
    assertThat(line()).isEqualTo(said);
    options();
    TestWindow.until(() -> isFocused("#scan"));
    assertThat(robot.lookup("#parcel-payor").tryQuery()).isEmpty();
  }

  @Test
  void theNumbersOfTheSettingsThatGoWithADeclarationAreShown() throws Exception {
    window = TestWindow.open(data, Appearance.LIGHT, Language.ENGLISH, 1280, 800);
    window.untilRates();
    var engine = window.engine().get();
    var demo = engine.accounts().workspaces().bySlug("demo").orElseThrow().ownCaller();
    var ioss = new KeptTaxId(TaxIdKind.IOSS, "IM2760000742", null, List.of(), null);
    engine.parcels().taxIds().keep(demo, new KeptTaxIds(List.of(ioss)));
    TestWindow.onWindowThread(() -> window.ship().to().fill(Places.BERLIN));
    TestWindow.onWindowThread(
        () -> {
          var goods = window.ship().form().customs().items.getFirst();
          goods.part(Part.DESCRIPTION).set("Cotton shirts");
          goods.part(Part.QUANTITY).set("1");
          goods.part(Part.VALUE).set("19.90");
          goods.part(Part.WEIGHT).set("4");
          goods.part(Part.ORIGIN).set("US");
        });
    TestWindow.until(() -> window.ship().numbers().sent().get().contains("IM2760000742"));
    TestWindow.until(() -> robot.lookup("#customs-own").query().isVisible());
    assertThat(robot.lookup("#customs-own").<Labeled>query().getText())
        .startsWith("Also sent: ")
        .contains("IOSS");
    // it is of no use in Canada
    TestWindow.onWindowThread(() -> window.ship().to().fill(Places.TORONTO));
    TestWindow.until(() -> !robot.lookup("#customs-own").query().isVisible());
    // a return is the customer's to declare
    TestWindow.onWindowThread(() -> window.ship().to().fill(Places.BERLIN));
    TestWindow.until(() -> robot.lookup("#customs-own").query().isVisible());
    TestWindow.onWindowThread(() -> window.ship().form().returning.set(true));
    TestWindow.until(() -> !robot.lookup("#customs-own").query().isVisible());
  }

  private String line() {
    WaitForAsyncUtils.waitForFxEvents();
    return robot.lookup("#parcel-more").<Labeled>query().getText();
  }

  private void options() {
    robot.press(KeyCode.CONTROL).type(KeyCode.O).release(KeyCode.CONTROL);
    WaitForAsyncUtils.waitForFxEvents();
  }

  private boolean isFocused(String field) {
    return robot.lookup(field).tryQuery().filter(javafx.scene.Node::isFocused).isPresent();
  }
}
