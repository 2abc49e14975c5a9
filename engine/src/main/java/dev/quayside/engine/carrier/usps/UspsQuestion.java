package dev.quayside.engine.carrier.usps;

import dev.quayside.engine.carrier.module.AccountField;
import dev.quayside.engine.carrier.module.CarrierCredentials;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.usps.UspsWire.OptionsRequest;
import dev.quayside.engine.carrier.usps.UspsWire.PaymentAccount;
import dev.quayside.engine.carrier.usps.UspsWire.Piece;
import dev.quayside.engine.carrier.usps.UspsWire.Pricing;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// Asks for prices: all mail classes in one question, since USPS limits their number.
final class UspsQuestion {

  private static final int LONGEST_CODE_ABROAD = 11;

  private UspsQuestion() {}

  /// @param services codes to price; empty for all
  /// @param contract whether to ask for the account's contract prices, too
  static OptionsRequest of(
      CarrierCredentials account, Consignment consignment, Set<String> services, boolean contract) {
    boolean abroad = UspsPiece.isAbroad(consignment);
    return new OptionsRequest(
        pricing(account, contract && !consignment.isReturn(), abroad),
        consignment.from().zip5(),
        abroad ? null : consignment.to().zip5(),
        abroad ? foreignCode(consignment.to().zip()) : null,
        abroad ? consignment.to().country() : null,
        abroad ? null : "NONE",
        piece(consignment, mailClass(consignment, services)));
  }

  private static List<Pricing> pricing(
      CarrierCredentials account, boolean contract, boolean abroad) {
    var pricing = new ArrayList<Pricing>();
    pricing.add(new Pricing("COMMERCIAL", null));
    if (contract) {
      pricing.add(
          new Pricing(
              "CONTRACT",
              new PaymentAccount(
                  "EPS",
                  account.get(AccountField.ACCOUNT_NUMBER),
                  abroad ? null : account.get(Usps.CRID))));
    }
    return pricing;
  }

  private static String mailClass(Consignment consignment, Set<String> services) {
    if (services.size() == 1) {
      return UspsServices.mailClass(services.iterator().next(), consignment.isReturn());
    }
    if (consignment.isReturn()) {
      return "ALL_RETURNS";
    }
    return UspsPiece.isAbroad(consignment) ? "ALL" : "ALL_OUTBOUND";
  }

  private static Piece piece(Consignment consignment, String mailClass) {
    var parcel = consignment.parcel();
    var sides = UspsPiece.knownSides(parcel);
    var extras = UspsPiece.extraServices(UspsServices.code(mailClass), parcel);
    return new Piece(
        UspsPiece.pounds(parcel.weight()),
        sides.length(),
        sides.height(),
        sides.width(),
        mailClass,
        extras.isEmpty() ? null : extras,
        UspsPiece.packageValue(parcel),
        UspsPiece.mailingDate(consignment).toString());
  }

  private static String foreignCode(String code) {
    return code.length() > LONGEST_CODE_ABROAD ? code.substring(0, LONGEST_CODE_ABROAD) : code;
  }
}
