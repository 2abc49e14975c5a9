package dev.quayside.app.screen.settings.copy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.EngineTest;
import dev.quayside.app.engine.ChosenWorkspace;
import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.engine.Engine;
import dev.quayside.engine.account.user.UserDraft;
import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Actor;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.PersonRole;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.copy.Copied;
import dev.quayside.engine.copy.CopyKind;
import dev.quayside.engine.copy.CopyOutcome;
import dev.quayside.engine.order.mark.Tag;
import dev.quayside.engine.order.mark.TagColour;
import dev.quayside.engine.order.mark.TagDraft;
import dev.quayside.engine.parcel.preset.Preset;
import dev.quayside.engine.parcel.preset.PresetDraft;
import dev.quayside.engine.platform.idempotency.RequestKey;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/// Going live with what was set up in the sandbox, on a real engine, without the toolkit.
class CopyModelTest extends EngineTest {

  private final AtomicInteger changed = new AtomicInteger();

  @Test
  void whatWasSetUpInTheSandboxIsShownChosenAndCopied() {
    var engine = opening.get();
    var demo = caller(engine, "demo");
    var main = caller(engine, "main");
    engine.parcels().presets().add(demo, PresetDraft.box("Mug box", null));
    tag(engine, demo, "Rush", TagColour.RED);
    tag(engine, demo, "Gift", TagColour.BLUE);
    tag(engine, main, "gift", TagColour.GREY);
    var model = live();
    model.refresh();
    work();
    assertThat(model.others).extracting(Workspace::slug).containsExactly("demo");
    assertThat(model.found)
        .extracting(Copied::kind)
        .as("nothing is said of what there is none of")
        .containsExactly(CopyKind.PRESETS, CopyKind.TAGS);
    assertThat(model.toDo()).isEqualTo(2);
    model.wanted(CopyKind.PRESETS).set(false);
    assertThat(model.toDo()).isEqualTo(1);

    model.copy();
    model.copy();
    work();

    assertThat(engine.ordering().desk().tags().list(main))
        .extracting(Tag::name)
        .containsExactly("gift", "Rush");
    assertThat(engine.parcels().presets().list(main)).isEmpty();
    assertThat(Objects.requireNonNull(model.done().get()))
        .singleElement()
        .satisfies(
            tags -> {
              assertThat(tags.count(CopyOutcome.NEW)).isEqualTo(1);
              assertThat(tags.count(CopyOutcome.LEFT)).isEqualTo(1);
            });
    assertThat(changed).hasValue(1);
    assertThat(model.toDo()).as("it is there now").isZero();

    model.wanted(CopyKind.PRESETS).set(true);
    model.replace.set(true);
    work();
    assertThat(model.done().get()).as("another choice").isNull();
    model.copy();
    work();
    assertThat(engine.parcels().presets().list(main))
        .extracting(Preset::name)
        .containsExactly("Mug box");
    assertThat(engine.ordering().desk().tags().list(main))
        .extracting(Tag::colour)
        .containsExactly(TagColour.BLUE, TagColour.RED);
  }

  @Test
  void aWorkspaceWithPeopleOfItsOwnIsReadByOneOfThem() {
    var engine = opening.get();
    var demo = caller(engine, "demo");
    tag(engine, demo, "Rush", TagColour.RED);
    var users = engine.accounts().users();
    var ana =
        users.add(
            demo.workspace(),
            new UserDraft("Ana", PersonRole.OWNER, "4711", null),
            RequestKey.none());
    var model = live();
    model.refresh();
    work();
    assertThat(Objects.requireNonNull(model.problem().get()).code())
        .isEqualTo(ProblemCode.FORBIDDEN);
    assertThat(model.found).isEmpty();

    var gateway = new CopyGateway(new WorkspaceEngine(opening, new ChosenWorkspace("main")));
    var from = gateway.others().getFirst();
    var found =
        Acting.as(new Actor("desk", ana.person(), null, null), () -> gateway.preview(from, false));
    assertThat(found).anyMatch(Copied::isToDo);
  }

  private CopyModel live() {
    return new CopyModel(
        background,
        new CopyGateway(new WorkspaceEngine(opening, new ChosenWorkspace("main"))),
        changed::incrementAndGet);
  }

  private void work() {
    while (!background.isIdle()) {
      background.work();
    }
  }

  private static Caller caller(Engine engine, String slug) {
    return engine.accounts().workspaces().bySlug(slug).orElseThrow().ownCaller();
  }

  private static void tag(Engine engine, Caller caller, String name, TagColour colour) {
    engine.ordering().desk().tags().add(caller, new TagDraft(name, colour), RequestKey.none());
  }
}
