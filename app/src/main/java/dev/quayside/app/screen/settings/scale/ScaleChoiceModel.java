package dev.quayside.app.screen.settings.scale;

import dev.quayside.app.problem.AppWords;
import dev.quayside.app.scale.DeskScale;
import dev.quayside.app.scale.ScaleChoice;
import dev.quayside.app.screen.settings.AskingModel;
import dev.quayside.app.task.Background;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.printing.message.MessageKey;
import dev.quayside.printing.scale.ScaleAddress;
import dev.quayside.printing.scale.SerialAddress;
import dev.quayside.printing.scale.SerialProtocol;
import dev.quayside.printing.scale.UsbScale;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// The choice of this workstation's scale; a change takes effect when it is applied.
public final class ScaleChoiceModel extends AskingModel {

  /// The kinds of connection.
  public enum Kind {
    NONE,
    USB,
    SERIAL
  }

  private final DeskScale scale;
  private final Runnable changed;
  public final ObjectProperty<Kind> kind = new SimpleObjectProperty<>(Kind.NONE);

  /// Scales plugged into USB, and the chosen one even when it is not.
  public final ObservableList<@Nullable UsbScale> found = FXCollections.observableArrayList();

  public final ObjectProperty<@Nullable UsbScale> usb = new SimpleObjectProperty<>();
  public final ObservableList<String> ports = FXCollections.observableArrayList();
  public final StringProperty port = new SimpleStringProperty("");
  public final ObjectProperty<SerialProtocol> protocol =
      new SimpleObjectProperty<>(SerialProtocol.NCI);
  public final BooleanProperty automatic = new SimpleBooleanProperty();

  /// @param changed called when another scale was chosen
  public ScaleChoiceModel(Background background, DeskScale scale, Runnable changed) {
    super(background);
    this.scale = scale;
    this.changed = changed;
  }

  private record Now(ScaleChoice choice, List<UsbScale> usb, List<String> ports) {}

  /// Shows the stored choice and looks for scales.
  @Override
  public void refresh() {
    asking.ask(() -> new Now(scale.choice(), scale.usb(), scale.ports()), this::show);
  }

  /// Looks for scales again; unsaved choices stay.
  public void look() {
    asking.ask(
        () -> new Now(scale.choice(), scale.usb(), scale.ports()),
        now -> {
          var chosen = usb.get();
          found.setAll(withChosen(now.usb(), chosen));
          usb.set(chosen == null && !found.isEmpty() ? found.getFirst() : chosen);
          ports.setAll(now.ports());
        });
  }

  private void show(Now now) {
    var address = now.choice().address();
    automatic.set(now.choice().automatic());
    ports.setAll(now.ports());
    found.setAll(withChosen(now.usb(), address instanceof UsbScale one ? one : null));
    switch (address) {
      case null -> {
        kind.set(Kind.NONE);
        usb.set(found.isEmpty() ? null : found.getFirst());
      }
      case UsbScale one -> {
        kind.set(Kind.USB);
        usb.set(one);
      }
      case SerialAddress(var where, var how) -> {
        kind.set(Kind.SERIAL);
        port.set(where);
        protocol.set(how);
      }
    }
  }

  private static List<UsbScale> withChosen(List<UsbScale> plugged, @Nullable UsbScale chosen) {
    return Stream.concat(Stream.ofNullable(chosen), plugged.stream()).distinct().toList();
  }

  public void apply() {
    var of = kind.get();
    var one = usb.get();
    var where = port.get() == null ? "" : port.get().strip();
    var how = protocol.get();
    boolean unasked = automatic.get();
    asking.ask(
        () -> scale.choose(new ScaleChoice(address(of, one, where, how), unasked)),
        _ -> changed.run());
  }

  private static @Nullable ScaleAddress address(
      Kind kind, @Nullable UsbScale usb, String port, SerialProtocol protocol) {
    return switch (kind) {
      case NONE -> null;
      case USB -> {
        if (usb == null) {
          throw missing("usb", AppWords.SCALE_PLUG);
        }
        yield usb;
      }
      case SERIAL -> {
        if (port.isEmpty()) {
          throw missing("port", AppWords.SCALE_PORT);
        }
        yield new SerialAddress(port, protocol);
      }
    };
  }

  private static ProblemException missing(String field, MessageKey what) {
    return ProblemException.invalid(ProblemCode.INVALID_REQUEST, field, what);
  }
}
