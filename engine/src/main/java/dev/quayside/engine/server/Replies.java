package dev.quayside.engine.server;

import io.javalin.http.Context;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;

/// Writes a reply to the wire.
final class Replies {

  /// Scripts, styles and requests of our own only: a page that could be made to run anything else
  /// could use the key typed into it.
  private static final String OWN_PAGES_ONLY =
      "default-src 'none'; script-src 'self'; style-src 'self';"
          + " img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none';"
          + " frame-ancestors 'none'";

  private Replies() {}

  static void send(Context context, Reply reply) {
    context.status(reply.status());
    context.header("X-Content-Type-Options", "nosniff");
    switch (reply) {
      case Reply.Json json -> send(context, json);
      case Reply.Download download -> send(context, download);
      case Reply.Asset asset -> send(context, asset);
      case Reply.Nothing nothing -> context.header("Cache-Control", "no-store");
    }
  }

  private static void send(Context context, Reply.Json json) {
    json.headers().forEach(context::header);
    context.header("Cache-Control", "no-store");
    context.contentType("application/json").result(json.body());
  }

  private static void send(Context context, Reply.Download download) {
    if (isFresh(context, download.content())) {
      context.header("Content-Disposition", "attachment; filename=\"" + download.filename() + "\"");
      context.contentType(download.contentType()).result(download.content());
    }
  }

  private static void send(Context context, Reply.Asset asset) {
    context.header("Content-Security-Policy", OWN_PAGES_ONLY);
    context.header("Referrer-Policy", "no-referrer");
    if (isFresh(context, asset.content())) {
      context.contentType(asset.contentType()).result(asset.content());
    }
  }

  /// Answers 304 when the caller has these bytes already.
  private static boolean isFresh(Context context, byte[] content) {
    var tag = entityTag(content);
    context.header("ETag", tag);
    context.header("Cache-Control", "private, no-cache");
    if (matches(context, tag)) {
      context.status(304);
      return false;
    }
    return true;
  }

  private static boolean matches(Context context, String tag) {
    var known = context.header("If-None-Match");
    return known != null
        && Arrays.stream(known.split(","))
            .map(String::strip)
            .map(each -> each.startsWith("W/") ? each.substring(2) : each)
            .anyMatch(each -> each.equals(tag) || each.equals("*"));
  }

  private static String entityTag(byte[] content) {
    try {
      var digest = MessageDigest.getInstance("SHA-256").digest(content);
      return "\"" + HexFormat.of().formatHex(digest, 0, 16) + "\"";
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
