package dev.quayside.app.screen.settings;

import dev.quayside.app.address.AddressForm.Line;
import dev.quayside.app.api.ApiState;
import dev.quayside.app.control.layout.Page;
import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.screen.settings.api.ApiModel;
import dev.quayside.app.screen.settings.brand.BrandModel;
import dev.quayside.app.screen.settings.invoices.InvoicesModel;
import dev.quayside.app.screen.settings.keys.KeysModel;
import dev.quayside.app.screen.settings.lab.LabModel;
import dev.quayside.app.screen.settings.locations.LocationsModel;
import dev.quayside.app.screen.settings.mail.MailModel;
import dev.quayside.app.screen.settings.presets.PresetForm;
import dev.quayside.app.screen.settings.presets.PresetsModel;
import dev.quayside.app.screen.settings.products.ProductsModel;
import dev.quayside.app.screen.settings.rules.ChoiceForm;
import dev.quayside.app.screen.settings.rules.RulesModel;
import dev.quayside.app.screen.settings.wallet.WalletModel;
import dev.quayside.app.screen.settings.webhooks.WebhooksModel;
import dev.quayside.app.screen.settings.workspaces.WorkspacesModel;
import dev.quayside.app.theme.Appearance;
import dev.quayside.app.window.PictureBook;
import dev.quayside.app.window.TestWindow;
import dev.quayside.engine.customer.branding.Colour;
import dev.quayside.engine.customer.email.EmailStatus;
import dev.quayside.engine.customer.email.QueuedEmail;
import dev.quayside.engine.customer.email.template.EmailFaults;
import dev.quayside.engine.customer.email.template.EmailTrigger;
import dev.quayside.engine.parcel.location.Location;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ScrollPane;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Renders the sections of the settings on the real engine to `target/screens`, to be looked at.
class SettingsPicturesTest {

  private static final Path PICTURES = Path.of("target", "screens");
  private static final Path LOGO = PICTURES.resolve("a-logo.png");

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  @ParameterizedTest
  @CsvSource({"LIGHT, ENGLISH, 1280, 800", "DARK, SPANISH, 1024, 700"})
  void everySection(Appearance appearance, Language language, int width, int height)
      throws Exception {
    drawLogo();
    var name = "settings-" + appearance.wire() + "-" + language.code() + "-" + width + "-";
    try (var window = TestWindow.open(data, appearance, language, width, height)) {
      window.untilRates();
      TestWindow.onWindowThread(() -> window.ship().buy());
      window.untilBought();
      TestWindow.onWindowThread(() -> window.shell().place.set(Place.SETTINGS));
      SettingsSeed.addBoxes(window.engine().get());
      SettingsSeed.addRules(window.engine().get());
      SettingsSeed.addProducts(window.engine().get());
      var model = window.screen(SettingsScreen.class).model();
      for (var section : model.sections()) {
        TestWindow.onWindowThread(() -> model.open.set(section));
        TestWindow.until(() -> fill(section));
        PictureBook.add(window, name + section.key().substring("settings.".length()));
        if (model(section) instanceof RulesModel) {
          scrollDown(window, 0.55);
          PictureBook.add(window, name + "rules-form");
          scrollDown(window, 1);
          PictureBook.add(window, name + "rules-trial");
        }
        if (model(section) instanceof BrandModel
            || model(section) instanceof MailModel
            || model(section) instanceof InvoicesModel
            || model(section) instanceof ProductsModel
            || model(section) instanceof WebhooksModel) {
          further(window, name + section.key().substring("settings.".length()));
        }
        if (model(section) instanceof ProductsModel products) {
          var file = Files.writeString(data.resolve("products.csv"), SettingsSeed.PRODUCTS);
          TestWindow.onWindowThread(() -> products.file().open(file));
          TestWindow.until(() -> products.file().preview().get() != null);
          scrollDown(window, 1);
          PictureBook.add(window, name + "products-file");
        }
        if (model(section) instanceof WorkspacesModel workspaces) {
          archiving(window, workspaces, name);
        }
        if (model(section) instanceof InvoicesModel invoices) {
          TestWindow.onWindowThread(() -> invoices.deleting.set(true));
          PictureBook.add(window, name + "invoices-delete");
        }
      }
      shipFromTheOther(window, name);
    }
  }

  private static void archiving(TestWindow window, WorkspacesModel model, String name)
      throws Exception {
    TestWindow.onWindowThread(
        () -> {
          model.chosen.set(model.workspaces.getLast());
          model.archiving.set(true);
        });
    PictureBook.add(window, name + "workspaces-question");
    TestWindow.onWindowThread(model::archive);
    TestWindow.until(() -> model.archived.size() == 1 && !model.busy().get());
    var fold = (Button) window.stage().getScene().lookup("#workspaces-archived");
    TestWindow.onWindowThread(fold::fire);
    scrollDown(window, 1);
    PictureBook.add(window, name + "workspaces-archived");
    TestWindow.onWindowThread(() -> model.bringBack(model.archived.getFirst()));
    TestWindow.until(() -> model.archived.isEmpty() && !model.busy().get());
  }

