package dev.quayside.app.screen.ship;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.screen.ship.label.LabelModel.Stage;
import dev.quayside.engine.account.user.UserDraft;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Actor;
import dev.quayside.engine.base.identity.PersonRole;
import dev.quayside.engine.order.check.CheckSettings;
import dev.quayside.engine.order.check.CheckSettings.OnComplete;
import dev.quayside.engine.order.check.CheckSettings.Photo;
import dev.quayside.engine.order.check.CheckSettings.Required;
import dev.quayside.engine.order.check.CheckSettings.WithoutBarcode;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.platform.idempotency.RequestKey;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Objects;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/// How a check ends at the window: box by box, with a photo, with a manager's word, with rates.
class PieceCheckEndsTest extends ScannerOnEngine {

  @Test
  void whatIsCheckedLeavesInOneBoxAndTheRestInAnother() {
    TestOrders.rule(engine.engine(), Choice.service("usps", "PRIORITY_MAIL"));
    requireCheck(OnComplete.STOP);
    TestOrders.addFive(engine.engine(), "SO-5", TestOrders.NEW_YORK);
    scan("SO-5");
    assertThat(ship.check().isPartCounted()).as("nothing yet").isFalse();
    scan("TE-100");
    scan("QS:COUNT 2");
    scan("TE-300");
    scan("QS:PART");
    assertThat(ship.form().contents().pieces()).isEqualTo(3);
    assertThat(ship.check().wanted()).isEqualTo(3);
    assertThat(ship.check().isCounted()).isTrue();
    scan("QS:BUY");
    assertThat(ship.label().stage().get())
        .as(ship.scan().state().get().toString())
        .isEqualTo(Stage.BOUGHT);
    scan("QS:NEXT");
    assertThat(ship.check().isOpen()).as("a check of the rest").isTrue();
    assertThat(ship.check().counted()).isZero();
    assertThat(ship.check().wanted()).isEqualTo(2);
    scan("QS:BUY");
    assertThat(ship.scan().state().get().key()).isEqualTo("ship.check.missing");
    scan("TE-100");
    scan("TE-300");
    scan("QS:BUY");
    assertThat(ship.label().stage().get()).isEqualTo(Stage.BOUGHT);
    assertThat(ship.order().rest().get()).isZero();
  }

  @Test
  void aBoxThatIsPackedOtherwiseIsCheckedOtherwise() {
    requireCheck(OnComplete.STOP);
    TestOrders.addFive(engine.engine(), "SO-5", TestOrders.NEW_YORK);
    scan("SO-5");
    scan("TE-100");
    ship.form().contents().put(0, 1);
    background.work();
    background.pass(A_MOMENT);
    assertThat(ship.check().wanted()).isEqualTo(4);
    assertThat(ship.check().counted()).as("what was counted is kept").isEqualTo(1);
    ship.form().contents().putAll(true);
    background.work();
    background.pass(A_MOMENT);
    assertThat(ship.check().wanted()).isEqualTo(5);
    assertThat(ship.check().counted()).isEqualTo(1);
  }

  @Test
  void aPhotoOutOfAFileIsMadeSmallAndEndsTheCheck() throws IOException {
    TestOrders.rule(engine.engine(), Choice.service("usps", "PRIORITY_MAIL"));
    set(OnComplete.BUY_AND_PRINT, WithoutBarcode.CONFIRM, Photo.REQUIRE);
    TestOrders.add(engine.engine(), "SO-7");
    scan("SO-7");
    assertThat(ship.check().photographed().get()).isNotNull();
    scan("QS:COUNT 2");
    scan("MUG-1");
    assertThat(ship.scan().state().get().key()).isEqualTo("ship.check.photo.missing");
    scan("QS:BUY");
    assertThat(ship.label().stage().get()).as("not without it").isEqualTo(Stage.NONE);
    var broken = Files.writeString(data().resolve("broken.jpg"), "no picture");
    photo(broken);
    assertThat(ship.scan().state().get().key()).isEqualTo("ship.scan.refused");
    photo(noise());
    assertThat(ship.label().stage().get()).isEqualTo(Stage.BOUGHT);
    var id = Objects.requireNonNull(ship.check().photographed().get());
    var open = engine.engine();
    var kept =
        Acting.asEngine(() -> open.ordering().checking().checks().photo(TestOrders.demo(open), id));
    assertThat(kept.kind()).isEqualTo("jpeg");
    assertThat(kept.content().length).isBetween(50_000, 500 * 1_024);
  }

  @Test
  void aManagersPinConfirmsWhatCannotBeScanned() {
    set(OnComplete.STOP, WithoutBarcode.MANAGER, Photo.NEVER);
    TestOrders.add(engine.engine(), "SO-7");
    var open = engine.engine();
    var demo = TestOrders.demo(open);
    var users = open.accounts().users();
    users.add(demo.workspace(), draft("Max", PersonRole.MANAGER, "2468"), RequestKey.none());
    var pat =
        users.add(demo.workspace(), draft("Pat", PersonRole.PACKER, "1111"), RequestKey.none());
    var packer = new Actor("desk", pat.person(), null, demo.workspace());
    Acting.as(
        packer,
        () -> {
          confirmedByAManager();
          return true;
        });
  }

