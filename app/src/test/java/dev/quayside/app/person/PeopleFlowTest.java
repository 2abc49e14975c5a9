package dev.quayside.app.person;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.engine.OpeningEngine;
import dev.quayside.app.i18n.Language;
import dev.quayside.app.i18n.Texts;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.screen.settings.SettingsScreen;
import dev.quayside.app.screen.settings.audit.AuditModel;
import dev.quayside.app.screen.settings.audit.Span;
import dev.quayside.app.screen.settings.people.PeopleModel;
import dev.quayside.app.theme.Appearance;
import dev.quayside.app.window.PictureBook;
import dev.quayside.app.window.TestWindow;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.account.user.User;
import dev.quayside.engine.base.identity.PersonRole;
import dev.quayside.engine.shipping.shipment.BoughtBy;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;

/// People at the window, on the real engine: set up by the owner, signed in by keyboard alone and
/// by scanner alone, changed by one scan, locked out, and kept from what a packer may not do.
class PeopleFlowTest {

  private static final String BADGE = "EMP-0042-BEN";

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  private final FxRobot robot = new FxRobot();

  @SuppressWarnings("NullAway.Init")
  private TestWindow window;

  @ParameterizedTest
  @CsvSource({
    "LIGHT, ENGLISH, 1280, 800",
    "DARK, SPANISH, 1024, 700",
    "LIGHT, SPANISH, 1920, 980",
  })
  void peopleAreSetUpSignInAndChangeWithoutLosingAnything(
      Appearance appearance, Language language, int width, int height) throws Exception {
    var name = "people-" + appearance.wire() + "-" + language.code() + "-" + width + "-";
    var engine = new OpeningEngine(() -> Engine.open(EngineOptions.at(data).withPinRounds(1_000)));
    try (var opened = TestWindow.open(data, engine, appearance, language, width, height)) {
      engine.begin();
      window = opened;
      window.untilRates();
      assertThat(node("#sign-in").isVisible()).as("without people nothing asks").isFalse();
      assertThat(node("#person").isVisible()).isFalse();
      setUp(name);
      packerSwitchesInByOneScan(name);
      whoDidWhat(name, language);
      locked(name);
    }
  }

  private void setUp(String name) throws Exception {
    go("settings.people");
    var model = window.settings(PeopleModel.class);
    TestWindow.until(() -> !model.busy().get() && model.form().role.get() == PersonRole.OWNER);
    add(model, "Ana", "4711", null);
    TestWindow.until(() -> node("#person").isVisible());
    assertThat(node("#sign-in").isVisible()).as("who adds the first one is that one").isFalse();
    add(model, "Ben", "2222", BADGE);
    add(model, "Carla", "3333", null);
    TestWindow.onWindowThread(() -> model.people().choose(model.people().items.getFirst()));
    PictureBook.add(window, name + "settings");
    TestWindow.onWindowThread(() -> model.rules().limit.set("1"));
    TestWindow.onWindowThread(() -> model.rules().pause.set("0"));
    TestWindow.onWindowThread(model::saveRules);
    assertThat(model.wrongRules().get()).hasSize(1);
    TestWindow.onWindowThread(() -> model.rules().pause.set("5"));
    TestWindow.onWindowThread(model::saveRules);
    TestWindow.until(() -> !model.busy().get() && model.wrongRules().get().isEmpty());
  }

  private void add(PeopleModel model, String person, String pin, @Nullable String badge)
      throws Exception {
    TestWindow.onWindowThread(
        () -> {
          model.form().name.set(person);
          model.form().pin.set(pin);
          model.form().again.set(pin + "1");
          assertThat(model.form().violations()).hasSize(1);
          model.form().again.set(pin);
          model.form().badge.set(Objects.requireNonNullElse(badge, ""));
          model.editing().save();
        });
    TestWindow.until(() -> !model.busy().get() && names(model.people().items).contains(person));
  }

  private static List<String> names(List<User> people) {
    return people.stream().map(User::name).toList();
  }

  /// From the owner's settings, by the scanner alone.
  private void packerSwitchesInByOneScan(String name) throws Exception {
    TestWindow.onWindowThread(() -> window.type("#person-name", "half ty"));
    TestWindow.onWindowThread(() -> node("#person-name").requestFocus());
    scan(BADGE);
    TestWindow.until(() -> "Ben".equals(present()));
    assertThat(window.places()).doesNotContain(Place.SETTINGS);
    assertThat(window.shell().place.get()).isEqualTo(Place.SHIP);
    assertThat(node("#wallet").isVisible()).isFalse();
    PictureBook.add(window, name + "packer");
    TestWindow.onWindowThread(() -> window.shell().place.set(Place.PRINTERS));
    assertThat(new FxRobot().lookup("#printers-add").tryQuery())
        .as("setting printers up")
        .isEmpty();
    PictureBook.add(window, name + "packer-printers");
    TestWindow.onWindowThread(() -> window.shell().place.set(Place.SHIP));
    buyAndLookAtVoid();
    TestWindow.onWindowThread(() -> robot.lookup("#person").<Button>query().fire());
    TestWindow.until(() -> isFocused("sign-in-names"));
    PictureBook.add(window, name + "sign-in");
    byKeyboard("Ana", "4711");
    TestWindow.until(() -> "Ana".equals(present()));
    assertThat(node("#sign-in").isVisible()).isFalse();
    go("settings.people");
    assertThat(((TextInputControl) node("#person-name")).getText()).isEqualTo("half ty");
  }

