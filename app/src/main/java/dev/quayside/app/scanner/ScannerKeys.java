package dev.quayside.app.scanner;

import dev.quayside.app.control.Stepper;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import javafx.event.Event;
import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;

/// Notices a scanner wherever the focus is, and keeps what it types from everything else.
public final class ScannerKeys {

  /// The style class of fields that are meant for a scanner: what is scanned into them is theirs.
  public static final String OWN_FIELD = "takes-scans";

  /// The text of a field before and after a scanner typed into it.
  private record Trace(TextInputControl field, String before, String after) {

    private static Trace of(TextInputControl field) {
      return new Trace(field, field.getText(), field.getText());
    }

    private Trace ended() {
      return new Trace(field, before, field.getText());
    }

    /// Restores the text, unless it was changed since.
    private void undo() {
      if (after.equals(field.getText())) {
        field.setText(before);
      }
    }
  }

  private final Node home;
  private final Node scanField;
  private final ScanReader reader;
  private final BooleanSupplier listens;
  private final LongSupplier nanos;
  private final Wedge wedge = new Wedge();

  // Fields, so that the handlers can be removed again.
  private final EventHandler<KeyEvent> typed = this::typed;
  private final EventHandler<KeyEvent> pressed = this::pressed;
  private final EventHandler<KeyEvent> released = this::released;

  private final List<Trace> traces = new ArrayList<>();

  /// Chooses again what was chosen before the last key: a digit may have changed it since.
  private Runnable choice = () -> {};

  private Runnable before = () -> {};

  /// Whether part of the code did not go into the scan field.
  private boolean elsewhere;

  private boolean givingBack;
  private boolean releaseExpected;

  /// @param home the scanner is noticed while this is shown; a field outside it may look for codes
  ///   itself
  /// @param scanField handles codes scanned into it by itself
  public ScannerKeys(Node home, Node scanField, ScanReader reader) {
    this(home, scanField, reader, () -> true);
  }

  /// @param listens whether the scanner is noticed now; asked at every key
  public ScannerKeys(Node home, Node scanField, ScanReader reader, BooleanSupplier listens) {
    this(home, scanField, reader, listens, System::nanoTime);
  }

  ScannerKeys(
      Node home, Node scanField, ScanReader reader, BooleanSupplier listens, LongSupplier nanos) {
    this.listens = listens;
    this.nanos = nanos;
    this.home = home;
    this.scanField = scanField;
    this.reader = reader;
    home.sceneProperty().subscribe(this::listen);
    listen(null, home.getScene());
  }

  private void listen(@Nullable Scene old, @Nullable Scene now) {
    if (old != null) {
      old.removeEventFilter(KeyEvent.KEY_TYPED, typed);
      old.removeEventFilter(KeyEvent.KEY_PRESSED, pressed);
      old.removeEventFilter(KeyEvent.KEY_RELEASED, released);
    }
    if (now != null) {
      now.addEventFilter(KeyEvent.KEY_TYPED, typed);
      now.addEventFilter(KeyEvent.KEY_PRESSED, pressed);
      now.addEventFilter(KeyEvent.KEY_RELEASED, released);
    }
  }

  private void typed(KeyEvent event) {
    var character = event.getCharacter();
    if (!isShown() || character.isEmpty() || Character.isISOControl(character.charAt(0))) {
      return;
    }
    var field = event.getTarget() instanceof TextInputControl one ? one : null;
    if (wedge.typed(character, field != null, nanos.getAsLong())) {
      traces.clear();
      elsewhere = false;
      before = choice;
    }
    if (field != null && isNumber(field)) {
      wedge.typedNumber();
    }
    elsewhere |= !event.getTarget().equals(scanField);
    if (field != null && traces.stream().noneMatch(trace -> trace.field().equals(field))) {
      traces.add(Trace.of(field));
    }
  }

  private void pressed(KeyEvent event) {
    var key = event.getCode();
    if (givingBack || !isShown() || key.isModifierKey()) {
      return;
    }
    if (event.isShortcutDown() || endsCode(key)) {
      wedge.forget();
    }
    wedge.pressed(key);
    if (key != KeyCode.ENTER) {
      choice = reader.keepChoice();
    } else if (!event.isShortcutDown()) {
      entered(event);
    }
  }

