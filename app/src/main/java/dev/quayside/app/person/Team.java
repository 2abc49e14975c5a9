package dev.quayside.app.person;

import dev.quayside.engine.account.user.UserRules;
import java.util.List;

/// The people who may sign in, and what the owner has set for them.
record Team(List<Member> members, UserRules rules) {

  static final Team NOBODY = new Team(List.of(), new UserRules(null, null));
}
