package dev.quayside.app;

import dev.quayside.app.api.ApiChoice;
import dev.quayside.app.api.LocalApi;
import dev.quayside.app.cli.terminal.Version;
import dev.quayside.app.engine.OpeningEngine;
import dev.quayside.app.fault.ErrorWatch;
import dev.quayside.app.fault.Fault;
import dev.quayside.app.fault.LogFile;
import dev.quayside.app.fault.Restart;
import dev.quayside.app.opening.FirstFrame;
import dev.quayside.app.opening.FirstMinute;
import dev.quayside.app.opening.OpenedBackups;
import dev.quayside.app.scale.DeskScale;
import dev.quayside.app.shell.window.WindowMemory;
import dev.quayside.app.sound.Speaker;
import dev.quayside.app.task.FxBackground;
import dev.quayside.app.theme.ScriptFonts;
import dev.quayside.app.theme.Theme;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.platform.store.Upgrade;
import dev.quayside.engine.platform.update.Updates;
import dev.quayside.engine.warmup.WarmUp;
import dev.quayside.printing.scale.Scales;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.logging.Logger;
import javafx.application.Application;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;

/// The window. Its frame is drawn first, then its first screen; then the engine opens on a separate
/// thread, so that they do not compete for the processor.
public final class Workstation extends Application {

  private static final String TITLE = "Quayside";

  /// Start of the toolkit's warning that it is not on the module path, which is how this program
  /// runs it.
  private static final String ON_THE_CLASS_PATH = "Unsupported JavaFX configuration";

  private static final Logger TOOLKIT_LOG = Logger.getLogger("javafx");

  private static final double MIN_WIDTH = 1024;
  private static final double MIN_HEIGHT = 700;
  static final double WIDTH = 1280;
  static final double HEIGHT = 800;

  /// The parts the window needs: the toolkit makes the Workstation itself and cannot pass it
  /// arguments.
  private record Start(
      OpeningEngine engine,
      Path dataDirectory,
      LocalApi api,
      DeskScale scale,
      WindowMemory memory,
      Updates updates,
      @Nullable Path backup) {}

  private static @Nullable Start start;

  /// How long the window may take to close before a restart ends the process.
  private static final Duration CLOSING = Duration.ofSeconds(30);

  private final FxBackground background = new FxBackground();
  private final Optional<Restart> restart = Restart.ofThisProgram();
  private Optional<OneWindow> one = Optional.empty();
  private Runnable firstScreen = () -> {};
  private boolean restarting;
  private @Nullable ErrorWatch errors;

  /// Opens the window and returns when it is closed.
  ///
  /// @param arguments name the database, when it is not the directory's own
  /// @param station the desk's name; null to keep the one the directory has
  /// @param backup to ask about first; null for none
  static void open(
      Path dataDirectory,
      WindowArguments arguments,
      @Nullable String station,
      @Nullable Path backup) {
    var engine =
        new OpeningEngine(upgrading -> opened(dataDirectory, arguments, station, upgrading));
    var api =
        new LocalApi(
            options -> WarmUp.serve(engine.get(), options),
            dataDirectory,
            ApiChoice.load(dataDirectory, System.getenv()));
    var clock = InstantSource.system();
    var scale = new DeskScale(Scales.ofThisComputer(clock), dataDirectory, clock);
    var updates =
        new Updates(
            DataPlace.ofSystem().releases().orElse(null),
            Version.running().orElse(null),
            dataDirectory,
            clock);
    start =
        new Start(
            engine, dataDirectory, api, scale, WindowMemory.load(dataDirectory), updates, backup);
    TOOLKIT_LOG.setFilter(record -> !record.getMessage().startsWith(ON_THE_CLASS_PATH));
    ScriptFonts.offer(dataDirectory.resolve("fonts"));
    Application.launch(Workstation.class);
  }

  @Override
  public void start(Stage stage) {
    var mine = Objects.requireNonNull(start);
    Theme.loadFonts();
    stage.setTitle(TITLE);
    stage.getIcons().setAll(Theme.icons());
    stage.setMinWidth(MIN_WIDTH);
    stage.setMinHeight(MIN_HEIGHT);
    WindowKeeper.restore(stage, mine.dataDirectory());
    var opened =
        OpenedBackups.ofFinder(
            file -> restart.ifPresent(one -> one.beside(mine.dataDirectory(), file)));
    var backup = Optional.ofNullable(mine.backup()).or(() -> opened).orElse(null);
    if (backup == null) {
      openWindow(stage);
    } else {
      stage.setScene(
          RestoreQuestion.of(
              background, backup, mine.dataDirectory(), mine.memory(), () -> openOrRaise(stage)));
      stage.show();
    }
  }

