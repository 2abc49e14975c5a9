package dev.quayside.app.screen.settings;

import dev.quayside.app.control.Ui;
import dev.quayside.app.navigation.NavigationRequest;
import dev.quayside.engine.base.identity.Right;
import java.util.function.BiFunction;
import javafx.scene.Node;
import org.kordamp.ikonli.Ikon;

/// A section with one model and its view.
///
/// @param right the right without which the section is hidden
public record ModelSection<M extends AskingModel>(
    String key, SectionGroup group, Ikon icon, Right right, M model, BiFunction<M, Ui, Node> looks)
    implements Section {

  /// A section for all who may change settings.
  public ModelSection(
      String key, SectionGroup group, Ikon icon, M model, BiFunction<M, Ui, Node> looks) {
    this(key, group, icon, Right.CHANGE_SETTINGS, model, looks);
  }

  @Override
  public Node view(Ui ui) {
    return looks.apply(model, ui);
  }

  @Override
  public void shown() {
    model.refresh();
  }

  @Override
  public void take(NavigationRequest request) {
    model.take(request);
  }

  @Override
  public void lookAgain() {
    model.lookAgain();
  }
}
