package dev.quayside.app.screen.settings.tags;

import dev.quayside.app.screen.settings.RecordsModel;
import dev.quayside.app.task.Background;
import dev.quayside.engine.order.mark.Tag;
import dev.quayside.engine.order.mark.TagDraft;

/// The tags of orders, and the form for a new or a changed one.
public final class TagsModel extends RecordsModel<Tag, TagDraft, TagForm> {

  public TagsModel(Background background, TagsGateway gateway) {
    super(background, gateway, new TagForm(), Tag::id, TagForm::of);
  }
}
