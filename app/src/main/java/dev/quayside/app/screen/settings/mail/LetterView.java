package dev.quayside.app.screen.settings.mail;

import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Words;
import dev.quayside.app.screen.settings.mail.MailDesk.Preview;
import dev.quayside.engine.branding.BrandLogo;
import dev.quayside.engine.branding.Branding;
import java.io.ByteArrayInputStream;
import javafx.scene.Node;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// A letter much as a mail program shows it: the shop's colour and logo, the words, the button.
final class LetterView extends VBox {

  private static final double LOGO_WIDTH = 200;
  private static final double LOGO_HEIGHT = 36;

  LetterView(TemplateModel model) {
    setId("mail-preview");
    getStyleClass().add("letter");
    Follow.value(this, model.preview(), this::show);
  }

  private void show(@Nullable Preview preview) {
    getChildren().clear();
    if (preview == null) {
      return;
    }
    var branding = preview.branding();
    var paper = new VBox(14);
    paper.getStyleClass().add("paper");
    paper.getChildren().add(mark(branding, preview.logo()));
    preview.paragraphs().stream()
        .map(each -> paragraph(each, preview.letter().action(), branding))
        .forEach(paper.getChildren()::add);
    var edge = new Region();
    edge.getStyleClass().add("edge");
    edge.setStyle("-fx-background-color" + ":" + branding.accent().hex());
    getChildren().addAll(Words.wrapped(preview.letter().subject(), "subject"), edge, paper);
  }

  private static Node paragraph(String text, String action, Branding branding) {
    boolean isLink = text.startsWith("http") && text.indexOf(' ') < 0;
    if (!isLink) {
      return Words.wrapped(text);
    }
    var words = Words.whole(action);
    words.setStyle("-fx-text-fill" + ":" + branding.onAccent().hex());
    var button = new StackPane(words);
    button.getStyleClass().add("letter-button");
    button.setMaxWidth(USE_PREF_SIZE);
    button.setStyle("-fx-background-color" + ":" + branding.accent().hex());
    return button;
  }

  private static Node mark(Branding branding, @Nullable BrandLogo logo) {
    if (logo == null) {
      return Words.of(branding.shopName(), "mark");
    }
    var view = new ImageView(new Image(new ByteArrayInputStream(logo.png())));
    double scale = Math.min(LOGO_WIDTH / logo.width(), LOGO_HEIGHT / logo.height());
    view.setFitWidth(logo.width() * scale);
    view.setPreserveRatio(true);
    view.setAccessibleText(branding.shopName());
    return view;
  }
}
