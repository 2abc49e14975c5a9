package dev.quayside.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.notice.KeptNotices;
import dev.quayside.app.screen.settings.brand.BrandGateway;
import dev.quayside.app.screen.settings.brand.BrandModel;
import dev.quayside.app.screen.settings.mail.MailGateway;
import dev.quayside.app.screen.settings.mail.MailModel;
import dev.quayside.engine.customer.branding.Colour;
import dev.quayside.engine.customer.email.template.EmailTrigger;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/// Branding and e-mail in the settings, on a real engine, without the toolkit.
class LooksAndLettersTest extends EngineTest {

  private final List<URI> opened = new ArrayList<>();
  private final KeptNotices notices = new KeptNotices();

  @Test
  void aColourThatCannotBeReadIsToldBeforeAndRefusedAfter() throws Exception {
    var model = new BrandModel(background, new BrandGateway(place), notices);
    model.refresh();
    background.work();
    assertThat(model.shopName.get()).isEqualTo("Demo");
    model.accent.set(new Colour(0xffe08a));
    assertThat(model.onAccent()).isEqualTo(Colour.BLACK);
    model.textIsChosen.set(false);
    model.text.set(Colour.WHITE);
    assertThat(model.isReadable()).isFalse();
    model.save();
    background.work();
    assertThat(String.valueOf(model.problem().get())).contains("textColor");
    model.textIsChosen.set(true);
    model.returnAddress.set("Dock 7\n\nPier 3");
    model.save();
    background.work();
    assertThat(model.problem().get()).isNull();
    assertThat(model.returnAddress.get()).isEqualTo("Dock 7\nPier 3");

    var noPicture = Files.writeString(data.resolve("logo.png"), "no picture");
    model.chooseLogo(noPicture);
    background.work();
    assertThat(String.valueOf(model.problem().get())).contains("no picture");
    assertThat(model.logo().get()).isNull();
  }

  @Test
  void aTemplateIsShownWhileItIsTypedAndAMistakeIsNamed() throws Exception {
    var model = new MailModel(background, new MailGateway(place), notices, opened::add).templates();
    model.load();
    background.work();
    assertThat(Objects.requireNonNull(model.preview().get()).email().subject())
        .isEqualTo("Your parcel from Demo is on its way");
    model.subject.set("{shopName}: {trackingNumer}");
    model.text.set("Hello {recipientName}");
    background.work();
    assertThat(String.valueOf(model.mistake().get())).contains("{trackingNumer}");
    model.subject.set("{shopName}!");
    background.work();
    assertThat(model.mistake().get()).isNull();
    assertThat(Objects.requireNonNull(model.preview().get()).email().text())
        .isEqualTo("Hello Robin");
    model.html.set("<h1>Ahoy {recipientName}</h1>");
    background.work();
    model.open();
    background.work();
    assertThat(Files.readString(Path.of(opened.getFirst())))
        .contains("<h1>Ahoy Robin</h1>", "Content-Security-Policy");
    model.save();
    background.work();
    assertThat(model.own().get()).isTrue();
    model.trigger.set(EmailTrigger.DELIVERED);
    background.work();
    assertThat(model.own().get()).isFalse();
    model.trigger.set(EmailTrigger.SHIPPED);
    background.work();
    model.reset();
    background.work();
    assertThat(model.subject.get()).contains("is on its way");
  }

  @Test
  void aServerThatIsNotThereIsToldAndThePasswordIsKept() {
    var model = new MailModel(background, new MailGateway(place), notices, opened::add);
    model.refresh();
    background.work();
    assertThat(model.sandbox().get()).isTrue();
    assertThat(model.enabled.get()).isFalse();
    model.host.set("127.0.0.1");
    model.port.set("9");
    model.username.set("shop");
    model.password.set("secret");
    model.from.set("post@shop.example");
    model.testAddress.set("me@shop.example");
    model.sendTest();
    background.work();
    assertThat(String.valueOf(model.problem().get()))
        .contains("127.0.0.1:9 cannot be reached")
        .doesNotContain("secret");
    model.refresh();
    background.work();
    assertThat(model.hasPassword().get()).isTrue();
    assertThat(model.password.get()).isEmpty();
  }
}
