package dev.quayside.engine.platform.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.quayside.engine.platform.server.route.Reply;
import io.javalin.http.Context;
import java.io.IOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Objects;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Writes a reply to the wire.
final class Replies {

  private static final Logger LOG = LoggerFactory.getLogger(Replies.class);

  /// Allows only Quayside's own scripts, styles and requests: a page that could be made to run
  /// others might give away the key typed into it.
  private static final String OWN_PAGES_ONLY =
      "default-src 'none'; script-src 'self'; style-src 'self';"
          + " img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none';"
          + " frame-ancestors 'none'";

  /// An Accept-Encoding that refuses gzip, which Javalin takes for a request of it.
  private static final Pattern NO_GZIP = Pattern.compile("gzip\\s*;\\s*q=0(\\.0*)?\\s*(,|$)");

  private static final int OK = 200;
  private static final int NOT_MODIFIED = 304;

  private Replies() {}

  static void send(Context context, Reply reply) {
    context.status(reply.status());
    context.header("X-Content-Type-Options", "nosniff");
    if (!(reply instanceof Reply.Json) || NO_GZIP.matcher(accepted(context)).find()) {
      // a compressed file would have no known length
      context.disableCompression();
    }
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

  /// Sends the headers of a 304 as they are: Jetty writes a length of 0 to an answer that it ends
  /// itself, which RFC 9110, 8.6, forbids where the file or list has another one.
  static void commit(Context context) {
    if (context.status().getCode() == NOT_MODIFIED) {
      try {
        context.res().flushBuffer();
      } catch (IOException e) {
        LOG.debug("a caller is gone before its answer", e);
      }
    }
  }

  private static void send(Context context, Reply.Json json) {
    json.headers().forEach(context::header);
    context.res().addHeader("Vary", "Accept-Encoding");
    if (!isRead(context) || json.status() != OK) {
      context.header("Cache-Control", "no-store");
    } else if (!isFresh(context, "W/" + entityTag(json.body()))) {
      return;
    }
    context.contentType("application/json").result(json.body());
  }

  private static void send(Context context, Reply.Download download) {
    if (isFresh(context, entityTag(download.content()))) {
      context.header("Content-Disposition", "attachment; filename=\"" + download.filename() + "\"");
      context.contentType(download.contentType()).result(download.content());
    }
  }

  private static void send(Context context, Reply.Asset asset) {
    context.header("Content-Security-Policy", OWN_PAGES_ONLY);
    context.header("Referrer-Policy", "no-referrer");
    if (isFresh(context, entityTag(asset.content()))) {
      context.contentType(asset.contentType()).result(asset.content());
    }
  }

  /// Names the page's style and script by their hashes, so that injected ones are neither shown nor
  /// run.
  private static void send(Context context, Reply.Page page) {
    context.header(
        "Content-Security-Policy",
        "default-src 'none'; style-src "
            + source(page.style())
            + "; script-src "
            + source(page.script())
            + "; img-src data:; base-uri 'none'; form-action 'none';"
            + " frame-ancestors 'none'");
    context.header("Referrer-Policy", "no-referrer");
    context.header("X-Robots-Tag", "noindex, nofollow");
    context.header("Cache-Control", "no-store");
    context.header("Content-Language", page.language());
    context.res().addHeader("Vary", "Accept-Language");
    context.contentType("text/html; charset=utf-8").result(page.html());
  }

  /// The source expression of an inline style or script (CSP Level 3, section 2.3.1).
  private static String source(String inline) {
    return "'sha256-" + Base64.getEncoder().encodeToString(sha256(inline.getBytes(UTF_8))) + "'";
  }

  private static String accepted(Context context) {
    return Objects.requireNonNullElse(context.header("Accept-Encoding"), "");
  }

  private static boolean isRead(Context context) {
    var method = context.req().getMethod();
    return method.equals("GET") || method.equals("HEAD");
  }

  /// Answers 304 when the caller already has these bytes.
  private static boolean isFresh(Context context, String tag) {
    context.header("ETag", tag);
    context.header("Cache-Control", "private, no-cache");
    if (matches(context, tag)) {
      context.status(NOT_MODIFIED);
      context.disableCompression();
      // RFC 9111 4.3.4: a cache would take the type of this answer for that of the stored one
      context.res().setContentType(null);
      return false;
    }
    return true;
  }

  private static boolean matches(Context context, String tag) {
    var known = context.header("If-None-Match");
    return known != null
        && Arrays.stream(known.split(","))
            .map(String::strip)
            .map(Replies::strong)
            .anyMatch(each -> each.equals(strong(tag)) || each.equals("*"));
  }

  private static String strong(String tag) {
    return tag.startsWith("W/") ? tag.substring(2) : tag;
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
