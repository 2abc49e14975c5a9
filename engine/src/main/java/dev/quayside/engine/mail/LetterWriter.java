package dev.quayside.engine.mail;

import dev.quayside.engine.branding.Branding;
import dev.quayside.engine.branding.Brandings;
import dev.quayside.engine.carrier.Substatus;
import dev.quayside.engine.carrier.TrackingStatus;
import dev.quayside.engine.trackingpage.PageWords;
import dev.quayside.engine.trackingpage.TrackingLinks;
import dev.quayside.engine.workspace.Workspace;
import java.time.LocalDate;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Writes a letter about a parcel, in the shop's looks.
final class LetterWriter {

  private final Brandings brandings;
  private final TrackingLinks links;

  LetterWriter(Brandings brandings, TrackingLinks links) {
    this.brandings = brandings;
    this.links = links;
  }

  /// @param happened null when the carrier did not say what exactly
  Letter write(
      Workspace workspace,
      MailTemplate template,
      MailWords words,
      MailedParcel parcel,
      Occasion occasion,
      @Nullable Substatus happened) {
    var branding = brandings.of(workspace.id());
    var values = values(workspace, branding, words, parcel);
    values.put(Placeholder.HAPPENED, happened(words, occasion, happened));
    return press(workspace, branding, words).print(template, values);
  }

  /// About a parcel that does not exist.
  Letter sample(Workspace workspace, MailTemplate template, MailWords words, Occasion occasion) {
    var parcel =
        new MailedParcel(
            null,
            words.text("sample.name"),
            "US",
            "ups",
            "UPS",
            "UPS Ground",
            "1Z999AA10123456784",
            words.text("sample.order"),
            LocalDate.of(2026, 11, 24));
    return previewOf(workspace, template, words, parcel, occasion);
  }

  /// As if the weather had delayed it, where a letter tells of trouble.
  Letter previewOf(
      Workspace workspace,
      MailTemplate template,
      MailWords words,
      MailedParcel parcel,
      Occasion occasion) {
    var happened = occasion == Occasion.EXCEPTION ? Substatus.WEATHER_DELAY : null;
    return write(workspace, template, words, parcel, occasion, happened);
  }

  Letter test(Workspace workspace, MailWords words) {
    return sample(workspace, words.template("test"), words, Occasion.SHIPPED);
  }

  private LetterPress press(Workspace workspace, Branding branding, MailWords words) {
    return new LetterPress(branding, brandings.logo(workspace.id()).isPresent(), words);
  }

  private Map<Placeholder, String> values(
      Workspace workspace, Branding branding, MailWords words, MailedParcel parcel) {
    var values = new EnumMap<Placeholder, String>(Placeholder.class);
    values.put(Placeholder.SHOP_NAME, branding.shopName());
    values.put(Placeholder.RECIPIENT_NAME, or(parcel.name(), words.text("value.customer")));
    values.put(Placeholder.ORDER, or(parcel.order(), parcel.trackingNumber()));
    values.put(Placeholder.TRACKING_NUMBER, parcel.trackingNumber());
    values.put(
        Placeholder.TRACKING_URL,
        links.forCustomers(workspace, parcel.carrier(), parcel.trackingNumber()));
    values.put(Placeholder.CARRIER, parcel.carrierName());
    values.put(Placeholder.SERVICE, parcel.service());
    var expected = parcel.expected();
    values.put(
        Placeholder.EXPECTED_DELIVERY,
        expected == null
            ? words.text("value.undated")
            : PageWords.in(words.locale()).day(expected));
    values.put(
        Placeholder.CONTACT,
        or(branding.supportEmail(), or(branding.supportUrl(), branding.shopName())));
    return values;
  }

  private static String happened(
      MailWords words, Occasion occasion, @Nullable Substatus substatus) {
    var status =
        switch (occasion) {
          case SHIPPED -> TrackingStatus.IN_TRANSIT;
          case OUT_FOR_DELIVERY -> TrackingStatus.OUT_FOR_DELIVERY;
          case DELIVERED -> TrackingStatus.DELIVERED;
          case EXCEPTION -> TrackingStatus.EXCEPTION;
        };
    return PageWords.in(words.locale()).happened(status, substatus);
  }

  private static String or(@Nullable String text, String otherwise) {
    return text == null || text.isBlank() ? otherwise : Objects.requireNonNull(text).strip();
  }
}
