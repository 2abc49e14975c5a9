package dev.quayside.app.screen.settings;

import dev.quayside.app.control.Ui;
import javafx.scene.Node;
import org.kordamp.ikonli.Ikon;

/// One part of the settings; most are a {@link ModelSection}. `SettingsSections` lists them.
public interface Section {

  /// Of its name in the bundle, for example `settings.keys`.
  String key();

  Ikon icon();

  Node view(Ui ui);

  /// The person has come to it: asks the engine for what to show.
  void shown();

  /// The person is still looking at it: what another window or a program changed meanwhile is
  /// shown.
  default void lookAgain() {}
}
