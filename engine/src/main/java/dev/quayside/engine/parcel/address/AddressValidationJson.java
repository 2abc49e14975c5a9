package dev.quayside.engine.parcel.address;

import dev.quayside.engine.parcel.address.check.Correction;
import dev.quayside.engine.parcel.address.check.Finding;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.printing.message.Message;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A validated address on the wire (docs/api/addresses.md).
record AddressValidationJson(
    boolean valid,
    AddressJson standardized,
    List<Correction> corrections,
    @Nullable Boolean residential,
    List<Told> messages,
    String source) {

  record Told(String code, String severity, String field, Message message) {
    static Told of(Finding remark) {
      return new Told(
          remark.code().name(), remark.code().severity().wire(), remark.field(), remark.message());
    }
  }

  static AddressDraft read(Fields body) {
    var draft = AddressJson.read(body);
    draft.checkForValidation(body.violations());
    return draft;
  }

  static AddressValidationJson of(AddressValidation validation) {
    return new AddressValidationJson(
        validation.valid(),
        AddressJson.of(validation.standardized()),
        validation.corrections(),
        validation.residential(),
        validation.messages().stream().map(Told::of).toList(),
        validation.source());
  }
}