  private static void shipFromTheOther(TestWindow window, String name) throws Exception {
    TestWindow.onWindowThread(() -> window.shell().place.set(Place.SHIP));
    TestWindow.until(() -> window.ship().sender().locations.size() == 2);
    TestWindow.onWindowThread(() -> window.ship().next());
    TestWindow.onWindowThread(
        () -> comboBox(window).setValue(comboBox(window).getItems().getLast()));
    TestWindow.until(() -> window.ship().from().line(Line.CITY).get().equals("Reno"));
    PictureBook.add(window, name + "ship-from");
  }

  @SuppressWarnings("unchecked") // as SenderView makes it
  private static ComboBox<Location> comboBox(TestWindow window) {
    return (ComboBox<Location>)
        Objects.requireNonNull(window.stage().getScene().lookup("#from-location"));
  }

  /// Nothing there yet, and a form somebody tried to save too early.
  @ParameterizedTest
  @CsvSource({"LIGHT, SPANISH", "DARK, ENGLISH"})
  void nothingYetAndWhatIsWrong(Appearance appearance, Language language) throws Exception {
    var name = "settings-" + appearance.wire() + "-" + language.code() + "-1024-";
    try (var window = TestWindow.open(data, appearance, language, 1024, 700)) {
      window.untilRates();
      TestWindow.onWindowThread(() -> window.shell().place.set(Place.SETTINGS));
      var settings = window.screen(SettingsScreen.class).model();
      for (var section : settings.sections()) {
        if (model(section) instanceof RulesModel rules) {
          TestWindow.onWindowThread(() -> settings.open.set(section));
          TestWindow.until(() -> !rules.busy().get());
          PictureBook.add(window, name + "rules-none");
          TestWindow.onWindowThread(
              () -> {
                rules.form().addCondition();
                rules.form().choice().kind.set(ChoiceForm.Kind.HOLD);
                rules.editing().save();
              });
          scrollDown(window, 0.3);
          PictureBook.add(window, name + "rules-wrong");
        } else if (model(section) instanceof PresetsModel presets) {
          TestWindow.onWindowThread(() -> settings.open.set(section));
          TestWindow.until(() -> !presets.busy().get());
          TestWindow.onWindowThread(
              () -> {
                presets.form().number(PresetForm.Number.LENGTH).set("ten");
                presets.editing().save();
              });
          PictureBook.add(window, name + "presets-wrong");
        }
      }
    }
  }

  /// A mug, and a name of blocks.
  private static void drawLogo() throws IOException {
    var picture = new BufferedImage(480, 120, BufferedImage.TYPE_INT_ARGB);
    var pen = picture.createGraphics();
    pen.setColor(new Color(0x0b5d5e));
    pen.fillRoundRect(10, 20, 80, 80, 20, 20);
    pen.setStroke(new BasicStroke(10));
    pen.drawOval(75, 40, 35, 40);
    pen.setColor(new Color(0xe07a3f));
    for (int i = 0; i < 5; i++) {
      pen.fillRoundRect(150 + i * 62, 30 + 10 * (i % 2), 44, 60, 14, 14);
    }
    pen.dispose();
    Files.createDirectories(PICTURES);
    ImageIO.write(picture, "png", LOGO.toFile());
  }

  /// What is below, a window's height at a time.
  private static void further(TestWindow window, String name) throws Exception {
    var pane = (ScrollPane) window.stage().getScene().lookup("#settings-page");
    double height = pane.getContent().getBoundsInLocal().getHeight();
    double room = pane.getViewportBounds().getHeight();
    int page = 2;
    for (double at = room; at < height; at += room) {
      double value = Math.min(1, at / (height - room));
      TestWindow.onWindowThread(() -> pane.setVvalue(value));
      PictureBook.add(window, name + "-" + page++);
    }
  }

  /// As production has them.
  private static List<QueuedEmail> emails() {
    var at = Instant.parse("2026-11-21T15:04:00Z");
    return List.of(
        new QueuedEmail(
            "let_3",
            "shp_3",
            EmailTrigger.SHIPPED,
            "quirin.wexelblatt@buyer.example",
            EmailStatus.QUEUED,
            2,
            at.plusSeconds(300),
            EmailFaults.UNREACHED.of("smtp.mugharbor.example:587"),
            at),
        new QueuedEmail(
            "let_2",
            "shp_2",
            EmailTrigger.EXCEPTION,
            "nobody@buyer.example",
            EmailStatus.FAILED,
            1,
            null,
            EmailFaults.WITH_REPLY.of(EmailFaults.REFUSED, "550 5.1.1 no such user here"),
            at.minusSeconds(600)),
        new QueuedEmail(
            "let_1",
            "shp_1",
            EmailTrigger.OUT_FOR_DELIVERY,
            "bob@buyer.example",
            EmailStatus.SENT,
            1,
            null,
            null,
            at.minusSeconds(3600)));
  }

