package dev.quayside.app.screen.settings.webhooks;

import dev.quayside.engine.platform.event.EventSelection;
import dev.quayside.engine.webhook.Webhook;
import dev.quayside.engine.webhook.WebhookChange;
import dev.quayside.engine.webhook.WebhookDraft;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// The form of a webhook: its address and its events.
public final class WebhookForm {

  public final StringProperty url = new SimpleStringProperty("");
  public final ObservableList<Box> boxes = FXCollections.observableArrayList();

  WebhookForm() {
    clear();
  }

  /// A box for events.
  ///
  /// @param name a family such as `label.*`, or a single type that a program asked for
  public record Box(String name, BooleanProperty on) {

    /// The id of the box's control.
    String id() {
      return "event-" + family(name).replace('.', '-');
    }
  }

  /// The name of a family without its star; a single type as it is.
  static String family(String name) {
    return name.replace(".*", "");
  }

  void clear() {
    url.set("");
    boxes.setAll(EventSelection.families().stream().map(name -> box(name, true)).toList());
  }

  void fill(Webhook webhook) {
    var names = webhook.events().names();
    var families = EventSelection.families();
    boolean all = webhook.events().equals(EventSelection.EVERYTHING);
    url.set(webhook.url());
    boxes.setAll(
        Stream.concat(
                families.stream().map(name -> box(name, all || names.contains(name))),
                names.stream()
                    .filter(name -> !all && !families.contains(name))
                    .map(name -> box(name, true)))
            .toList());
  }

  WebhookDraft draft() {
    return new WebhookDraft(url.get().strip(), wanted(), null);
  }

  /// The change to save. A webhook of all present and future events stays one while every box is
  /// ticked.
  WebhookChange change(Webhook before) {
    boolean same =
        before.events().equals(EventSelection.EVERYTHING)
            && boxes.stream().allMatch(box -> box.on().get());
    return new WebhookChange(url.get().strip(), same ? null : wanted(), null);
  }

  private List<String> wanted() {
    return boxes.stream().filter(box -> box.on().get()).map(Box::name).toList();
  }

  private static Box box(String name, boolean on) {
    return new Box(name, new SimpleBooleanProperty(on));
  }
}
