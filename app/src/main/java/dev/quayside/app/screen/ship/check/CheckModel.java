package dev.quayside.app.screen.ship.check;

import dev.quayside.app.screen.ship.contents.OrderPart;
import dev.quayside.app.task.Background;
import dev.quayside.engine.order.check.CheckLine;
import dev.quayside.engine.order.check.CheckSettings;
import dev.quayside.engine.order.check.CheckSettings.OnComplete;
import dev.quayside.engine.order.check.CheckSettings.Photo;
import dev.quayside.engine.order.check.CheckView;
import dev.quayside.engine.order.check.ScanView;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
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

  /// What is counted leaves in this box, the rest in another.
  public static final String PART = "QS:PART";

  private final Background background;
  private final CheckGateway gateway;
  private final Consumer<Throwable> failed;
  private final ReadOnlyObjectWrapper<@Nullable CheckView> shown = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyBooleanWrapper wrong = new ReadOnlyBooleanWrapper();
  private final ApprovalModel approval;
  private @Nullable OrderPart part;
  private int times = 1;

  /// The check whose photo is kept: the one in the form, or that of the label just bought.
  private final ReadOnlyObjectWrapper<@Nullable String> photographed =
      new ReadOnlyObjectWrapper<>();

  /// As they were when the engine was asked last, which is not done on the window's thread.
  private volatile CheckSettings settings = CheckSettings.OFF;

  public CheckModel(Background background, CheckGateway gateway, Consumer<Throwable> failed) {
    this.background = background;
    this.gateway = gateway;
    this.failed = failed;
    approval = new ApprovalModel(background, gateway);
  }

  /// Asks a manager to confirm a piece.
  public ApprovalModel approval() {
    return approval;
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

  /// Shows the check of what is in the form. While its order stays there the check goes on, and
  /// wants what is in the box now.
  ///
  /// @param now null without an order, and once the label is bought
  public void follow(@Nullable OrderPart now, String country) {
    if (Objects.equals(now, part)) {
      return;
    }
    boolean isSame = now != null && part != null && now.orderIds().equals(part.orderIds());
    part = now;
    if (!isSame) {
      shown.set(null);
      wrong.set(false);
      times = 1;
      approval.close();
    }
    if (now != null) {
      background.run(
          asked(() -> gateway.begin(now, country)),
          begun -> {
            if (now.equals(part)) {
              begun(begun.orElse(null));
            }
          },
          failed);
    }
  }

  private void begun(@Nullable CheckView now) {
    shown.set(now);
    photographed.set(now == null || settings.photo() == Photo.NEVER ? null : now.check().id());
  }

  /// Another parcel is packed: a photo is none of the one before any more.
  public void leave() {
    photographed.set(null);
  }

  /// The id of the check that a photo can be kept of; null while none is wanted.
  public ReadOnlyObjectProperty<@Nullable String> photographed() {
    return photographed.getReadOnlyProperty();
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

  /// Confirms a piece that is not scanned; off the window's thread.
  public Callable<Confirmation> confirmation(int line, String reason) {
    var id = id();
    return asked(() -> gateway.confirm(id, line, reason));
  }

  /// Confirms it as the manager who was asked.
  ///
  /// @param told receives what came of it
  public void approve(Consumer<ScanView> told) {
    approval.confirm(id(), told);
  }

  /// Confirms it with a manager's badge, which signs nobody in.
  ///
  /// @param known run when the code is a badge
  /// @param unknown run when it is none
  /// @param told receives what came of it
  public void approve(String badge, Runnable known, Runnable unknown, Consumer<ScanView> told) {
    approval.take(badge, id(), known, unknown, told);
  }

  private String id() {
    var now = shown.get();
    return now == null ? "" : now.check().id();
  }

  /// Keeps a photo; off the window's thread.
  public Callable<CheckView> photo(Path file) {
    var id = Objects.requireNonNullElse(photographed.get(), "");
    return () -> gateway.keepPhoto(id, file);
  }

  /// Shows a check whose photo is kept.
  public void keep(CheckView now) {
    if (now.check().id().equals(id())) {
      shown.set(now);
    }
  }

  /// Pieces counted of the order's own lines, by line.
  public Map<Integer, Integer> byLine() {
    var now = shown.get();
    return now == null
        ? Map.of()
        : now.check().lines().stream()
            .collect(Collectors.toMap(CheckLine::line, CheckLine::counted));
  }

  /// Whether some of the pieces of one order are counted, so that they can leave in this box.
  public boolean isPartCounted() {
    var now = shown.get();
    return now != null
        && isOpen()
        && now.orders().size() == 1
        && counted() > 0
        && counted() < wanted();
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
    var id = id();
    return asked(() -> gateway.complete(id, weightOz));
  }

  /// Shows what a scan has come to.
  ///
  /// @return whether it was right
  public boolean take(ScanView scanned) {
    times = 1;
    shown.set(scanned.view());
    boolean right = isRight(scanned);
    wrong.set(!right);
    if (right) {
      approval.close();
    }
    return right;
  }

  public void take(CheckView now) {
    shown.set(now);
    wrong.set(false);
  }

  /// What the window does once the check is passed.
  public OnComplete then() {
    return settings.onComplete();
  }

  /// Whether the photo is still missing without which the check is not passed.
  public boolean lacksPhoto() {
    var now = shown.get();
    return now != null && settings.photo() == Photo.REQUIRE && now.check().photo() == null;
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
