package dev.quayside.app.screen.shipments;

import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.problem.Failures;
import dev.quayside.app.screen.shipments.ShipmentsGateway.Details;
import dev.quayside.app.task.Background;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.carrier.purchase.CarrierDocumentKind;
import dev.quayside.engine.shipping.shipment.LabelFile;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.util.Set;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// The model of the selected shipment: its label, its journey, its money.
public final class ShipmentModel {

  private final Background background;
  private final ShipmentsGateway gateway;
  private final Notices notices;
  private final ReadOnlyObjectWrapper<@Nullable String> id = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<@Nullable Details> details = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<byte @Nullable []> art = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyBooleanWrapper artMissing = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<@Nullable Problem> problem = new ReadOnlyObjectWrapper<>();

  ShipmentModel(Background background, ShipmentsGateway gateway, Notices notices) {
    this.background = background;
    this.gateway = gateway;
    this.notices = notices;
  }

  /// The id of the shipment; null when none is selected.
  public ReadOnlyObjectProperty<@Nullable String> id() {
    return id.getReadOnlyProperty();
  }

  /// The details; null until they are loaded.
  public ReadOnlyObjectProperty<@Nullable Details> details() {
    return details.getReadOnlyProperty();
  }

  /// The label's image, a PNG; null until it is loaded, and when there is no label.
  public ReadOnlyObjectProperty<byte @Nullable []> art() {
    return art.getReadOnlyProperty();
  }

  /// Whether the image could not be drawn; everything else is still shown.
  public ReadOnlyBooleanProperty artMissing() {
    return artMissing.getReadOnlyProperty();
  }

  /// Why nothing can be shown.
  public ReadOnlyObjectProperty<@Nullable Problem> problem() {
    return problem.getReadOnlyProperty();
  }

  void show(@Nullable String shipmentId) {
    id.set(shipmentId);
    details.set(null);
    art.set(null);
    artMissing.set(false);
    problem.set(null);
    load();
  }

  /// Asks again after a problem.
  public void retry() {
    problem.set(null);
    load();
  }

  /// Saves a document the carrier delivered with the label.
  public void savePaper(CarrierDocumentKind kind) {
    var shown = details.get();
    if (shown != null) {
      background.run(
          () -> gateway.savePaper(shown.shipment(), kind),
          file -> notices.tell(Notice.done("shipments.notice.paper-saved", file.toString())),
          failure -> notices.show(Failures.problem(failure)));
    }
  }

  void changed(Set<String> ids) {
    var shown = id.get();
    if (shown != null && (ids.isEmpty() || ids.contains(shown))) {
      load();
    }
  }

  void leave() {
    id.set(null);
  }

  /// Whether there is a label to show.
  static boolean hasPicture(Shipment shipment) {
    return shipment.acceptance() != null && shipment.file() == LabelFile.READY;
  }

  private void load() {
    var asked = id.get();
    if (asked != null) {
      background.run(
          () -> gateway.details(asked),
          answer -> {
            if (asked.equals(id.get())) {
              found(answer);
            }
          },
          failure -> {
            if (asked.equals(id.get())) {
              problem.set(Failures.problem(failure));
            }
          });
    }
  }

  private void found(Details now) {
    var before = details.get();
    details.set(now);
    problem.set(null);
    boolean isNew =
        before == null
            || before.shipment().labelStatus() != now.shipment().labelStatus()
            || before.shipment().file() != now.shipment().file();
    if (isNew && hasPicture(now.shipment())) {
      background.run(
          () -> gateway.art(now.shipment()),
          png -> {
            if (now.shipment().id().equals(id.get())) {
              art.set(png);
            }
          },
          _ -> {
            if (now.shipment().id().equals(id.get())) {
              artMissing.set(true);
            }
          });
    }
  }
}
