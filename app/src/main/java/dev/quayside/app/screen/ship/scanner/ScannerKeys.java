package dev.quayside.app.screen.ship.scanner;

import dev.quayside.app.control.Stepper;
import dev.quayside.app.screen.ship.rates.Preference;
import java.util.ArrayList;
import java.util.List;
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

/// Hears a scanner wherever the focus is: what it types reaches nothing else.
public final class ScannerKeys {

  /// What stood in a field before a scanner typed into it, and after.
  private record Trace(TextInputControl field, String before, String after) {

    private static Trace of(TextInputControl field) {
      return new Trace(field, field.getText(), field.getText());
    }

    private Trace ended() {
      return new Trace(field, before, field.getText());
    }

    /// What was typed since stays.
    private void undo() {
      if (after.equals(field.getText())) {
        field.setText(before);
      }
    }
  }

  private final Node home;
  private final Node scanField;
  private final ScanReader reader;
  private final LongSupplier nanos;
  private final Wedge wedge = new Wedge();

  // Kept, so that what was added can be taken away again.
  private final EventHandler<KeyEvent> typed = this::typed;
  private final EventHandler<KeyEvent> pressed = this::pressed;
  private final EventHandler<KeyEvent> released = this::released;

  private final List<Trace> traces = new ArrayList<>();

  /// What had been chosen when the last key went down: a digit may have chosen since.
  private Preference preference = Preference.NONE;

  private Preference before = Preference.NONE;

  /// Whether some of it did not go into the scan field.
  private boolean elsewhere;

  private boolean givingBack;
  private boolean releaseExpected;

  /// @param home hears the scanner while it is shown; a field outside it may look for codes itself
  /// @param scanField takes what is typed into it as a scan by itself
  public ScannerKeys(Node home, Node scanField, ScanReader reader) {
    this(home, scanField, reader, System::nanoTime);
  }

  ScannerKeys(Node home, Node scanField, ScanReader reader, LongSupplier nanos) {
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
      before = preference;
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
      preference = reader.choice();
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
        reader.restore(before);
        reader.tellBroken();
      }
    }
  }

  private void submit(String code, KeyEvent event) {
    event.consume();
    undo(List.copyOf(traces), before);
    reader.submit(code);
  }

  /// Whether somebody may want there what was scanned; nobody weighs or counts by a bar code.
  private static boolean isWords(KeyEvent event) {
    return event.getTarget() instanceof TextInputControl field
        && !field.getStyleClass().contains("number")
        && !(field.getParent() instanceof Stepper);
  }

  /// The scan field takes what was scanned into it alone, and so do fields that search.
  private boolean mayHoldScan(KeyEvent event) {
    if (!(event.getTarget() instanceof TextInputControl field)) {
      return true;
    }
    return field.equals(scanField) ? elsewhere : isWithin(field, home);
  }

  /// Enter waits until it is known whose it is.
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

  /// A command that came slower than scanners type, from a slow one or on a busy computer, is known
  /// by its words: no name ends so.
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

  private void undo(List<Trace> typed, Preference chosen) {
    typed.forEach(Trace::undo);
    reader.restore(chosen);
  }

  private boolean isShown() {
    return upwards(home).allMatch(Node::isVisible);
  }

  private static boolean isWithin(Node node, Node parent) {
    return upwards(node).anyMatch(parent::equals);
  }

  private static Stream<Node> upwards(Node node) {
    return Stream.iterate(node, one -> one != null, Node::getParent);
  }
}
