package dev.quayside.app.window;

import dev.quayside.app.EngineTest;
import dev.quayside.app.NoFrameBuffer;
import dev.quayside.app.Wiring;
import dev.quayside.app.api.ApiChoice;
import dev.quayside.app.api.LocalApi;
import dev.quayside.app.engine.OpeningEngine;
import dev.quayside.app.fault.ErrorWatch;
import dev.quayside.app.fault.Fault;
import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.scale.DeskScale;
import dev.quayside.app.screen.settings.ModelSection;
import dev.quayside.app.screen.settings.SettingsScreen;
import dev.quayside.app.screen.ship.ShipModel;
import dev.quayside.app.screen.ship.ShipScreen;
import dev.quayside.app.screen.ship.label.LabelModel.Stage;
import dev.quayside.app.shell.Screen;
import dev.quayside.app.shell.ShellModel;
import dev.quayside.app.shell.window.WindowMemory;
import dev.quayside.app.sound.Loudspeaker;
import dev.quayside.app.task.FxBackground;
import dev.quayside.app.theme.Appearance;
import dev.quayside.app.theme.ScriptFonts;
import dev.quayside.app.theme.Theme;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.platform.update.Updates;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.scale.Scales;
import dev.quayside.printing.scale.UsbBus;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.image.WritableImage;
import org.awaitility.Awaitility;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/// The real window on the real engine, in the sandbox, on the headless platform.
public final class TestWindow implements AutoCloseable {

  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final Duration OFTEN = Duration.ofMillis(10);

  static {
    NoFrameBuffer.leaveOut();
    ScriptFonts.offer(Path.of("target", "fonts"));
  }

  private final FxBackground background;
  private final OpeningEngine engine;
  private final LocalApi api;
  private final DeskScale scale;
  private final javafx.stage.Stage stage;
  private final Wiring window;

  private TestWindow(
      FxBackground background,
      OpeningEngine engine,
      LocalApi api,
      DeskScale scale,
      javafx.stage.Stage stage,
      Wiring window) {
    this.background = background;
    this.engine = engine;
    this.api = api;
    this.scale = scale;
    this.stage = stage;
    this.window = window;
  }

  public static TestWindow open(
      Path data, Appearance appearance, Language language, int width, int height) throws Exception {
    return open(data, Updates.none(data), appearance, language, width, height);
  }

  /// With newer versions to be told of.
  public static TestWindow open(
      Path data, Updates newer, Appearance appearance, Language language, int width, int height)
      throws Exception {
    var engine =
        new OpeningEngine(
            () -> Engine.open(EngineOptions.at(data).withPinRounds(EngineTest.FEW_PIN_ROUNDS)));
    var window = open(data, engine, newer, appearance, language, width, height);
    engine.begin();
    return window;
  }

  /// Before an engine that the test begins when it wants to, or that never opens.
  public static TestWindow open(
      Path data,
      OpeningEngine engine,
      Appearance appearance,
      Language language,
      int width,
      int height)
      throws Exception {
    return open(data, engine, Updates.none(data), appearance, language, width, height);
  }

  private static TestWindow open(
      Path data,
      OpeningEngine engine,
      Updates newer,
      Appearance appearance,
      Language language,
      int width,
      int height)
      throws Exception {
    var stage = FxToolkit.registerPrimaryStage();
    var background = new FxBackground();
    var api = new LocalApi(options -> engine.get().serve(options), data, new ApiChoice(true, 0, 0));
    var clock = InstantSource.system();
    var scale = new DeskScale(new Scales(() -> UsbBus.NONE, clock), data, clock);
    var memory = new WindowMemory(appearance, language, "demo", "Demo", true, false, 70, 100, true);
    var window =
        onWindowThread(
            () -> {
              Theme.loadFonts();
              var made =
                  new Wiring(
                      background,
                      engine,
                      data,
                      api,
                      scale,
                      memory,
                      newer,
                      width,
                      height,
                      Loudspeaker.SILENT,
                      _ -> {},
                      Runnable::run,
                      () -> {});
              // TestFX keeps every event of the stage it knows, and so every node there ever was
              FxToolkit.toolkitContext().setRegisteredStage(new javafx.stage.Stage());
              stage.setScene(made.scene());
              stage.sizeToScene(); // the window before may have been made another size
              stage.setX(0);
              stage.setY(0);
              HeadlessFix.install(made.scene());
              stage.show();
              made.start();
              return made;
            });
    return new TestWindow(background, engine, api, scale, stage, window);
  }

  public <S extends Screen> S screen(Class<S> kind) {
    return window.screen(kind);
  }

  /// The model of a section of the settings.
  public <M> M settings(Class<M> kind) {
    return screen(SettingsScreen.class).model().sections().stream()
        .filter(ModelSection.class::isInstance)
        .map(section -> ((ModelSection<?>) section).model())
        .filter(kind::isInstance)
        .map(kind::cast)
        .findFirst()
        .orElseThrow();
  }

