package dev.quayside.app.screen.settings.tags;

import dev.quayside.app.screen.settings.AskingModel;
import dev.quayside.app.screen.settings.Editing;
import dev.quayside.app.screen.settings.Sequence;
import dev.quayside.app.task.Background;
import dev.quayside.engine.order.mark.Tag;
import dev.quayside.engine.order.mark.TagDraft;

/// The tags of orders, and the form for a new or a changed one.
public final class TagsModel extends AskingModel {

  private final TagsGateway gateway;
  private final Sequence<Tag> tags;
  private final Editing<Tag, TagDraft> editing;
  private final TagForm form = new TagForm();

  public TagsModel(Background background, TagsGateway gateway) {
    super(background);
    this.gateway = gateway;
    editing = new Editing<>(asking, gateway, form, Tag::id, TagForm::of, this::refresh);
    tags = new Sequence<>(asking, gateway, Tag::id, editing::gone);
  }

  public Sequence<Tag> tags() {
    return tags;
  }

  public TagForm form() {
    return form;
  }

  public Editing<Tag, TagDraft> editing() {
    return editing;
  }

  @Override
  public void refresh() {
    asking.load(gateway::list, tags::fill);
  }

  /// Shows changes made elsewhere.
  public void lookAgain() {
    asking.look(gateway::list, tags::fillIfChanged);
  }

  /// Opens the selected tag in the form.
  public void edit() {
    editing.open(tags.chosen().get());
  }
}
