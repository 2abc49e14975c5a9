package dev.quayside.app.screen.orders.mark;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Person;
import dev.quayside.engine.order.mark.Assignee;

/// What can be put on orders of one workspace; called off the window's thread.
public record MarkGateway(WorkspaceEngine place) {

  MarkOffer offer() {
    var engine = place.engine();
    var caller = place.caller();
    var people =
        engine.accounts().users().list(caller.workspace()).stream()
            .map(user -> new Assignee(user.id(), user.name()))
            .toList();
    var me =
        Acting.person()
            .map(Person::id)
            .filter(id -> people.stream().anyMatch(each -> each.id().equals(id)))
            .orElse(null);
    return new MarkOffer(engine.ordering().desk().tags().list(caller), people, me);
  }
}
