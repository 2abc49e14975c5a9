package dev.quayside.engine.server;

import io.javalin.http.Context;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;

/// Writes a reply to the wire.
final class Replies {

  private Replies() {}

  static void send(Context context, Reply reply) {
    context.status(reply.status());
    context.header("X-Content-Type-Options", "nosniff");
    switch (reply) {
      case Reply.Json json -> send(context, json);
      case Reply.Download download -> send(context, download);
      case Reply.Nothing nothing -> context.header("Cache-Control", "no-store");
    }
  }

  private static void send(Context context, Reply.Json json) {
    json.headers().forEach(context::header);
    context.header("Cache-Control", "no-store");
    context.contentType("application/json").result(json.body());
  }

  private static void send(Context context, Reply.Download download) {
    var tag = entityTag(download.content());
    context.header("ETag", tag);
    context.header("Cache-Control", "private, no-cache");
    if (matches(context, tag)) {
      context.status(304);
      return;
    }
    context.header("Content-Disposition", "attachment; filename=\"" + download.filename() + "\"");
    context.contentType(download.contentType()).result(download.content());
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
