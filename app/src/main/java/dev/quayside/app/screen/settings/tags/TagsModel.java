package dev.quayside.app.screen.settings.tags;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.screen.settings.EngineRecords;
import dev.quayside.app.screen.settings.RecordsModel;
import dev.quayside.app.task.Background;
import dev.quayside.engine.order.mark.Tag;
import dev.quayside.engine.order.mark.TagDraft;

/// The tags of orders, by name, and the form for a new or a changed one.
public final class TagsModel extends RecordsModel<Tag, TagDraft, TagForm> {

  public TagsModel(Background background, WorkspaceEngine place) {
    super(
        background,
        EngineRecords.of(place, engine -> engine.ordering().desk().tags()),
        new TagForm(),
        Tag::id,
        TagForm::of);
  }
}
