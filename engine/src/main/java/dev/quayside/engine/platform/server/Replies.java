package dev.quayside.engine.platform.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.quayside.engine.platform.server.route.Reply;
import io.javalin.http.Context;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Base64;
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
      case Reply.Page page -> send(context, page);
      case Reply.Redirect redirect -> context.header("Location", redirect.location());
      case Reply.Stream stream -> throw new IllegalStateException("streams are not sent at once");
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

  /// Its style is named by its digest, so that nothing anybody could smuggle in is drawn.
  private static void send(Context context, Reply.Page page) {
    context.header(
        "Content-Security-Policy",
        "default-src 'none'; style-src 'sha256-"
            + Base64.getEncoder().encodeToString(sha256(page.style().getBytes(UTF_8)))
            + "'; img-src data:; base-uri 'none'; form-action 'none';"
            + " frame-ancestors 'none'");
    context.header("Referrer-Policy", "no-referrer");
    context.header("X-Robots-Tag", "noindex, nofollow");
    context.header("Cache-Control", "no-store");
    context.header("Content-Language", page.language());
    context.header("Vary", "Accept-Language");
    context.contentType("text/html; charset=utf-8").result(page.html());
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
    return "\"" + HexFormat.of().formatHex(sha256(content), 0, 16) + "\"";
  }

  private static byte[] sha256(byte[] content) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(content);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
