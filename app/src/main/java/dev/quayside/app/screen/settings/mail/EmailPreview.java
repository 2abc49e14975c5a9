package dev.quayside.app.screen.settings.mail;

import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.screen.settings.mail.MailGateway.Preview;
import dev.quayside.engine.customer.branding.BrandLogo;
import dev.quayside.engine.customer.branding.Branding;
import java.io.ByteArrayInputStream;
import javafx.scene.Node;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// An e-mail as a mail program shows it, drawn like the engine's own frame: the shop's colour and
/// logo, the words, the button, and the sender. HTML written by the shop needs a browser.
final class EmailPreview extends VBox {

  private static final double LOGO_WIDTH = 260;
  private static final double LOGO_HEIGHT = 44;

  private final Ui ui;

  EmailPreview(TemplateModel model, Ui ui) {
    this.ui = ui;
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
    var edge = new Region();
    edge.getStyleClass().add("edge");
    edge.setStyle("-fx-background-color" + ":" + branding.accent().hex());
    var sheet = new VBox(edge, paper(preview), foot(preview));
    sheet.getStyleClass().add("sheet");
    var ground = new StackPane(sheet);
    ground.getStyleClass().add("ground");
    getChildren().addAll(head(preview), ground);
  }

  /// The sender and the subject, as a mail list shows them.
  private Node head(Preview preview) {
    var from = Words.of(preview.branding().shopName(), "from");
    var head = new VBox(2, from, Words.wrapped(preview.email().subject(), "subject"));
    head.getStyleClass().add("head");
    return head;
  }

  private Node paper(Preview preview) {
    var branding = preview.branding();
    var paper = new VBox(16);
    paper.getStyleClass().add("paper");
    paper.getChildren().add(mark(branding, preview.logo()));
    if (preview.ownHtml()) {
      paper.getChildren().add(Words.wrapped(ui.text("settings.mail.preview.own"), "own"));
    }
    preview.paragraphs().stream()
        .map(each -> paragraph(each, preview.email().action(), branding))
        .forEach(paper.getChildren()::add);
    return paper;
  }

  private static Node foot(Preview preview) {
    var foot = new VBox(2, Words.wrapped(preview.email().footer()));
    preview.branding().returnLines().forEach(line -> foot.getChildren().add(Words.wrapped(line)));
    foot.getStyleClass().add("foot");
    return foot;
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
    view.setSmooth(true);
    view.setAccessibleText(branding.shopName());
    return view;
  }
}
