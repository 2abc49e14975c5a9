package dev.quayside.app.person;

import dev.quayside.app.control.CutWords;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import javafx.scene.control.Button;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Shows in the top bar who has signed in; a click lets another person in. Hidden without people.
public final class PersonView extends Button {

  /// Greatest width in pixels; a longer name is cut.
  private static final double WIDEST = 130;

  private static final double NARROWEST = 72;

  private final Ui ui;

  public PersonView(SignInModel model, Ui ui) {
    super("", new FontIcon(Feather.USER));
    this.ui = ui;
    setId("person");
    setMnemonicParsing(false);
    setMaxWidth(WIDEST);
    getStyleClass().addAll("quiet", "status");
    managedProperty().bind(visibleProperty());
    setOnAction(_ -> model.leave());
    CutWords.whole(this);
    Follow.value(this, model.present(), this::show);
  }

  private void show(@Nullable Member who) {
    setVisible(who != null);
    setText(who == null ? "" : who.user().name());
    setAccessibleText(ui.text("person.spoken", getText()));
    setAccessibleHelp(ui.text("person.switch"));
  }

  @Override
  protected double computeMinWidth(double height) {
    return Math.min(NARROWEST, computePrefWidth(height));
  }
}