  /// Opens the window, unless another one on the same data was open already and has come to the
  /// front.
  private void openOrRaise(Stage stage) {
    var data = Objects.requireNonNull(start).dataDirectory();
    background.run(
        () -> OneWindow.raised(data),
        raised -> {
          if (raised) {
            stage.close();
          } else {
            openWindow(stage);
          }
        },
        _ -> openWindow(stage));
  }

  private void openWindow(Stage stage) {
    var mine = Objects.requireNonNull(start);
    var window =
        new Wiring(
            background,
            mine.engine(),
            mine.dataDirectory(),
            mine.api(),
            mine.scale(),
            mine.memory(),
            mine.updates(),
            WIDTH,
            HEIGHT,
            new Speaker(),
            page -> getHostServices().showDocument(page.toString()),
            step -> firstScreen = step,
            stage::close);
    errors = watchErrors(window, stage);
    stage.setScene(window.scene());
    stage.setOnCloseRequest(
        event -> {
          if (!window.mayClose()) {
            event.consume();
          }
        });
    WindowKeeper.follow(stage, mine.dataDirectory());
    stage.show();
    FirstFrame.then(() -> drawn(stage, window));
  }

  /// Opens the engine, which creates the data directory; its failure to open is also in the log.
  private static Engine opened(
      Path dataDirectory,
      WindowArguments arguments,
      @Nullable String station,
      Consumer<Upgrade> upgrading) {
    try {
      return Engine.open(
          EngineOptions.at(dataDirectory)
              .onDatabase(DataPlace.ofSystem().database(arguments.database(), arguments.secret()))
              .atStation(station)
              .withWebhookTargets(DataPlace.ofSystem().webhookTargets())
              .withPrintFrom(DataPlace.ofSystem().printFrom())
              .withCarrierHosts(DataPlace.ofSystem().carrierEndpoints())
              .withSourceHosts(DataPlace.ofSystem().sourceEndpoints())
              .whenUpgrading(upgrading));
    } finally {
      LogFile.keepIn(dataDirectory);
    }
  }

  private ErrorWatch watchErrors(Wiring window, Stage stage) {
    var log = LogFile.in(Objects.requireNonNull(start).dataDirectory());
    var again = restart.<Runnable>map(_ -> () -> closeAndRestart(stage)).orElse(null);
    return ErrorWatch.begin(
        background,
        (error, settled) -> window.show(new Fault(error, log, settled, again)),
        () -> restart.ifPresent(Restart::now));
  }

  /// Closes the window and starts again. What was typed in the form is stored within a second;
  /// closing takes longer than that.
  private void closeAndRestart(Stage stage) {
    restarting = true;
    restart.ifPresent(one -> one.nowIfNotWithin(CLOSING));
    stage.close();
  }

  /// The first screen is made once the frame around it is seen, and what works unseen after both.
  private void drawn(Stage stage, Wiring window) {
    if (FirstFrame.isMeasured()) {
      System.out.println(FirstFrame.report());
    }
    if (FirstFrame.isMeasured() && !FirstFrame.isFollowedByAMinute()) {
      stage.close();
    } else {
      firstScreen.run();
      FirstFrame.then(() -> begin(stage, window));
    }
  }

  private void begin(Stage stage, Wiring window) {
    var engine = Objects.requireNonNull(start).engine();
    window.start();
    if (FirstFrame.isFollowedByAMinute()) {
      new FirstMinute(background, engine, window.shell()).play(window.places(), stage::close);
    } else {
      engine.begin();
      background.run(
          () -> {
            engine.get();
            return OneWindow.listen(
                Objects.requireNonNull(start).dataDirectory(),
                () -> background.onModelThread(() -> raise(stage)));
          },
          mine -> one = mine,
          _ -> {});
      background.run(Executors.callable(Objects.requireNonNull(errors)::hearLog), _ -> {}, _ -> {});
    }
  }

  private static void raise(Stage stage) {
    stage.setIconified(false);
    stage.toFront();
    stage.requestFocus();
  }

  @Override
  public void stop() {
    one.ifPresent(OneWindow::close);
    if (errors != null) {
      errors.close();
    }
    var engine = Objects.requireNonNull(start).engine();
    engine.giveUp();
    background.close();
    Objects.requireNonNull(start).scale().close();
    Objects.requireNonNull(start).api().close();
    engine.close();
    if (restarting) {
      restart.ifPresent(Restart::begin);
    }
  }
}