  private static boolean endsCode(KeyCode key) {
    return key.isNavigationKey()
        || key.isFunctionKey()
        || key == KeyCode.TAB
        || key == KeyCode.ESCAPE
        || key == KeyCode.BACK_SPACE
        || key == KeyCode.DELETE;
  }

  private void released(KeyEvent event) {
    wedge.released(event.getCode());
    if (releaseExpected && !givingBack && event.getCode() == KeyCode.ENTER) {
      releaseExpected = false;
      event.consume();
    }
  }

  private void entered(KeyEvent event) {
    traces.replaceAll(Trace::ended);
    wedge
        .entered(nanos.getAsLong())
        .ifPresentOrElse(burst -> take(burst, event), () -> slowly(event));
  }

  private void take(Wedge.Burst burst, KeyEvent event) {
    switch (burst.certainty()) {
      case SURE -> {
        if (Wedge.isCommand(burst.code()) || !isWords(event)) {
          submit(burst.code(), event);
        } else {
          ask(burst.code(), event);
        }
      }
      case POSSIBLE -> ask(burst.code(), event);
      case BROKEN -> {
        event.consume();
        before.run();
        reader.tellBroken();
      }
    }
  }

  private void submit(String code, KeyEvent event) {
    event.consume();
    undo(List.copyOf(traces), before);
    reader.submit(code);
  }

  /// Whether the target is a text field that may be meant to receive the scan; number fields are
  /// not.
  private static boolean isWords(KeyEvent event) {
    return event.getTarget() instanceof TextInputControl field && !isNumber(field);
  }

  private static boolean isNumber(TextInputControl field) {
    return field.getStyleClass().contains("number") || field.getParent() instanceof Stepper;
  }

  /// Whether a node is a field that takes what is scanned into it.
  public static boolean isOwnField(@Nullable Node node) {
    return node != null && node.getStyleClass().contains(OWN_FIELD);
  }

  /// Whether Enter at this target may end a scan. The scan field handles codes typed into it alone,
  /// and so do search fields outside.
  private boolean mayHoldScan(KeyEvent event) {
    if (!(event.getTarget() instanceof TextInputControl field)) {
      return true;
    }
    return field.equals(scanField) ? elsewhere : isWithin(field, home);
  }

  /// Holds Enter back until it is known whether the code was a scan.
  private void ask(String code, KeyEvent event) {
    if (!mayHoldScan(event)) {
      return;
    }
    var typed = List.copyOf(traces);
    var chosen = before;
    event.consume();
    releaseExpected = true;
    reader.submitIfKnown(code, () -> undo(typed, chosen), () -> giveBack(event));
  }

  private void giveBack(KeyEvent enter) {
    if (enter.getTarget() instanceof Node node
        && node.getScene() != null
        && node.equals(node.getScene().getFocusOwner())) {
      givingBack = true;
      Event.fireEvent(node, enter.copyFor(node, node));
      Event.fireEvent(node, enter.copyFor(node, node, KeyEvent.KEY_RELEASED));
      givingBack = false;
    }
  }

  /// Recognises a command typed slower than scanners type, by a slow scanner or on a busy computer:
  /// no name ends like it.
  private void slowly(KeyEvent event) {
    if (event.getTarget() instanceof TextInputControl field) {
      ScanCommand.atEndOf(field.getText())
          .ifPresent(
              command -> {
                event.consume();
                field.setText(command.takenFrom(field.getText()));
                reader.submit(command.code());
              });
    }
  }

  private void undo(List<Trace> typed, Runnable chosen) {
    typed.forEach(Trace::undo);
    chosen.run();
  }

  private boolean isShown() {
    return listens.getAsBoolean() && upwards(home).allMatch(Node::isVisible);
  }

  private static boolean isWithin(Node node, Node parent) {
    return upwards(node).anyMatch(parent::equals);
  }

  private static Stream<Node> upwards(Node node) {
    return Stream.iterate(node, one -> one != null, Node::getParent);
  }
}
