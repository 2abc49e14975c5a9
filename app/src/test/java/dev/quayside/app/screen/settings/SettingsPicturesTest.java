package dev.quayside.app.screen.settings;

import dev.quayside.app.api.ApiState;
import dev.quayside.app.i18n.Language;
import dev.quayside.app.screen.settings.api.ApiSection;
import dev.quayside.app.screen.settings.brand.BrandSection;
import dev.quayside.app.screen.settings.keys.KeysSection;
import dev.quayside.app.screen.settings.lab.LabSection;
import dev.quayside.app.screen.settings.mail.MailSection;
import dev.quayside.app.screen.settings.wallet.WalletSection;
import dev.quayside.app.screen.settings.webhooks.WebhooksSection;
import dev.quayside.app.screen.settings.workspaces.WorkspacesSection;
import dev.quayside.app.shell.Place;
import dev.quayside.app.theme.Appearance;
import dev.quayside.app.window.Png;
import dev.quayside.app.window.TestWindow;
import dev.quayside.engine.branding.Colour;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
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
      TestWindow.onWindowThread(() -> window.shell().place().set(Place.SETTINGS));
      var model = window.screen(SettingsScreen.class).model();
      for (var section : model.sections()) {
        TestWindow.onWindowThread(() -> model.open().set(section));
        TestWindow.until(() -> fill(section));
        save(window, name + section.key().substring("settings.".length()));
        if (section instanceof BrandSection || section instanceof MailSection) {
          further(window, name + section.key().substring("settings.".length()));
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
    var pane = (ScrollPane) window.stage().getScene().lookup(".settings .scroll-pane");
    double height = pane.getContent().getBoundsInLocal().getHeight();
    double room = pane.getViewportBounds().getHeight();
    int page = 2;
    for (double at = room; at < height; at += room) {
      double value = Math.min(1, at / (height - room));
      TestWindow.onWindowThread(() -> pane.setVvalue(value));
      save(window, name + "-" + page++);
    }
  }

  /// Brings a section into a state worth a look; true once it is.
  private static boolean fill(Section section) {
    return switch (section) {
      case KeysSection(var model) -> {
        if (model.keys().isEmpty() && !model.busy().get()) {
          model.create();
        }
        yield !model.keys().isEmpty() && !model.busy().get();
      }
      case WebhooksSection(var model) -> {
        if (model.webhooks().isEmpty() && !model.busy().get()) {
          model.url().set("http://127.0.0.1:9/orders/hook");
          model.create();
        } else if (!model.webhooks().isEmpty() && model.chosen().get() == null) {
          model.chosen().set(model.webhooks().getFirst());
          model.test();
        }
        yield !model.deliveries().isEmpty() && !model.busy().get();
      }
      case WalletSection(var model) -> !model.entries().isEmpty() && !model.usage().isEmpty();
      case WorkspacesSection(var model) -> !model.workspaces().isEmpty() && !model.busy().get();
      case ApiSection(var model) -> {
        if (!model.busy().get() && !(model.state().get() instanceof ApiState.Answers)) {
          model.refresh();
        }
        yield model.state().get() instanceof ApiState.Answers;
      }
      case BrandSection(var model) -> {
        if (!model.busy().get() && model.shopName().get().equals("Demo")) {
          model.shopName().set("Mug Harbor");
          model.accent().set(new Colour(0x0b5d5e));
          model.supportEmail().set("hello@mugharbor.example");
          model.returnAddress().set("Mug Harbor Returns\nPier 7\nSan Francisco, CA 94111");
          model.save();
        }
        boolean named = model.shopName().get().equals("Mug Harbor");
        if (!model.busy().get() && named && model.logo().get() == null) {
          model.chooseLogo(LOGO);
        }
        yield !model.busy().get() && named && model.logo().get() != null;
      }
      case MailSection(var model) -> {
        if (!model.busy().get() && model.host().get().isEmpty()) {
          model.host().set("smtp.mugharbor.example");
          model.from().set("post@mugharbor.example");
          model.username().set("post@mugharbor.example");
          model.password().set("secret");
          model.save();
        }
        yield !model.busy().get()
            && model.hasPassword().get()
            && model.templates().preview().get() != null;
      }
      case LabSection(var model) -> {
        var state = model.state().get();
        if (state != null && state.clock().ahead().isZero() && !model.busy().get()) {
          model.advance(Duration.ofDays(1));
        }
        yield state != null && !state.clock().ahead().isZero() && !model.busy().get();
      }
      default -> true;
    };
  }

  private static void save(TestWindow window, String name) throws Exception {
    Png.write(window.picture(), PICTURES.resolve(name + ".png"));
  }
}