  private void buyAndLookAtVoid() throws Exception {
    TestWindow.onWindowThread(() -> window.ship().buy());
    window.untilBought();
    assertThat(window.ship().label().shipment().get())
        .extracting(Shipment::boughtBy)
        .extracting(BoughtBy::name)
        .isEqualTo("Ben");
    assertThat(window.ship().label().voidable().get()).as("above the owner's limit").isFalse();
    assertThat(robot.lookup("#ship-void").tryQuery()).isEmpty();
    TestWindow.onWindowThread(() -> window.ship().next());
  }

  private void byKeyboard(String person, String pin) throws Exception {
    ListView<Member> list = robot.lookup("#sign-in-names").query();
    robot.type(KeyCode.HOME);
    for (int i = 0; i < 3 && !person.equals(chosen(list)); i++) {
      robot.type(KeyCode.DOWN);
    }
    assertThat(chosen(list)).isEqualTo(person);
    robot.type(KeyCode.ENTER);
    TestWindow.until(() -> isFocused("sign-in-pin"));
    robot.write(pin).type(KeyCode.ENTER);
  }

  private static String chosen(ListView<Member> list) throws Exception {
    return TestWindow.onWindowThread(
        () -> {
          var one = list.getSelectionModel().getSelectedItem();
          return one == null ? "" : one.user().name();
        });
  }

  private void whoDidWhat(String name, Language language) throws Exception {
    go("settings.audit");
    var model = window.settings(AuditModel.class);
    TestWindow.until(() -> model.people.size() == 3 && !model.busy().get());
    PictureBook.add(window, name + "audit");
    TestWindow.onWindowThread(
        () -> model.person.set(model.persons.get(1))); // who bought most labels
    TestWindow.onWindowThread(() -> model.kind.set(Optional.of("label.created")));
    assertThat(model.acts()).extracting(act -> act.entry().userName()).containsExactly("Ben");
    var file = data.resolve("audit.csv");
    TestWindow.onWindowThread(() -> model.export(file));
    TestWindow.until(() -> !model.busy().get());
    assertThat(Files.readAllLines(file)).hasSize(2);
    TestWindow.onWindowThread(() -> model.query.set("no such thing"));
    assertThat(model.acts()).isEmpty();
    var desk = window.engine().get().installation().stations().own().name();
    var bought = new Texts(language).find("audit.label.created").orElseThrow();
    for (var typed : List.of("so-10482", "vh0000", desk, bought, bought + " so-10482 " + desk)) {
      TestWindow.onWindowThread(() -> model.query.set(typed));
      assertThat(model.acts()).as(typed).hasSize(1);
    }
    TestWindow.onWindowThread(() -> model.kind.set(Optional.empty()));
    TestWindow.onWindowThread(() -> model.person.set(Optional.empty()));
    TestWindow.onWindowThread(() -> model.query.set("carla"));
    assertThat(model.acts())
        .extracting(act -> act.entry().action())
        .containsExactly("user.created");
    TestWindow.onWindowThread(() -> model.query.set(""));
    TestWindow.onWindowThread(() -> model.span.set(new Span(null, 2, 1)));
    TestWindow.until(() -> !model.busy().get() && model.acts().isEmpty());
  }

  private void locked(String name) throws Exception {
    TestWindow.onWindowThread(() -> robot.lookup("#person").<Button>query().fire());
    TestWindow.until(() -> isFocused("sign-in-names"));
    byKeyboard("Carla", "0000");
    for (int i = 0; i < 4; i++) {
      TestWindow.until(
          () -> node("#sign-in-told").isVisible() && !node("#sign-in-enter").isDisabled());
      scan("0000");
    }
    TestWindow.until(() -> told().matches("(?s).*\\d:\\d\\d.*"));
    TestWindow.until(() -> !node("#sign-in-enter").isDisabled());
    assertThat(told()).contains("Carla");
    PictureBook.add(window, name + "locked");
    scan(BADGE);
    TestWindow.until(() -> "Ben".equals(present()) && !node("#sign-in").isVisible());
  }

  private String told() {
    return robot.lookup("#sign-in-told").<Label>query().getText();
  }

  /// As a scanner types, wherever the focus is.
  private void scan(String code) throws Exception {
    TestWindow.onWindowThread(
        () -> {
          for (var letter : code.split("")) {
            fire(KeyEvent.KEY_TYPED, letter, KeyCode.UNDEFINED);
          }
          fire(KeyEvent.KEY_PRESSED, "", KeyCode.ENTER);
          fire(KeyEvent.KEY_RELEASED, "", KeyCode.ENTER);
        });
  }

  private void fire(EventType<KeyEvent> type, String letter, KeyCode key) {
    Event.fireEvent(
        window.stage().getScene().getFocusOwner(),
        new KeyEvent(type, letter, letter, key, false, false, false, false));
  }

  private String present() {
    return robot.lookup("#person").<Button>query().getText();
  }

  private void go(String section) throws Exception {
    TestWindow.onWindowThread(() -> window.shell().place.set(Place.SETTINGS));
    TestWindow.onWindowThread(() -> window.screen(SettingsScreen.class).model().open(section));
    window.drawn();
  }

  private boolean isFocused(String id) {
    var owner = window.stage().getScene().getFocusOwner();
    return owner != null && id.equals(owner.getId());
  }

  private Node node(String selector) {
    return robot.lookup(selector).query();
  }
}
