package dev.quayside.app.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.action.Actions;
import dev.quayside.app.control.Busy;
import dev.quayside.app.control.Choice;
import dev.quayside.app.control.ConfirmStrip;
import dev.quayside.app.control.CountryBox;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.SearchBox;
import dev.quayside.app.control.Switch;
import dev.quayside.app.control.Tone;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.layout.Card;
import dev.quayside.app.control.layout.EmptyState;
import dev.quayside.app.control.layout.FieldRow;
import dev.quayside.app.control.layout.Page;
import dev.quayside.app.control.layout.PageHeader;
import dev.quayside.app.control.layout.SegmentedTabs;
import dev.quayside.app.control.layout.SidePanel;
import dev.quayside.app.i18n.Formats;
import dev.quayside.app.i18n.Language;
import dev.quayside.app.i18n.Texts;
import dev.quayside.app.theme.Appearance;
import dev.quayside.app.theme.Theme;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.printing.message.Message;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.collections.FXCollections;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.kordamp.ikonli.feather.Feather;
import org.testfx.api.FxToolkit;

/// The shared controls on one page, to be looked at in `target/screens`.
class GalleryTest {

  private record Row(int number, String name, Money cost, Instant at, Tone tone) {}

  private static final Instant NOON = Instant.parse("2026-11-23T12:00:00Z");

  @ParameterizedTest
  @EnumSource(
      value = Appearance.class,
      names = {"LIGHT", "DARK"})
  void everyControl(Appearance appearance) throws Exception {
    var stage = FxToolkit.registerPrimaryStage();
    var image =
        TestWindow.onWindowThread(
            () -> {
              Theme.loadFonts();
              var scene = new Scene(new StackPane(), 1280, 800);
              Theme.apply(scene, appearance);
              scene.setRoot(gallery());
              stage.setScene(scene);
              stage.sizeToScene(); // the toolkit's only stage is as large as the last test left it
              stage.show();
              scene.getRoot().applyCss();
              scene.getRoot().layout();
              return scene.snapshot(null);
            });
    Png.write(image, Path.of("target", "screens", "gallery-" + appearance.wire() + ".png"));
    TestWindow.onWindowThread(stage::hide);
    assertThat(image.getWidth()).isEqualTo(1280);
  }

  private static StackPane gallery() {
    var texts = new Texts(Language.ENGLISH);
    var ui = new Ui(texts, new Formats(texts, ZoneOffset.UTC), new Actions());
    var page =
        new Page(
                new PageHeader("Shipments", new Button("Export"), accent("New"))
                    .counting(new SimpleStringProperty("12 of 40")))
            .lines(
                new HBox(
                    16,
                    new SegmentedTabs<>(
                        "State",
                        List.of("All", "Open", "Void"),
                        word -> word,
                        new SimpleObjectProperty<>("Open")),
                    new SearchBox("search", "Find", "Clear", new SimpleStringProperty("maya"))))
            .filling(new HBox(12, lists(ui), side(ui)));
    var root = new StackPane(page);
    root.getStyleClass().add("shell");
    return root;
  }

  private static VBox lists(Ui ui) {
    var rows =
        FXCollections.observableArrayList(
            IntStream.range(0, 40)
                .mapToObj(
                    i ->
                        new Row(
                            i,
                            "Recipient number " + i + " with a long name that does not fit",
                            new Money(BigDecimal.valueOf(1234 + i * 377L, 2), Money.USD),
                            NOON.plusSeconds(i * 4000L),
                            Tone.values()[i % Tone.values().length]))
                .toList());
    var table = new RecordTable<>("rows", "Rows", rows);
    table.text("name", "Recipient", Row::name).setPrefWidth(220);
    table.pills("state", "State", Row::tone, Comparator.naturalOrder(), Tone::style, tone -> tone);
    table.values("at", "Bought", Row::at, Comparator.naturalOrder(), ui.formats()::moment);
    table.money("cost", "Cost", Row::cost, ui);
    table.getSelectionModel().select(2);
    var none = new RecordTable<>("none", "None", FXCollections.<Row>observableArrayList());
    none.text("none-name", "Recipient", Row::name);
    none.whenEmpty(
        new EmptyState(Feather.INBOX, "Nothing has been shipped yet.", accent("Ship a parcel")));
    none.setMaxHeight(220);
    VBox.setVgrow(table, Priority.ALWAYS);
    var lists = new VBox(12, table, none);
    HBox.setHgrow(lists, Priority.ALWAYS);
    return lists;
  }

  private static SidePanel side(Ui ui) {
    var country = new SimpleStringProperty("CA");
    var wrong = Field.text("zip", "Postal code", new SimpleStringProperty("K1"), () -> {});
    wrong.setWrong("a Canadian postal code looks like K1A 0B1");
    var row =
        new FieldRow(
            List.of(wrong, new Field("country", "Country", new CountryBox(country, ui.texts()))),
            40,
            60);
    row.refresh();
    var problem =
        new SimpleObjectProperty<@Nullable Problem>(
            new Problem.Refused(
                ProblemCode.CONFLICT, Message.said("The label was bought in the meantime.")));
    var content =
        new VBox(
            12,
            row,
            new FieldRow(
                List.of(
                    new Field(
                        "kind",
                        "Kind",
                        Choice.of(
                            List.of("Box", "Bag"),
                            word -> word,
                            new SimpleObjectProperty<>("Box"))),
                    new Field("off", "Off", off())),
                50,
                50),
            Switch.of("auto", "Print by itself", new SimpleBooleanProperty(true)),
            Switch.box("return", "Return label", new SimpleBooleanProperty(true)),
            new InlineProblem(problem, ui),
            Busy.line("Asking the carriers"),
            new Card("A card", new Button("Beside")).with(new TextField("inside")),
            new ConfirmStrip("void", "Void this label?", "Keep it", () -> {}, "Void", () -> {}));
    return new SidePanel("One of them", "Close", () -> {}, content, accent("Save")).wide(360);
  }

  private static TextField off() {
    var field = new TextField("not now");
    field.setDisable(true);
    return field;
  }

  private static Button accent(String words) {
    var button = new Button(words);
    button.getStyleClass().add("accent");
    return button;
  }
}
