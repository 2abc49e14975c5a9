package dev.quayside.app.screen.orders.file;

import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.fulfilment.CustomsAnswer;
import dev.quayside.engine.order.fulfilment.CustomsQuestion;
import dev.quayside.engine.parcel.customs.CustomsItemDraft;
import dev.quayside.engine.parcel.customs.CustomsWords;
import dev.quayside.engine.parcel.product.ProductFact;
import java.util.Objects;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/// The typed customs details of a product.
///
/// @param asked the product and what is missing
public record GoodsQuestion(
    CustomsQuestion asked,
    StringProperty description,
    StringProperty origin,
    StringProperty hsCode) {

  static final String DESCRIPTION = "description";
  static final String ORIGIN = "originCountry";
  static final String HS_CODE = "hsCode";

  static GoodsQuestion of(CustomsQuestion asked) {
    return new GoodsQuestion(
        asked,
        new SimpleStringProperty(Objects.requireNonNullElse(asked.description(), "")),
        new SimpleStringProperty(""),
        new SimpleStringProperty(Objects.requireNonNullElse(asked.hsCode(), "")));
  }

  boolean asksDescription() {
    return asked.missing().contains(ProductFact.NAME);
  }

  boolean asksOrigin() {
    return asked.missing().contains(ProductFact.ORIGIN);
  }

  /// The same answers for a newer question about the product.
  GoodsQuestion with(CustomsQuestion now) {
    return new GoodsQuestion(now, description, origin, hsCode);
  }

  /// The details that are still missing or wrong.
  Violations faults() {
    var found = new Violations();
    if (asksDescription()) {
      found.require(DESCRIPTION, description.get());
    }
    if (asksOrigin()) {
      found.require(ORIGIN, origin.get());
    }
    var code = hsCode.get().strip();
    if (!code.isEmpty() && !CustomsItemDraft.isHsCode(code)) {
      found.add(HS_CODE, CustomsWords.HS);
    }
    return found;
  }

  CustomsAnswer answer() {
    return new CustomsAnswer(asked.product(), description.get(), origin.get(), hsCode.get());
  }
}
