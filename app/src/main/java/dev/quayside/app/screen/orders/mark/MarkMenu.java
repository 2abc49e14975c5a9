package dev.quayside.app.screen.orders.mark;

import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import java.util.ArrayList;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Tooltip;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The tags and people to narrow the list to. Says what it is narrowed to; hidden while no order
/// has a tag or a person.
public final class MarkMenu extends MenuButton {

  /// In pixels; longer words are in the tooltip.
  private static final double WIDEST = 150;

  private final MarkChoice choice;
  private final Ui ui;

  public MarkMenu(MarkChoice choice, Ui ui) {
    super("", new FontIcon(Feather.FILTER));
    this.choice = choice;
    this.ui = ui;
    setId("orders-marks");
    setMnemonicParsing(false);
    setMaxWidth(WIDEST);
    getStyleClass().add("list-menu");
    managedProperty().bind(visibleProperty());
    setOnShowing(_ -> fill());
    Follow.change(this, choice.tag, _ -> tell());
    Follow.change(this, choice.person, _ -> tell());
    Follow.list(this, choice.tags, this::tell);
    Follow.list(this, choice.people, this::tell);
    tell();
  }

  private void tell() {
    fill(); // a menu without an item does not open
    setVisible(choice.isNarrowed() || !choice.tags.isEmpty() || !choice.people.isEmpty());
    var now =
        Stream.of(choice.tag.get(), personWords(choice.person.get()))
            .filter(words -> !words.isEmpty())
            .collect(Collectors.joining(", "));
    setText(now);
    setTooltip(new Tooltip(now.isEmpty() ? ui.text("orders.mark.filter") : now));
    setAccessibleText(
        now.isEmpty() ? ui.text("orders.mark.filter") : ui.text("orders.mark.filter.now", now));
  }

  /// A word of the API as people say it.
  public String personWords(String word) {
    return switch (word) {
      case MarkChoice.ALL -> "";
      case MarkChoice.ME -> ui.text("orders.mark.filter.mine");
      case MarkChoice.NOBODY -> ui.text("orders.mark.nobody");
      default -> {
        var name = choice.name(word);
        yield name.isEmpty() ? ui.text("orders.mark.filter.gone") : name;
      }
    };
  }

  private void fill() {
    var items = new ArrayList<MenuItem>();
    choice.tags.forEach(
        tag -> items.add(item(tag.name(), tag.name(), choice.tag, TagChip.of(tag))));
    if (!choice.people.isEmpty()) {
      items.add(new SeparatorMenuItem());
      if (choice.hasReader()) {
        items.add(person(MarkChoice.ME));
      }
      choice.people.forEach(each -> items.add(person(each.id())));
      items.add(person(MarkChoice.NOBODY));
    }
    items.add(new SeparatorMenuItem());
    var all = new MenuItem(ui.text("orders.mark.filter.all"));
    all.setDisable(!choice.isNarrowed());
    all.setOnAction(_ -> choice.clear());
    items.add(all);
    getItems().setAll(items);
  }

  private MenuItem person(String word) {
    return item(personWords(word), word, choice.person, null);
  }

  /// Chooses, or chooses no longer.
  private static MenuItem item(
      String words, String word, ObjectProperty<String> chosen, @Nullable Node chip) {
    var item = new CheckMenuItem(chip == null ? words : "");
    item.setMnemonicParsing(false);
    item.setGraphic(chip);
    item.setSelected(chosen.get().equals(word));
    item.setOnAction(_ -> chosen.set(item.isSelected() ? word : MarkChoice.ALL));
    return item;
  }
}
