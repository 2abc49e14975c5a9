package dev.quayside.engine.account.carrieraccount;

import static dev.quayside.engine.account.carrieraccount.AccountField.secret;
import static dev.quayside.engine.account.carrieraccount.AccountField.shown;

import java.net.URI;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The carriers an account can be kept with, in catalogue order, and what each of their APIs asks
/// for. A new one is an entry here and, if it can be tested, its question in {@link Logins}.
public final class AccountKinds {

  static final String ACCOUNT_NUMBER = "accountNumber";
  static final String CUSTOMER_NUMBER = "customerNumber";
  static final String CLIENT_ID = "clientId";
  static final String CLIENT_SECRET = "clientSecret";
  static final String API_KEY = "apiKey";
  static final String SECRET_KEY = "secretKey";
  static final String API_SECRET = "apiSecret";
  static final String USER_NAME = "userName";
  static final String PASSWORD = "password";

  private static final String MAILER_ID = "\\d{6}|\\d{9}";

  private static final List<AccountKind> ALL =
      List.of(
          // payments v3: CRID, MID, EPS account
          kind(
              "usps",
              "USPS",
              "https://apis.usps.com",
              Logins::usps,
              shown(CLIENT_ID),
              secret(CLIENT_SECRET),
              shown("crid", "\\d{2,18}", "2 to 18 digits"),
              shown("mid", MAILER_ID, "6 or 9 digits"),
              shown("manifestMid", MAILER_ID, "6 or 9 digits").optional(),
              shown(ACCOUNT_NUMBER, "\\d{4,10}", "4 to 10 digits")),
          // common.xsd: CustomerIDType, ContractIDType
          kind(
              "canada_post",
              "Canada Post",
              "https://soa-gw.canadapost.ca",
              Logins::canadaPost,
              shown(CUSTOMER_NUMBER, "\\d{1,10}", "1 to 10 digits"),
              shown("contractId", "\\d{1,10}", "1 to 10 digits").optional(),
              shown(USER_NAME),
              secret(PASSWORD)),
          kind(
              "australia_post",
              "Australia Post",
              "https://digitalapi.auspost.com.au",
              Logins::australiaPost,
              shown(ACCOUNT_NUMBER, "\\d{10}|\\d{8}", "10 digits, or 8 for StarTrack"),
              secret(API_KEY),
              secret(PASSWORD)),
          kind(
              "ups",
              "UPS",
              "https://onlinetools.ups.com",
              Logins::ups,
              shown(ACCOUNT_NUMBER, "[0-9A-Za-z]{6}", "6 letters or digits"),
              shown(CLIENT_ID),
              secret(CLIENT_SECRET)),
          kind(
              "fedex",
              "FedEx",
              "https://apis.fedex.com",
              Logins::fedex,
              shown(ACCOUNT_NUMBER, "\\d{9}", "9 digits"),
              secret(API_KEY),
              secret(SECRET_KEY)),
          kind(
              "dhl_express",
              "DHL Express",
              "https://express.api.dhl.com",
              Logins::dhl,
              shown(ACCOUNT_NUMBER, "\\d{9,10}", "9 or 10 digits"),
              secret(API_KEY),
              secret(API_SECRET)),
          // its service takes the password as a query parameter
          kind(
              "ontrac",
              "OnTrac",
              "https://www.shipontrac.net",
              null,
              shown(ACCOUNT_NUMBER, "\\d{1,10}", "1 to 10 digits"),
              secret(PASSWORD)),
          kind(
              "gls_us",
              "GLS US",
              "https://api.gls-us.com",
              Logins::gls,
              shown(ACCOUNT_NUMBER, "\\d{1,10}", "1 to 10 digits"),
              shown(USER_NAME),
              secret(PASSWORD)),
          kind(
              "veho",
              "Veho",
              "https://api.shipveho.com",
              Logins::veho,
              shown("merchantId").optional(),
              secret(API_KEY)));

  private AccountKinds() {}

  static List<AccountKind> all() {
    return ALL;
  }

  static Optional<AccountKind> of(String carrier) {
    return ALL.stream().filter(kind -> kind.carrier().equals(carrier)).findFirst();
  }

  private static AccountKind kind(
      String carrier, String name, String host, @Nullable Login login, AccountField... fields) {
    return new AccountKind(carrier, name, List.of(fields), URI.create(host), login);
  }
}
