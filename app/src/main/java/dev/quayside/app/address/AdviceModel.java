package dev.quayside.app.address;

import dev.quayside.app.address.AddressForm.Line;
import dev.quayside.app.task.Background;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.address.AddressReview;
import dev.quayside.engine.parcel.address.AddressValidation;
import java.time.Duration;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// The corrections of the postal check while an address is typed; one key accepts them.
public final class AdviceModel {

  private static final Duration TYPING_PAUSE = Duration.ofMillis(400);

  private final Background background;
  private final Function<AddressDraft, AddressReview> post;
  private final AddressForm address;
  private final ReadOnlyObjectWrapper<@Nullable AddressValidation> advice =
      new ReadOnlyObjectWrapper<>();
  private final ReadOnlyBooleanWrapper asking = new ReadOnlyBooleanWrapper();
  private Background.Timer pause = () -> {};
  private boolean wanted;
  private @Nullable AddressDraft ignored;
  private int question;

  public AdviceModel(
      Background background, Function<AddressDraft, AddressReview> post, AddressForm address) {
    this.background = background;
    this.post = post;
    this.address = address;
    address.draft().addListener(_ -> changed());
    new PlaceOfCode(background, post, address);
  }

  /// The result to show; null when there is none.
  public ReadOnlyObjectProperty<@Nullable AddressValidation> advice() {
    return advice.getReadOnlyProperty();
  }

  /// Whether what was typed last is still to be looked at.
  public ReadOnlyBooleanProperty asking() {
    return asking.getReadOnlyProperty();
  }

  /// Writes what was said of the address, and nothing else; what is still to be said is waited for.
  public void accept() {
    var known = advice.get();
    if (known == null) {
      wanted = asking.get();
    } else {
      known
          .corrections()
          .forEach(
              one ->
                  AddressForm.Line.of(one.field())
                      .map(address::line)
                      .ifPresent(line -> line.set(one.to())));
    }
  }

  /// Ignores the result: this address is not mentioned again.
  public void ignore() {
    ignored = address.draft().get();
    advice.set(null);
  }

  private void changed() {
    question++;
    wanted = false;
    asking.set(false);
    advice.set(null);
    pause.cancel();
    if (!address.line(Line.ZIP).get().isBlank() && !address.country().isBlank()) {
      asking.set(true);
      pause = background.after(TYPING_PAUSE, this::ask);
    }
  }

  private void ask() {
    int mine = question;
    var asked = address.draft().get();
    background.run(
        () -> post.apply(asked),
        review -> {
          if (mine == question) {
            asking.set(false);
            advice.set(asked.equals(ignored) ? null : worthSaying(review));
            acceptIfWanted();
          }
        },
        failure -> {
          if (mine == question) {
            asking.set(false);
            advice.set(null);
          }
        });
  }

  private void acceptIfWanted() {
    if (wanted) {
      wanted = false;
      accept();
    }
  }

  /// The result, if it is worth showing: what makes an address unusable is shown at its fields
  /// already.
  private static @Nullable AddressValidation worthSaying(AddressReview review) {
    return switch (review) {
      case AddressReview.Usable(var validation)
          when !validation.corrections().isEmpty() || !validation.valid() ->
          validation;
      case AddressReview.Usable _, AddressReview.Unusable _ -> null;
    };
  }
}
