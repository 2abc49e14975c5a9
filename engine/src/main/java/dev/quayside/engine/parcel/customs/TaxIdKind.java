package dev.quayside.engine.parcel.customs;

import dev.quayside.engine.base.text.WireWord;

/// What a tax number is.
public enum TaxIdKind implements WireWord {
  /// Economic Operators Registration and Identification, of the European Union or Great Britain.
  EORI,
  VAT,
  /// Import One-Stop Shop: value added tax of goods up to 150 euros is paid at the sale.
  IOSS,
  /// The same in Norway: VAT on E-Commerce.
  VOEC,
  GST,
  /// Employer Identification Number, of the United States.
  EIN,
  /// Australian Reference Number, of a foreign seller registered for Australia's GST.
  ARN,
  OTHER
}
