package dev.quayside.app.screen.settings;

import dev.quayside.app.i18n.PlainWords;
import dev.quayside.app.i18n.Texts;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

/// The sections of the settings, and the open one.
public final class SettingsModel {

  private final List<Section> sections;
  private final Predicate<Section> allowed;
  public final ObjectProperty<Section> open;

  /// @param sections at least one
  /// @param allowed whether the person at the window may see a section
  public SettingsModel(List<Section> sections, Predicate<Section> allowed) {
    this.sections = List.copyOf(sections);
    this.allowed = allowed;
    open = new SimpleObjectProperty<>(this.sections.getFirst());
  }

  /// The key of the words a section is found by, beside its name.
  static String wordsOf(Section section) {
    return section.key().replaceFirst("settings", "settings.find");
  }

  /// Those the person at the window may see.
  public List<Section> sections() {
    return sections.stream().filter(allowed).toList();
  }

  /// The sections found by the typed words, by their names and by what they hold; all without
  /// words.
  List<Section> found(String typed, Texts texts) {
    return sections().stream()
        .filter(
            section ->
                PlainWords.hold(
                    texts.text(section.key()) + " " + texts.text(wordsOf(section)), typed))
        .toList();
  }

  /// The sections in the order they are listed: by their groups.
  static List<Section> listed(List<Section> sections) {
    return sections.stream().sorted(Comparator.comparing(Section::group)).toList();
  }

  /// Leaves a section that another person had opened and this one may not see.
  void leaveHidden() {
    if (!allowed.test(open.get())) {
      sections().stream().findFirst().ifPresent(open::set);
    }
  }

  /// Opens a section by its key; one that the person may not see stays closed.
  ///
  /// @throws IllegalArgumentException when there is no section of that key
  public void open(String key) {
    var asked =
        sections.stream()
            .filter(section -> section.key().equals(key))
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException("no section " + key));
    open.set(allowed.test(asked) ? asked : open.get());
  }
}
