import dev.quayside.app.opening.FirstFrame;
import javafx.application.Application;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.stage.Stage;

/// What no window of JavaFX is drawn sooner than: one with a label, of Quayside's size and on its
/// class path and cache.
public final class BareWindow {

  private BareWindow() {}

  public static void main(String[] arguments) {
    Application.launch(Window.class);
  }

  public static final class Window extends Application {

    @Override
    public void start(Stage stage) {
      stage.setScene(new Scene(new Label("Quayside"), 1280, 800));
      stage.show();
      FirstFrame.then(
          () -> {
            System.out.println(FirstFrame.report());
            stage.close();
          });
    }
  }
}