  private void confirmedByAManager() {
    scan("SO-7");
    confirm();
    assertThat(ship.scan().state().get().key())
        .as(ship.scan().state().get().toString())
        .isEqualTo("ship.check.manager");
    var asked = Objects.requireNonNull(ship.check().approval().asked().get());
    assertThat(asked.managers()).extracting(each -> each.user().name()).containsExactly("Max");
    assertThat(ship.check().counted()).isZero();
    approve("9999");
    assertThat(ship.check().approval().problem().get()).isNotNull();
    assertThat(ship.check().counted()).isZero();
    approve("2468");
    assertThat(ship.check().approval().asked().get()).isNull();
    assertThat(ship.check().counted()).isEqualTo(1);
    confirm();
    assertThat(ship.check().counted()).as("asked each time").isEqualTo(1);
    scan("MUG-1");
    assertThat(ship.check().isOpen()).isFalse();
  }

  /// A badge in a check signs in whoever it is of, but not while a manager is asked.
  @Test
  void aManagersBadgeConfirmsAndSignsNobodyIn() {
    set(OnComplete.STOP, WithoutBarcode.MANAGER, Photo.NEVER);
    TestOrders.add(engine.engine(), "SO-9");
    var demo = TestOrders.demo(engine.engine()).workspace();
    var users = engine.engine().accounts().users();
    var max = new UserDraft("Max", PersonRole.MANAGER, null, "BADGE-MAX");
    var pat = new UserDraft("Pat", PersonRole.PACKER, null, "BADGE-PAT");
    users.add(demo, max, RequestKey.none());
    var packer = new Actor("desk", users.add(demo, pat, RequestKey.none()).person(), null, demo);
    Acting.as(
        packer,
        () -> {
          confirmedByABadge();
          return true;
        });
  }

  private void confirmedByABadge() {
    var entered = new ArrayList<String>();
    ship.scan()
        .know(
            (code, known, _) -> {
              entered.add(code);
              known.run();
            });
    scan("SO-9");
    confirm();
    scan("BADGE-PAT");
    assertThat(ship.check().approval().problem().get()).as("no manager").isNotNull();
    assertThat(ship.check().counted()).isZero();
    scan("BADGE-MAX");
    assertThat(ship.check().approval().asked().get()).isNull();
    assertThat(ship.check().counted()).isEqualTo(1);
    assertThat(entered).isEmpty();
    scan("BADGE-PAT");
    assertThat(entered).containsExactly("BADGE-PAT");
  }

  @Test
  void ratesFollowWhereTheOwnerWantsThem() {
    set(OnComplete.RATE, WithoutBarcode.CONFIRM, Photo.OFFER);
    TestOrders.add(engine.engine(), "SO-7");
    scan("SO-7");
    scan("QS:COUNT 2");
    scan("MUG-1");
    assertThat(ship.check().isOpen()).as("a photo is only offered").isFalse();
    assertThat(ship.scan().state().get().key()).isEqualTo("ship.check.rates");
    assertThat(ship.label().stage().get()).isEqualTo(Stage.NONE);
    assertThat(ship.rates().rows()).isNotEmpty();
  }

  private void set(OnComplete then, WithoutBarcode bare, Photo photo) {
    var open = engine.engine();
    var settings = new CheckSettings(Required.ALWAYS, then, bare, null, photo);
    Acting.asEngine(
        () -> open.ordering().checking().checks().policy().keep(TestOrders.demo(open), settings));
  }

  private static UserDraft draft(String name, PersonRole role, String pin) {
    return new UserDraft(name, role, pin, null);
  }

  private void confirm() {
    ship.scan().pieces().confirm(1, "no bar code");
    background.work();
    background.pass(A_MOMENT);
  }

  private void approve(String pin) {
    ship.check().approval().pin.set(pin);
    ship.scan().pieces().approve();
    background.work();
    background.pass(A_MOMENT);
  }

  private void photo(Path file) {
    ship.scan().pieces().photo(file);
    background.work();
    background.pass(A_MOMENT);
  }

  /// As large as a camera's.
  private Path noise() throws IOException {
    var image = new BufferedImage(2_400, 1_800, BufferedImage.TYPE_INT_RGB);
    var random = new Random(7);
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        image.setRGB(x, y, random.nextInt(0x1000000) & 0x3f3f3f);
      }
    }
    var file = data().resolve("photo.png");
    ImageIO.write(image, "png", file.toFile());
    assertThat(Files.size(file)).isGreaterThan(500 * 1_024);
    return file;
  }
}
