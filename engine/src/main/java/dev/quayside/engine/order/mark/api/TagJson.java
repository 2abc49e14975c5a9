package dev.quayside.engine.order.mark.api;

import dev.quayside.engine.order.mark.Tag;
import dev.quayside.engine.order.mark.TagColour;
import dev.quayside.engine.order.mark.TagDraft;
import dev.quayside.engine.platform.server.json.Fields;

/// A tag on the wire.
///
/// @param orders how many orders have it
record TagJson(String id, String name, String colour, int orders) {

  static TagJson of(Tag tag) {
    return new TagJson(tag.id(), tag.name(), tag.colour().wire(), tag.orders());
  }

  static TagDraft read(Fields body) {
    body.require("name");
    return readChange(body);
  }

  /// What is left out stays.
  static TagDraft readChange(Fields body) {
    var draft =
        new TagDraft(body.text("name"), body.choice("colour", TagColour.values(), TagColour::wire));
    draft.check(body.violations());
    return draft;
  }
}
