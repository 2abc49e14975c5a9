package dev.quayside.app.screen.settings.brand;

import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.screen.settings.AskingModel;
import dev.quayside.app.screen.settings.brand.BrandGateway.Looks;
import dev.quayside.app.task.Background;
import dev.quayside.engine.customer.branding.BrandLogo;
import dev.quayside.engine.customer.branding.Branding;
import dev.quayside.engine.customer.branding.BrandingDraft;
import dev.quayside.engine.customer.branding.Colour;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/// The shop's look while it is edited.
public final class BrandModel extends AskingModel {

  private final BrandGateway gateway;
  private final Notices notices;
  public final StringProperty shopName = new SimpleStringProperty("");
  public final StringProperty supportEmail = new SimpleStringProperty("");
  public final StringProperty supportUrl = new SimpleStringProperty("");

  /// The lines of the return address.
  public final StringProperty returnAddress = new SimpleStringProperty("");

  public final StringProperty trackingSite = new SimpleStringProperty("");

  /// The time zone, `Area/City`; empty for that of the place a parcel leaves from.
  public final StringProperty timeZone = new SimpleStringProperty("");

  public final ObjectProperty<Colour> accent = new SimpleObjectProperty<>(Branding.FIRST_ACCENT);

  /// The text colour on the accent colour, unless it is chosen automatically.
  public final ObjectProperty<Colour> text = new SimpleObjectProperty<>(Colour.WHITE);

  /// Whether the text colour is chosen automatically: black or white, whichever reads better.
  public final BooleanProperty textIsChosen = new SimpleBooleanProperty(true);

  private final ReadOnlyObjectWrapper<@Nullable BrandLogo> logo = new ReadOnlyObjectWrapper<>();

  public BrandModel(Background background, BrandGateway gateway, Notices notices) {
    super(background);
    this.gateway = gateway;
    this.notices = notices;
  }

  public ReadOnlyObjectProperty<@Nullable BrandLogo> logo() {
    return logo.getReadOnlyProperty();
  }

  /// The text colour on the accent colour now.
  public Colour onAccent() {
    return textIsChosen.get() ? accent.get().text() : text.get();
  }

  /// Whether the text is readable on the accent colour.
  public boolean isReadable() {
    return onAccent().isReadableOn(accent.get());
  }

  @Override
  public void refresh() {
    asking.ask(gateway::looks, this::show);
  }

  public void save() {
    var draft =
        new BrandingDraft(
            shopName.get(),
            accent.get().hex(),
            textIsChosen.get() ? null : text.get().hex(),
            supportEmail.get(),
            supportUrl.get(),
            List.of(returnAddress.get().split("\\R")),
            trackingSite.get(),
            timeZone.get());
    asking.ask(() -> gateway.keep(draft), this::saved);
  }

  public void chooseLogo(Path file) {
    asking.ask(() -> gateway.keepLogo(file), looks -> logo.set(looks.logo()));
  }

  public void removeLogo() {
    asking.ask(gateway::removeLogo, looks -> logo.set(looks.logo()));
  }

  private void saved(Looks looks) {
    show(looks);
    notices.tell(Notice.done("settings.brand.saved"));
  }

  private void show(Looks looks) {
    var branding = looks.branding();
    shopName.set(branding.shopName());
    accent.set(branding.accent());
    textIsChosen.set(branding.text() == null);
    text.set(branding.onAccent());
    supportEmail.set(Objects.requireNonNullElse(branding.supportEmail(), ""));
    supportUrl.set(Objects.requireNonNullElse(branding.supportUrl(), ""));
    returnAddress.set(String.join("\n", branding.returnLines()));
    trackingSite.set(Objects.requireNonNullElse(branding.trackingSite(), ""));
    var zone = branding.timeZone();
    timeZone.set(zone == null ? "" : zone.getId());
    logo.set(looks.logo());
  }
}
