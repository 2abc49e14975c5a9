package dev.quayside.engine.order.rule;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import java.util.ArrayList;
import java.util.List;

/// Table `shipping_rule`.
final class RuleStore {

  List<Rule> all(Tx tx, WorkspaceId workspace) {
    var rules = new ArrayList<Rule>();
    tx.handle()
        .createQuery(
            "SELECT id, rule FROM shipping_rule WHERE workspace_id = :workspace ORDER BY position, id")
        .bind("workspace", workspace.value())
        .map(
            (row, _) ->
                new Rule(row.getString(1), 0, StoreJson.read(row.getString(2), RuleDraft.class)))
        .forEach(rule -> rules.add(new Rule(rule.id(), rules.size() + 1, rule.draft())));
    return rules;
  }

  void put(Tx tx, WorkspaceId workspace, Rule rule) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO shipping_rule (id, workspace_id, position, rule)
            VALUES (:id, :workspace, :position, :rule)
            ON CONFLICT (id) DO UPDATE SET position = excluded.position, rule = excluded.rule
              WHERE shipping_rule.workspace_id = excluded.workspace_id
            """)
        .bind("id", rule.id())
        .bind("workspace", workspace.value())
        .bind("position", rule.position())
        .bind("rule", StoreJson.write(rule.draft()))
        .execute();
  }

  boolean remove(Tx tx, WorkspaceId workspace, String id) {
    return tx.handle()
            .createUpdate("DELETE FROM shipping_rule WHERE id = :id AND workspace_id = :workspace")
            .bind("id", id)
            .bind("workspace", workspace.value())
            .execute()
        == 1;
  }
}
