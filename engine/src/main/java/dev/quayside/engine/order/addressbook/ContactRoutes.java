package dev.quayside.engine.order.addressbook;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.platform.server.json.ListJson;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.QueryParameters;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import java.util.List;
import java.util.Objects;

/// /v1/contacts: the address book.
public record ContactRoutes(AddressBook addressBook) implements Routes {

  /// The best of what is found, of which a page is told.
  private static final int MOST = 100;

  /// A search in the address book.
  record Question(Contact.Kind kind, String search, Slice<ListJson.Place> slice) {

    static Question read(QueryParameters query) {
      var kind = query.filter("kind", Contact.Kind.values(), Contact.Kind::wire);
      return new Question(
          kind == null ? Contact.Kind.RECIPIENT : kind,
          Objects.requireNonNullElse(query.textOrNothing("search"), ""),
          query.slice(List.of(ListJson.Place.values())));
    }
  }

  @Override
  public void register(RouteTable routes) {
    routes.get("/v1/contacts", Role.VIEWER, this::find);
    routes.post("/v1/contacts", Role.OPERATOR, ContactJson::read, this::keep);
  }

  private Reply find(Call call) {
    var asked = call.query(Question::read);
    var best = addressBook.complete(call.caller(), asked.kind(), asked.search(), MOST);
    return Reply.ok(ListJson.page(best, asked.slice(), ContactJson::of));
  }

  private Reply keep(Call call, ContactJson.Draft draft) {
    return Reply.created(
        ContactJson.of(
            addressBook.keep(call.caller(), draft.kind(), draft.address(), draft.billing())));
  }
}
