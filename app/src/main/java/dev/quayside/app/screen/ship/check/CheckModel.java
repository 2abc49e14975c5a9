package dev.quayside.app.screen.ship.check;

import dev.quayside.app.task.Background;
import dev.quayside.engine.order.check.CheckSettings;
import dev.quayside.engine.order.check.CheckSettings.OnComplete;
import dev.quayside.engine.order.check.CheckState;
import dev.quayside.engine.order.check.CheckView;
import dev.quayside.engine.order.check.ScanView;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// The check of the order in the form: what is counted, and whether the last scan was wrong.
public final class CheckModel {

  /// How often the next code counts.
  private static final Pattern COUNT = Pattern.compile("(?i)QS:COUNT[ :]?([0-9]{1,6})");

  private static final String UNDO = "QS:UNDO";

  private final Background background;
  private final CheckGateway gateway;
  private final Consumer<Throwable> failed;
  private final ReadOnlyObjectWrapper<@Nullable CheckView> shown = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyBooleanWrapper wrong = new ReadOnlyBooleanWrapper();
  private List<String> orders = List.of();
  private int times = 1;

  /// As they were when the engine was asked last, which is not done on the window's thread.
  private volatile CheckSettings settings = CheckSettings.OFF;

  public CheckModel(Background background, CheckGateway gateway, Consumer<Throwable> failed) {
    this.background = background;
    this.gateway = gateway;
    this.failed = failed;
  }

  /// The check; null while none is due.
  public ReadOnlyObjectProperty<@Nullable CheckView> shown() {
    return shown.getReadOnlyProperty();
  }

  /// Whether the last scan was wrong, until a right one.
  public ReadOnlyBooleanProperty wrong() {
    return wrong.getReadOnlyProperty();
  }

  /// Whether pieces are still to be counted, or the check to be completed.
  public boolean isOpen() {
    var now = shown.get();
    return now != null && now.check().state().isOpen();
  }

  /// Whether all pieces are counted and a weight or a photo is wanted.
  public boolean isCounted() {
    var now = shown.get();
    return now != null && now.check().isCounted();
  }

  /// Pieces that are counted.
  public int counted() {
    var now = shown.get();
    return now == null ? 0 : now.check().lines().stream().mapToInt(line -> line.counted()).sum();
  }

  /// Pieces that are wanted.
  public int wanted() {
    var now = shown.get();
    return now == null ? 0 : now.check().lines().stream().mapToInt(line -> line.wanted()).sum();
  }

  /// Shows the check of the orders in the form.
  ///
  /// @param now their ids; none without an order, and once the label is bought
  public void follow(List<String> now, String country) {
    if (now.equals(orders)) {
      return;
    }
    orders = List.copyOf(now);
    shown.set(null);
    wrong.set(false);
    times = 1;
    if (!now.isEmpty()) {
      background.run(
          () -> gateway.begin(now, country),
          begun -> {
            if (now.equals(orders)) {
              shown.set(begun.orElse(null));
            }
          },
          failed);
    }
  }

  /// Takes a command of the check.
  ///
  /// @return whether the code is one
  public boolean obey(String code) {
    if (code.equalsIgnoreCase(UNDO)) {
      wrong.set(false);
      times = 1;
      return true;
    }
    var count = COUNT.matcher(code);
    if (count.matches()) {
      times = Math.max(1, Integer.parseInt(count.group(1), 10));
      return true;
    }
    return false;
  }

  /// Asks what a code is; off the window's thread.
  ///
  /// @param anyway whether a code of no product counts as a mistake
  public Callable<Optional<ScanView>> question(String code, boolean anyway) {
    var now = shown.get();
    int often = times;
    return asked(
        () -> now == null ? Optional.empty() : gateway.scan(now.check().id(), code, often, anyway));
  }

  /// Confirms a piece that has no bar code; off the window's thread.
  public Callable<ScanView> confirmation(int line, String reason) {
    var now = shown.get();
    return asked(() -> gateway.confirm(now == null ? "" : now.check().id(), line, 1, reason));
  }

  /// Reads with an answer the settings that say what follows it.
  private <T> Callable<T> asked(Callable<T> question) {
    return () -> {
      var answer = question.call();
      settings = gateway.settings();
      return answer;
    };
  }

  /// Completes the check; off the window's thread.
  public Callable<CheckView> completion(@Nullable BigDecimal weightOz) {
    var now = shown.get();
    return () -> gateway.complete(now == null ? "" : now.check().id(), weightOz);
  }

  /// Shows what a scan has come to.
  ///
  /// @return whether it was right
  public boolean take(ScanView scanned) {
    times = 1;
    shown.set(scanned.view());
    boolean right = isRight(scanned);
    wrong.set(!right);
    return right;
  }

  public void take(CheckView now) {
    shown.set(now);
    wrong.set(false);
  }

  /// Whether the check is passed, and the window then buys and prints.
  public boolean buys() {
    var now = shown.get();
    return now != null
        && now.check().state() == CheckState.PASSED
        && settings.onComplete() == OnComplete.BUY_AND_PRINT;
  }

  /// Whether a weight is wanted.
  public boolean wantsWeight() {
    return settings.weight() != null;
  }

  private static boolean isRight(ScanView scanned) {
    return switch (scanned.outcome().result()) {
      case COUNTED, COMPLETE -> true;
      case TOO_MANY, NOT_IN_ORDER, UNKNOWN, AMBIGUOUS -> false;
    };
  }
}
