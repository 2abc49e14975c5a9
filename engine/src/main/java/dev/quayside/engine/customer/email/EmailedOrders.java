package dev.quayside.engine.customer.email;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.carrier.catalogue.TrackingPages;
import dev.quayside.engine.customer.email.template.EmailedParcel;
import dev.quayside.engine.order.Orders;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.packing.ExternalParcel;
import dev.quayside.engine.order.packing.OrderParcel;
import dev.quayside.engine.platform.store.Tx;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;

/// Reads what e-mails need of parcels that left without a label of ours; all others are shipments.
///
/// @param carrierNames name of a workspace's carrier by its code
public record EmailedOrders(
    EmailedShipments shipments, Orders orders, BiFunction<WorkspaceId, String, String> carrierNames)
    implements EmailedParcel.Source {

  @Override
  public Optional<EmailedParcel> find(Tx tx, WorkspaceId workspace, String id) {
    return isShipment(id)
        ? shipments.find(tx, workspace, id)
        : orders.ofParcel(tx, workspace, id).flatMap(order -> parcel(workspace, order, id));
  }

  @Override
  public Optional<String> recipient(Tx tx, WorkspaceId workspace, String id) {
    return isShipment(id)
        ? shipments.recipient(tx, workspace, id)
        : orders
            .ofParcel(tx, workspace, id)
            .flatMap(order -> Optional.ofNullable(order.details().to().email()));
  }

  private Optional<EmailedParcel> parcel(WorkspaceId workspace, SalesOrder order, String id) {
    return order
        .external()
        .filter(each -> each.id().equals(id))
        .map(OrderParcel::external)
        .filter(Objects::nonNull)
        .findFirst()
        .map(how -> parcel(workspace, order, how));
  }

  private EmailedParcel parcel(WorkspaceId workspace, SalesOrder order, ExternalParcel how) {
    var to = order.details().to();
    var code = Optional.ofNullable(how.carrier());
    return new EmailedParcel(
        to.email(),
        to.name(),
        to.country(),
        code.orElse(""),
        code.map(each -> carrierNames.apply(workspace, each))
            .or(() -> Optional.ofNullable(how.carrierName()))
            .orElse(""),
        "",
        how.number().orElse(""),
        order.shownNumber(),
        null,
        code.flatMap(each -> TrackingPages.of(each, how.number().orElse(""))).orElse(null));
  }

  private static boolean isShipment(String id) {
    return !id.startsWith(IdKind.PARCEL.prefix());
  }
}
