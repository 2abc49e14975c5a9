package dev.quayside.engine.customer.email.template;

import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.carrier.tracking.Substatus;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import dev.quayside.engine.customer.branding.Branding;
import dev.quayside.engine.customer.branding.Brandings;
import dev.quayside.engine.customer.trackingpage.PageWords;
import dev.quayside.engine.customer.trackingpage.TrackingLinks;
import java.time.LocalDate;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Writes an e-mail about a parcel, in the shop's branding.
public final class EmailWriter {

  private final Brandings brandings;
  private final TrackingLinks links;

  public EmailWriter(Brandings brandings, TrackingLinks links) {
    this.brandings = brandings;
    this.links = links;
  }

  /// @param happened what exactly happened; null when the carrier did not say
  public Email write(
      Workspace workspace,
      EmailTemplate template,
      EmailWords words,
      EmailedParcel parcel,
      EmailTrigger trigger,
      @Nullable Substatus happened) {
    var branding = brandings.of(workspace.id());
    var values = values(workspace, branding, words, parcel);
    values.put(Placeholder.ORDER, or(parcel.order(), unordered(words, trigger)));
    values.put(Placeholder.HAPPENED, happened(words, trigger, happened));
    boolean ours = !parcel.isOfOrder() && template.equals(words.template(trigger));
    var used = ours ? words.unordered(trigger) : template;
    return press(workspace, branding, words).print(used.without(parcel.unknown()), values);
  }

  /// An e-mail about a made-up parcel.
  public Email sample(
      Workspace workspace, EmailTemplate template, EmailWords words, EmailTrigger trigger) {
    var parcel =
        new EmailedParcel(
            null,
            words.text("sample.name"),
            "US",
            "ups",
            "UPS",
            "UPS Ground",
            "1Z999AA10123456784",
            words.text("sample.order"),
            LocalDate.of(2026, 11, 24),
            null);
    return previewOf(workspace, template, words, parcel, trigger);
  }

  /// A preview for a parcel. An e-mail about a problem shows a delay by the weather as the example.
  public Email previewOf(
      Workspace workspace,
      EmailTemplate template,
      EmailWords words,
      EmailedParcel parcel,
      EmailTrigger trigger) {
    var happened = trigger == EmailTrigger.EXCEPTION ? Substatus.WEATHER_DELAY : null;
    return write(workspace, template, words, parcel, trigger, happened);
  }

  public Email test(Workspace workspace, EmailWords words) {
    return sample(workspace, words.template("test"), words, EmailTrigger.SHIPPED);
  }

  private EmailRenderer press(Workspace workspace, Branding branding, EmailWords words) {
    return new EmailRenderer(branding, brandings.logo(workspace.id()).isPresent(), words);
  }

  private Map<Placeholder, String> values(
      Workspace workspace, Branding branding, EmailWords words, EmailedParcel parcel) {
    var values = new EnumMap<Placeholder, String>(Placeholder.class);
    values.put(Placeholder.SHOP_NAME, branding.shopName());
    values.put(Placeholder.RECIPIENT_NAME, or(parcel.name(), words.text("value.customer")));
    values.put(Placeholder.TRACKING_NUMBER, parcel.trackingNumber());
    values.put(
        Placeholder.TRACKING_URL,
        Objects.requireNonNullElseGet(
            parcel.page(),
            () -> links.forCustomers(workspace, parcel.carrier(), parcel.trackingNumber())));
    values.put(Placeholder.CARRIER, or(parcel.carrierName(), words.text("value.carrier")));
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

  /// What the shop's own words say in place of an order: a tracking number would look like one.
  private static String unordered(EmailWords words, EmailTrigger trigger) {
    return words.text(trigger == EmailTrigger.RETURN_LABEL ? "value.return" : "value.order");
  }

  private static String happened(
      EmailWords words, EmailTrigger trigger, @Nullable Substatus substatus) {
    var status =
        switch (trigger) {
          case LABEL, RETURN_LABEL -> TrackingStatus.PRE_TRANSIT;
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