  private static Object model(Section section) {
    return section instanceof ModelSection<?> shown ? shown.model() : section;
  }

  /// Brings a section into a state worth a look; true once it is.
  private static boolean fill(Section section) {
    return switch (model(section)) {
      case KeysModel model -> {
        if (model.keys.size() < 2 && !model.busy().get()) {
          model.name.set(model.keys.isEmpty() ? "" : "Shopify");
          model.create();
        }
        yield model.keys.size() > 1 && !model.busy().get();
      }
      case WebhooksModel model -> {
        if (model.webhooks.isEmpty() && !model.busy().get()) {
          model.form().url.set("http://127.0.0.1:9/orders/hook");
          model.save();
        } else if (!model.webhooks.isEmpty() && model.chosen.get() == null) {
          model.chosen.set(model.webhooks.getFirst());
          model.test();
        }
        var deliveries = model.deliveries();
        if (!deliveries.rows.isEmpty() && deliveries.chosen.get() == null) {
          deliveries.chosen.set(deliveries.rows.getFirst());
        }
        yield !deliveries.body.get().isEmpty() && !model.busy().get();
      }
      case InvoicesModel model -> {
        if (model.invoices.isEmpty() && !model.busy().get()) {
          model.carrier.set(model.carriers.stream().findFirst());
          model.take(SettingsSeed.invoice(PICTURES));
        }
        yield !model.lines.isEmpty() && !model.busy().get();
      }
      case WalletModel model -> !model.entries.isEmpty() && !model.usage.isEmpty();
      case WorkspacesModel model -> !model.workspaces.isEmpty() && !model.busy().get();
      case ApiModel model -> {
        if (!model.busy().get() && !(model.state().get() instanceof ApiState.Answers)) {
          model.refresh();
        }
        yield model.state().get() instanceof ApiState.Answers;
      }
      case BrandModel model -> {
        if (!model.busy().get() && model.shopName.get().equals("Demo")) {
          model.shopName.set("Mug Harbor");
          model.accent.set(new Colour(0x0b5d5e));
          model.supportEmail.set("hello@mugharbor.example");
          model.returnAddress.set("Mug Harbor Returns\nPier 7\nSan Francisco, CA 94111");
          model.save();
        }
        boolean named = model.shopName.get().equals("Mug Harbor");
        if (!model.busy().get() && named && model.logo().get() == null) {
          model.chooseLogo(LOGO);
        }
        yield !model.busy().get() && named && model.logo().get() != null;
      }
      case MailModel model -> {
        if (!model.busy().get() && model.host.get().isEmpty()) {
          model.host.set("smtp.mugharbor.example");
          model.from.set("post@mugharbor.example");
          model.username.set("post@mugharbor.example");
          model.password.set("secret");
          model.save();
        }
        if (!model.busy().get() && model.hasPassword().get() && model.emails.isEmpty()) {
          model.emails.setAll(emails());
        }
        yield !model.busy().get()
            && model.hasPassword().get()
            && model.templates().preview().get() != null;
      }
      case LabModel model -> {
        var state = model.state().get();
        if (state != null && state.clock().ahead().isZero() && !model.busy().get()) {
          model.advance(Duration.ofDays(1));
        }
        yield state != null && !state.clock().ahead().isZero() && !model.busy().get();
      }
      case RulesModel model -> {
        if (model.rules().items.isEmpty() || model.busy().get()) {
          yield false;
        }
        if (model.form().conditions.isEmpty()) {
          model.rules().choose(model.rules().items.getFirst());
          model.edit();
        }
        var trial = model.trial();
        if (!trial.tried().get() && !trial.busy().get()) {
          trial.tryOrders();
        } else if (trial.tried().get() && trial.chosen().get() == null) {
          trial.choose(trial.outcomes.getFirst());
        }
        yield trial.price().get() != null;
      }
      case LocationsModel model -> {
        var items = model.records().items;
        if (items.size() == 2 && model.records().chosen().get() == null) {
          model.records().choose(items.getLast());
          model.editing().open(items.getLast());
        }
        yield items.size() == 2;
      }
      case ProductsModel model -> {
        if (!model.products().items.isEmpty() && model.editing().edited().get() == null) {
          model.products().choose(model.products().items.get(1));
          model.edit();
        }
        yield model.editing().edited().get() != null;
      }
      case PresetsModel model -> !model.presets().items.isEmpty() && !model.busy().get();
      default -> true;
    };
  }

  private static void scrollDown(TestWindow window, double part) throws Exception {
    TestWindow.onWindowThread(
        () ->
            window.stage().getScene().getRoot().lookupAll(".scroll-pane").stream()
                .filter(
                    node -> node instanceof ScrollPane pane && pane.getContent() instanceof Page)
                .forEach(node -> ((ScrollPane) node).setVvalue(part)));
  }
}
