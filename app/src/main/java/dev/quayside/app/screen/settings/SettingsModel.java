package dev.quayside.app.screen.settings;

import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

/// The sections of the settings, and the open one.
public final class SettingsModel {

  private final List<Section> sections;
  private final ObjectProperty<Section> open;

  /// @param sections at least one
  public SettingsModel(List<Section> sections) {
    this.sections = List.copyOf(sections);
    open = new SimpleObjectProperty<>(this.sections.getFirst());
  }

  public List<Section> sections() {
    return sections;
  }

  public ObjectProperty<Section> open() {
    return open;
  }

  /// Opens a section by its key.
  ///
  /// @throws IllegalArgumentException when there is no section of that key
  public void open(String key) {
    open.set(
        sections.stream()
            .filter(section -> section.key().equals(key))
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException("no section " + key)));
  }
}
