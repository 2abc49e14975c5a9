package dev.quayside.app.screen.settings.tags;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.screen.settings.RecordsModel;
import dev.quayside.engine.order.mark.Tag;
import dev.quayside.engine.order.mark.TagDraft;
import dev.quayside.engine.order.mark.Tags;
import dev.quayside.engine.platform.idempotency.RequestKey;
import java.util.List;

/// The section's access to the engine; called off the window's thread.
public record TagsGateway(WorkspaceEngine place) implements RecordsModel.Gateway<Tag, TagDraft> {

  /// By name.
  @Override
  public List<Tag> list() {
    return tags().list(place.caller());
  }

  @Override
  public boolean isOrdered() {
    return false;
  }

  @Override
  public Tag add(TagDraft draft) {
    return tags().add(place.caller(), draft, RequestKey.none());
  }

  @Override
  public Tag change(String id, TagDraft draft) {
    return tags().change(place.caller(), id, draft);
  }

  @Override
  public void remove(String id) {
    tags().remove(place.caller(), id);
  }

  private Tags tags() {
    return place.engine().ordering().desk().tags();
  }
}
