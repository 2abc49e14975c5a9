package dev.quayside.engine.source.kind;

import dev.quayside.printing.message.Message;
import dev.quayside.printing.message.MessageKey;
import java.util.Locale;

/// What people call the fields of shops.
enum FieldLabel implements MessageKey {
  URL,
  SHOP,
  CLIENT_ID,
  CLIENT_SECRET,
  ACCESS_TOKEN,
  REFRESH_TOKEN,
  CONSUMER_KEY,
  CONSUMER_SECRET,
  USER_NAME,
  PASSWORD,
  API_KEY,
  CHANNEL_TOKEN,
  HOST,
  PORT,
  PRIVATE_KEY,
  PASSPHRASE,
  HOST_KEY,
  FOLDER,
  DONE_FOLDER,
  FAILED_FOLDER,
  OUT_FOLDER,
  CURRENCY;

  /// @param field its name in the API
  static Message of(String field) {
    return switch (field) {
      case "url" -> URL.of();
      case "shop" -> SHOP.of();
      case "clientId" -> CLIENT_ID.of();
      case "clientSecret" -> CLIENT_SECRET.of();
      case "accessToken" -> ACCESS_TOKEN.of();
      case "refreshToken" -> REFRESH_TOKEN.of();
      case "consumerKey" -> CONSUMER_KEY.of();
      case "consumerSecret" -> CONSUMER_SECRET.of();
      case "userName" -> USER_NAME.of();
      case "password" -> PASSWORD.of();
      case "apiKey" -> API_KEY.of();
      case "channelToken" -> CHANNEL_TOKEN.of();
      case "host" -> HOST.of();
      case "port" -> PORT.of();
      case "privateKey" -> PRIVATE_KEY.of();
      case "passphrase" -> PASSPHRASE.of();
      case "hostKey" -> HOST_KEY.of();
      case "folder" -> FOLDER.of();
      case "doneFolder" -> DONE_FOLDER.of();
      case "failedFolder" -> FAILED_FOLDER.of();
      case "outFolder" -> OUT_FOLDER.of();
      case "currency" -> CURRENCY.of();
      default -> Message.said(spaced(field));
    };
  }

  /// A name that is not here yet, as words: `merchantToken` is `Merchant token`.
  private static String spaced(String field) {
    var words = field.replaceAll("([A-Z])", " $1").toLowerCase(Locale.ROOT);
    return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
  }

  @Override
  public String bundle() {
    return "source_field";
  }
}
