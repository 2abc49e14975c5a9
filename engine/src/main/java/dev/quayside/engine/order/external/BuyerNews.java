package dev.quayside.engine.order.external;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.platform.event.Event;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.printing.message.Message;
import java.util.Optional;

/// Tells the buyer of a parcel that it is on its way.
@FunctionalInterface
public interface BuyerNews {

  /// Queues the e-mail, in the transaction of the event that it is about.
  ///
  /// @param parcelId of a parcel without a label of ours
  /// @return why no e-mail goes out; empty when one does
  Optional<Message> shipped(Tx tx, WorkspaceId workspace, Event event, String parcelId, Address to);
}
