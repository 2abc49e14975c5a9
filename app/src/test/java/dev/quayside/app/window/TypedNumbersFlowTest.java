package dev.quayside.app.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.address.AddressForm.Line;
import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.screen.settings.SettingsScreen;
import dev.quayside.app.screen.settings.wallet.WalletModel;
import dev.quayside.app.screen.ship.form.CustomsItemModel.Part;
import dev.quayside.app.theme.Appearance;
import dev.quayside.engine.base.money.Money;
import java.util.Locale;
import java.util.Objects;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Two thousand is not two, at the fields where it is money.
class TypedNumbersFlowTest extends OpenWindow {

  private final Locale before = Locale.getDefault(Locale.Category.FORMAT);

  @BeforeEach
  void inTheUnitedStates() {
    Locale.setDefault(Locale.Category.FORMAT, Locale.US);
  }

  @AfterEach
  void asItWas() {
    Locale.setDefault(Locale.Category.FORMAT, before);
  }

  @Test
  void twoThousandAddedIsTwoThousandInTheLedger() throws Exception {
    open(Language.ENGLISH);
    var wallet = wallet();
    write("#deposit-amount", "2,000");
    robot.type(KeyCode.TAB);
    assertThat(field("#deposit-amount").getText()).isEqualTo("2,000.00");
    PictureBook.add(window, "wallet-two-thousand");
    TestWindow.onWindowThread(() -> robot.lookup("#deposit").queryButton().fire());
    TestWindow.until(() -> field("#deposit-amount").getText().isEmpty() && !wallet.busy().get());
    assertThat(wallet.entries.getFirst().amount()).isEqualTo(Money.usd("2000.00"));
    TestWindow.until(() -> robot.lookup("$2,000.00").tryQuery().isPresent());
    PictureBook.add(window, "wallet-two-thousand-added");
  }

  @Test
  void whatReadsTwoWaysIsRefusedInPlaceAndKept() throws Exception {
    Locale.setDefault(Locale.Category.FORMAT, Locale.of("es", "ES"));
    open(Language.SPANISH);
    var wallet = wallet();
    write("#deposit-amount", "2.000");
    TestWindow.onWindowThread(() -> robot.lookup("#deposit").queryButton().fire());
    TestWindow.until(() -> wallet.problem().get() != null);
    assertThat(field("#deposit-amount").getText()).isEqualTo("2.000");
    PictureBook.add(window, "wallet-two-readings-es");
  }

  @Test
  void aThousandIsInsuredAsAThousand() throws Exception {
    open(Language.ENGLISH);
    write("#parcel-insured", "1,000");
    robot.type(KeyCode.TAB);
    assertThat(field("#parcel-insured").getText()).isEqualTo("1,000.00");
    window.untilRates();
    PictureBook.add(window, "ship-insured-thousand");
    robot.push(KeyCode.CONTROL, KeyCode.ENTER);
    window.untilBought();
    var bought = Objects.requireNonNull(window.ship().label().shipment().get()).consignment();
    assertThat(bought.parcel().insuredValue()).isEqualTo(Money.usd("1000.00"));
  }

  /// Spanish in a country that writes as the window does, and in one that does not.
  @ParameterizedTest
  @CsvSource({"es-MX, '1,200.00', true", "es-ES, '1,200', false"})
  void aDeclaredValueIsReadAsTheCountryWritesItOrRefused(String country, String shown, boolean read)
      throws Exception {
    Locale.setDefault(Locale.Category.FORMAT, Locale.forLanguageTag(country));
    open(Language.SPANISH);
    TestWindow.onWindowThread(() -> window.ship().to().line(Line.COUNTRY).set("CA"));
    TestWindow.until(() -> robot.lookup("#customs-0-value").tryQuery().isPresent());
    write("#customs-0-value", "1,200");
    robot.type(KeyCode.TAB);
    assertThat(field("#customs-0-value").getText()).isEqualTo(shown);
    var item = window.ship().form().customs().items.getFirst();
    assertThat(item.shown.containsKey(Part.VALUE)).isNotEqualTo(read);
    PictureBook.add(window, "ship-customs-value-" + country);
  }

  private void open(Language language) throws Exception {
    window = TestWindow.open(data, Appearance.LIGHT, language, 1280, 800);
    window.untilRates();
  }

  private WalletModel wallet() throws Exception {
    TestWindow.onWindowThread(() -> window.shell().place.set(Place.SETTINGS));
    TestWindow.onWindowThread(
        () -> window.screen(SettingsScreen.class).model().open("settings.wallet"));
    var wallet = window.settings(WalletModel.class);
    TestWindow.until(() -> !wallet.wallets.isEmpty() && !wallet.busy().get());
    return wallet;
  }

  private void write(String selector, String text) throws Exception {
    TestWindow.onWindowThread(() -> field(selector).requestFocus());
    robot.write(text);
  }

  private TextField field(String selector) {
    return robot.lookup(selector).query();
  }
}
