package dev.quayside.engine.source.database;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/// A statement taken apart: its words outside of quotes, and its parameters, which are bound and
/// never pasted.
///
/// @param sql with a `?` for each parameter
/// @param parameters names in the order of their places, as often as they are there
/// @param words outside of quotes, in lower case, each with the sign before it and the one after
/// @param odd what it must not hold; empty where it holds nothing of the kind
record SqlText(String sql, List<String> parameters, List<Word> words, String odd) {

  /// @param before the last sign before it that is no blank; 0 for none
  /// @param after the first sign after it that is no blank; 0 for none
  record Word(String text, char before, char after) {}

  /// A comment that may end it.
  static final String COMMENT = "--";

  /// A quote that is not closed, or that servers may close in another place.
  static final String QUOTE = "'";

  static final String END = ";";

  private static final Pattern NUMBER = Pattern.compile("(?<![A-Za-z0-9_\"`\\]])[0-9]+\\.$");

  SqlText {
    parameters = List.copyOf(parameters);
    words = List.copyOf(words);
  }

  static SqlText of(String text, Server server) {
    return new Reading(text, server).read();
  }

  private static final class Reading {

    private final String text;
    private final Server server;
    private final StringBuilder sql = new StringBuilder();
    private final List<String> parameters = new ArrayList<>();
    private final List<Word> words = new ArrayList<>();
    private String odd = "";
    private int at;

    Reading(String text, Server server) {
      this.text = text;
      this.server = server;
    }

    SqlText read() {
      while (at < text.length() && odd.isEmpty()) {
        next(text.charAt(at));
      }
      return new SqlText(sql.toString(), parameters, words, odd);
    }

    private void next(char sign) {
      char after = sign(at + 1);
      if (sign == '\'' || sign == '"' || sign == '`' && isMysql()) {
        quoted(sign);
      } else if (sign == '[' && (server == Server.SQLSERVER || server == Server.SQLITE)) {
        quoted(']');
      } else if (sign == '-' && after == '-'
          || sign == '/' && after == '*'
          || sign == '#' && isMysql()) {
        odd = COMMENT;
      } else if (sign == ';') {
        odd = END;
      } else if (sign == '{' || sign == '\\' || sign == 0 || sign == '$' && isDollarQuote()) {
        odd = String.valueOf(sign);
      } else if (sign == '?' && server != Server.POSTGRESQL) {
        odd = "?";
      } else if (sign == ':') {
        colon(after);
      } else if (Character.isJavaIdentifierStart(sign) && sign != '$') {
        word();
      } else {
        // an operator of PostgreSQL, not a parameter of JDBC
        sql.append(sign == '?' ? "??" : String.valueOf(sign));
        at++;
      }
    }

    private boolean isMysql() {
      return server == Server.MARIADB;
    }

    private boolean isDollarQuote() {
      return text.substring(at).matches("(?s)\\$[A-Za-z0-9_]*\\$.*");
    }

    /// Up to the sign that closes it; doubled it does not. A backslash before a quote closes it on
    /// some servers and not on others, by a setting, so it is not taken.
    private void quoted(char close) {
      int from = at;
      at++;
      while (at < text.length()) {
        char sign = text.charAt(at);
        if (sign == '\\' && (sign(at + 1) == close || sign(at + 1) == '\\')) {
          odd = QUOTE;
          return;
        }
        if (sign == close && sign(at + 1) == close) {
          at++;
        } else if (sign == close) {
          at++;
          // a question mark within quotes is none of JDBC's
          sql.append(text, from, at);
          return;
        }
        at++;
      }
      odd = QUOTE;
    }

    private void colon(char after) {
      if (after == ':' || after == '=') {
        sql.append(':').append(after);
        at += 2;
      } else if (Character.isLetter(after) || after == '_') {
        int from = at + 1;
        at++;
        while (at < text.length() && Character.isJavaIdentifierPart(text.charAt(at))) {
          at++;
        }
        parameters.add(text.substring(from, at));
        sql.append('?');
      } else {
        sql.append(':');
        at++;
      }
    }

    private void word() {
      int from = at;
      while (at < text.length() && Character.isJavaIdentifierPart(text.charAt(at))) {
        at++;
      }
      var word = text.substring(from, at);
      words.add(new Word(word.toLowerCase(Locale.ROOT), before(from), after()));
      sql.append(word);
    }

    /// In `1.into` the point is a part of the number.
    private char before(int from) {
      var head = text.substring(0, from).stripTrailing();
      if (NUMBER.matcher(head).find()) {
        return '0';
      }
      return head.isEmpty() ? 0 : head.charAt(head.length() - 1);
    }

    private char after() {
      var tail = text.substring(at).stripLeading();
      return tail.isEmpty() ? 0 : tail.charAt(0);
    }

    private char sign(int place) {
      return place < text.length() ? text.charAt(place) : 0;
    }
  }
}
