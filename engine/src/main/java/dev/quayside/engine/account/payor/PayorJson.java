package dev.quayside.engine.account.payor;

import dev.quayside.engine.parcel.option.OptionsJson;
import dev.quayside.engine.platform.server.json.Fields;
import org.jspecify.annotations.Nullable;

/// A payor on the wire.
///
/// @param account the last three characters of its number
record PayorJson(
    String id,
    String name,
    String carrier,
    String account,
    @Nullable String zip,
    @Nullable String country) {

  static PayorJson of(KeptPayor payor) {
    return new PayorJson(
        payor.id(),
        payor.name(),
        payor.carrier(),
        payor.account().end(),
        payor.zip(),
        payor.country());
  }

  static KeptPayorDraft read(Fields body) {
    return new KeptPayorDraft(
        body.text("name", KeptPayorDraft.LONGEST_NAME),
        body.text("carrier"),
        body.text("account", OptionsJson.LONGEST_ACCOUNT),
        body.text("zip", KeptPayorDraft.LONGEST_ZIP),
        body.text("country"));
  }
}
