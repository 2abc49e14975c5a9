package dev.quayside.app.screen.settings;

import dev.quayside.app.control.Ui;
import dev.quayside.app.navigation.NavigationRequest;
import dev.quayside.engine.base.identity.Right;
import javafx.scene.Node;
import org.kordamp.ikonli.Ikon;

/// One section of the settings; most are a {@link ModelSection}. `SettingsSections` lists them.
public interface Section {

  /// The key of its name in the bundle, for example `settings.keys`.
  String key();

  SectionGroup group();

  Ikon icon();

  /// The right without which the section is hidden.
  default Right right() {
    return Right.CHANGE_SETTINGS;
  }

  Node view(Ui ui);

  /// Called when the section is opened: asks the engine for the content.
  void shown();

  /// Does what another screen asked for, once it is open.
  default void take(NavigationRequest request) {}

  /// Called regularly while the section stays open: shows changes made by another window or
  /// program.
  default void lookAgain() {}
}