  public ShipModel ship() {
    return window.screen(ShipScreen.class).model();
  }

  public ShellModel shell() {
    return window.shell();
  }

  public List<Place> places() {
    return window.places();
  }

  /// Shows Errors as the workstation does.
  ErrorWatch watchErrors(Runnable restart) {
    var watch =
        ErrorWatch.begin(
            background,
            (error, settled) ->
                window.show(new Fault(error, Path.of("quayside.log"), settled, restart)),
            () -> {});
    watch.hearLog();
    return watch;
  }

  FxBackground background() {
    return background;
  }

  /// Whether the window would close now.
  public boolean mayClose() {
    return window.mayClose();
  }

  public OpeningEngine engine() {
    return engine;
  }

  public javafx.stage.Stage stage() {
    return stage;
  }

  /// Runs on the window's thread and brings the answer.
  public static <T> T onWindowThread(Callable<T> task) throws Exception {
    return WaitForAsyncUtils.asyncFx(task).get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
  }

  public static void onWindowThread(Runnable task) throws Exception {
    onWindowThread(
        () -> {
          task.run();
          return true;
        });
  }

  /// Waits until something is true on the window's thread.
  public static void until(Callable<Boolean> condition) {
    Awaitility.await()
        .pollDelay(Duration.ZERO)
        .pollInterval(OFTEN)
        .atMost(PATIENCE)
        .until(() -> onWindowThread(condition));
    WaitForAsyncUtils.waitForFxEvents();
  }

  /// Labels come out as files of a folder.
  public void printsTo(String printer, Path folder) {
    engine()
        .get()
        .printService()
        .printers()
        .setUp(
            new PrinterSetup(
                printer,
                folder.toUri().toString(),
                dev.quayside.printing.printer.Language.ZPL,
                Dpi.DPI_203,
                true));
  }

  public void untilRates() {
    until(() -> !ship().rates().rows().isEmpty() && !ship().rates().asking().get());
  }

  /// Until so many pieces of an order are in the parcel, and one of its rates is chosen.
  public void untilPacked(int pieces) {
    var contents = ship().form().contents();
    until(() -> contents.pieces() == pieces && contents.isSettled());
    until(() -> ship().rates().selected().get() != null && !ship().rates().asking().get());
  }

  public void untilBought() {
    until(
        () ->
            ship().label().stage().get() == Stage.BOUGHT
                && ship().label().art().get() != null
                && ship().label().print().get() != null);
  }

  /// Types into a field, all at once; on the window's thread.
  public void type(String selector, String text) {
    ((TextField) stage.getScene().lookup(selector)).setText(text);
  }

  /// Brings a part of Ship's form to sight.
  ///
  /// @param above the room in pixels above it
  void scrollForm(String part, double above) throws Exception {
    onWindowThread(
        () -> {
          var node = stage.getScene().lookup(part);
          var pane = (ScrollPane) stage.getScene().lookup(".form");
          var inside = pane.getContent().sceneToLocal(node.localToScene(node.getBoundsInLocal()));
          double room = pane.getContent().getBoundsInLocal().getHeight() - pane.getHeight();
          pane.setVvalue(Math.clamp((inside.getMinY() - above) / Math.max(1, room), 0.0, 1.0));
        });
  }

  /// Waits until what is there now has been drawn.
  public void drawn() throws Exception {
    WaitForAsyncUtils.waitForFxEvents();
    var frames = new CountDownLatch(2);
    Runnable count = frames::countDown;
    onWindowThread(() -> stage.getScene().addPostLayoutPulseListener(count));
    for (long left = frames.getCount(); left > 0; left = frames.getCount()) {
      onWindowThread(javafx.application.Platform::requestNextPulse);
      frames.await(100, TimeUnit.MILLISECONDS);
    }
    onWindowThread(() -> stage.getScene().removePostLayoutPulseListener(count));
  }

  /// Lays out what is there now, as a picture does before it is drawn.
  void laidOut() throws Exception {
    WaitForAsyncUtils.waitForFxEvents();
    onWindowThread(
        () -> {
          stage.getScene().getRoot().applyCss();
          stage.getScene().getRoot().layout();
        });
  }

  public WritableImage picture() throws Exception {
    WaitForAsyncUtils.waitForFxEvents();
    return onWindowThread(() -> stage.getScene().snapshot(null));
  }

  @Override
  public void close() throws Exception {
    onWindowThread(
        () -> {
          stage.hide();
          // the toolkit's stage outlives the window
          stage.setScene(null);
        });
    engine.giveUp();
    background.close();
    scale.close();
    api.close();
    engine.close();
  }
}
