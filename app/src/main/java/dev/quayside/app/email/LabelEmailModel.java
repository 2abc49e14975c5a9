package dev.quayside.app.email;

import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.problem.Failures;
import dev.quayside.app.task.Background;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.util.Objects;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/// A label that is about to be sent to its customer: the address can be changed before.
public final class LabelEmailModel {

  private final Background background;
  private final LabelEmailGateway gateway;
  private final Notices notices;
  private final ReadOnlyObjectWrapper<@Nullable Shipment> about = new ReadOnlyObjectWrapper<>();
  public final StringProperty to = new SimpleStringProperty("");

  /// Why the last try failed.
  public final ObjectProperty<@Nullable Problem> problem = new SimpleObjectProperty<>();

  private boolean busy;

  public LabelEmailModel(Background background, LabelEmailGateway gateway, Notices notices) {
    this.background = background;
    this.gateway = gateway;
    this.notices = notices;
  }

  /// The label that is asked about; null while none is.
  public ReadOnlyObjectProperty<@Nullable Shipment> about() {
    return about.getReadOnlyProperty();
  }

  /// Whether a label is asked about.
  public BooleanBinding asked() {
    return about.isNotNull();
  }

  /// Asks for the address: that of who sends a return, else of the recipient.
  public void ask(Shipment label) {
    var parcel = label.consignment();
    var customer = parcel.isReturn() ? parcel.from() : parcel.to();
    to.set(Objects.requireNonNullElse(customer.email(), ""));
    problem.set(null);
    about.set(label);
  }

  public void close() {
    about.set(null);
  }

  /// Closes it when another label, or none, is shown now.
  public void keepTo(@Nullable Shipment shown) {
    var asked = about.get();
    if (asked != null && (shown == null || !shown.id().equals(asked.id()))) {
      close();
    }
  }

  public void send() {
    var label = about.get();
    var address = to.get().strip();
    if (busy || label == null) {
      return;
    }
    busy = true;
    problem.set(null);
    background.run(
        () -> gateway.send(label, address),
        queued -> {
          busy = false;
          close();
          notices.tell(Notice.done("email.notice.queued", queued.recipient()));
        },
        failure -> {
          busy = false;
          problem.set(Failures.problem(failure));
        });
  }

  /// Saves the label as a PDF.
  public void save(Shipment label) {
    background.run(
        () -> gateway.save(label),
        file -> notices.tell(Notice.done("email.notice.saved", file.toString())),
        failure -> notices.show(Failures.problem(failure)));
  }
}
