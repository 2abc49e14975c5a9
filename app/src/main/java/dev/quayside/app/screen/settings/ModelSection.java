package dev.quayside.app.screen.settings;

import dev.quayside.app.control.Ui;
import dev.quayside.app.navigation.NavigationRequest;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import javafx.scene.Node;
import org.kordamp.ikonli.Ikon;

/// A section with one model and its view.
///
/// @param refresh asks the engine for the content
/// @param again asks again while the section stays open
/// @param asked does what another screen asked for
public record ModelSection<M>(
    String key,
    Ikon icon,
    M model,
    BiFunction<M, Ui, Node> looks,
    Consumer<M> refresh,
    Consumer<M> again,
    BiConsumer<M, NavigationRequest> asked)
    implements Section {

  /// A section whose content only this window changes.
  public ModelSection(
      String key, Ikon icon, M model, BiFunction<M, Ui, Node> looks, Consumer<M> refresh) {
    this(key, icon, model, looks, refresh, _ -> {});
  }

  public ModelSection(
      String key,
      Ikon icon,
      M model,
      BiFunction<M, Ui, Node> looks,
      Consumer<M> refresh,
      Consumer<M> again) {
    this(key, icon, model, looks, refresh, again, (_, _) -> {});
  }

  @Override
  public Node view(Ui ui) {
    return looks.apply(model, ui);
  }

  @Override
  public void shown() {
    refresh.accept(model);
  }

  @Override
  public void take(NavigationRequest request) {
    asked.accept(model, request);
  }

  @Override
  public void lookAgain() {
    again.accept(model);
  }
}
