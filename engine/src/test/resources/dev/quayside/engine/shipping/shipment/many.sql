-- Multiplies the newest bought shipment of every workspace: {COUNT} more, of four carriers, over the last {DAYS} days before it, each with its tracker, scans and journey. Run by tests of long lists and by benchmarks.
CREATE TEMP TABLE given (n INTEGER PRIMARY KEY, name TEXT);
INSERT INTO given VALUES (0,'Ann'),(1,'Bob'),(2,'Carla'),(3,'David'),(4,'Elena'),(5,'Frank'),(6,'Grace'),(7,'Hugo'),(8,'Ines'),(9,'José'),(10,'Kate'),(11,'Liam'),(12,'María'),(13,'Noah'),(14,'Olga'),(15,'Pablo'),(16,'Quinn');
CREATE TEMP TABLE family (n INTEGER PRIMARY KEY, name TEXT);
INSERT INTO family VALUES (0,'Adams'),(1,'Brown'),(2,'Castillo'),(3,'Díaz'),(4,'Evans'),(5,'Fischer'),(6,'García'),(7,'Hughes'),(8,'Ivanova'),(9,'Jones'),(10,'Kim'),(11,'Lopez'),(12,'Müller'),(13,'Nguyen'),(14,'O''Brien'),(15,'Patel'),(16,'Quintero'),(17,'Rossi'),(18,'Smith');
CREATE TEMP TABLE town (n INTEGER PRIMARY KEY, city TEXT, state TEXT, zip TEXT);
INSERT INTO town VALUES (0,'Brooklyn','NY','11217'),(1,'Austin','TX','78701'),(2,'Denver','CO','80202'),(3,'Seattle','WA','98101'),(4,'Miami','FL','33101'),(5,'Chicago','IL','60601'),(6,'Boston','MA','02108'),(7,'Portland','OR','97201'),(8,'Phoenix','AZ','85001'),(9,'Atlanta','GA','30303'),(10,'Nashville','TN','37201');
-- hours to the door, and in a hundred how many take two days more
CREATE TEMP TABLE offer (n INTEGER PRIMARY KEY, carrier TEXT, service TEXT, name TEXT, hours INTEGER, late INTEGER, number TEXT);
INSERT INTO offer VALUES (0,'usps','usps_ground_advantage','USPS Ground Advantage',68,16,'920019001%013d'),(1,'ups','ups_ground','UPS Ground',62,7,'1Z999AA1%010d'),(2,'fedex','fedex_ground','FedEx Ground',56,10,'%012d'),(3,'ontrac','ontrac_ground','OnTrac Ground',74,23,'D%014d'),(4,'ups','ups_2nd_day_air','UPS 2nd Day Air',38,3,'1Z999AA2%010d');
CREATE TEMP TABLE fate (n INTEGER PRIMARY KEY, status TEXT, tracked TEXT, refund TEXT);
INSERT INTO fate VALUES (0,'created','pre_transit',NULL),(1,'in_transit','in_transit',NULL),(2,'delivered','delivered',NULL),(3,'delivered','delivered',NULL),(4,'delivered','delivered',NULL),(5,'delivered','delivered',NULL),(6,'delivered','delivered',NULL),(7,'exception','exception',NULL),(8,'cancelled','cancelled','refunded'),(9,'in_transit','out_for_delivery',NULL),(10,'delivered','delivered',NULL),(11,'delivered','delivered',NULL),(12,'returned','returned',NULL);
CREATE TEMP TABLE template AS SELECT s.* FROM shipment s WHERE s.id = (SELECT max(id) FROM shipment o WHERE o.workspace_id = s.workspace_id AND o.tracking_number IS NOT NULL);
CREATE TEMP TABLE many AS
  WITH RECURSIVE counter(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM counter WHERE i + 1 < {COUNT})
  SELECT i, t.workspace_id, 'shp_01A' || printf('%023d', i) AS id, 'lbl_01A' || printf('%023d', i) AS label_id,
    CASE WHEN {COUNT} - i < {COUNT} / 20 AND f.status = 'delivered' THEN 'in_transit' WHEN i < {COUNT} * 9 / 10 AND f.status IN ('created', 'in_transit') THEN 'delivered' ELSE f.status END AS status,
    f.refund, o.carrier, o.service, o.name AS service_name, 'ORD-' || (100000 + i) AS reference,
    printf(o.number, i) AS tracking_number, 545 + (i * 7919) % 4200 AS amount, g.name || ' ' || fam.name AS recipient,
    town.city, town.state, town.zip, t.created_at - ({COUNT} - i) * ({DAYS} * 86400000 / {COUNT}) AS created_at, f.tracked, t.id AS template,
    t.created_at AS today, o.hours + 24 * (i % 2) + CASE WHEN (i * 31) % 100 < o.late THEN 48 ELSE 0 END AS hours
  FROM counter CROSS JOIN template t JOIN given g ON g.n = i % 17 JOIN family fam ON fam.n = i % 19 JOIN town ON town.n = i % 11 JOIN offer o ON o.n = i % 5 JOIN fate f ON f.n = i % 13;
INSERT INTO shipment (id, workspace_id, label_id, status, carrier, service, service_name, reference, is_return, tracking_number, label_format, currency, amount, consignment, acceptance, ship_date, estimated_delivery, created_at, updated_at, voidable_until, cancelled_at, refund_status, refund_due_at, search)
  SELECT m.id, m.workspace_id, m.label_id, m.status, m.carrier, m.service, m.service_name, m.reference, 0, m.tracking_number, t.label_format, 'USD', m.amount,
    json_set(t.consignment, '$.to.name', m.recipient, '$.to.city', m.city, '$.to.state', m.state, '$.to.zip', m.zip, '$.reference', m.reference),
    json_set(t.acceptance, '$.trackingNumber', m.tracking_number, '$.shipDate', date(m.created_at / 1000, 'unixepoch'), '$.estimatedDelivery', date(m.created_at / 1000 + 4 * 86400, 'unixepoch')), date(m.created_at / 1000, 'unixepoch'), date(m.created_at / 1000 + 4 * 86400, 'unixepoch'),
    m.created_at, m.created_at, m.created_at + 30 * 86400000, CASE m.status WHEN 'cancelled' THEN m.created_at + 3600000 END, CASE m.status WHEN 'cancelled' THEN 'refunded' END, NULL,
    replace(replace(replace(lower(m.recipient), 'é', 'e'), 'í', 'i'), 'ü', 'u') || lower(' ' || m.city || ' ' || m.state || ' ' || m.zip || ' ' || m.reference || ' ' || m.service_name || ' ' || m.tracking_number)
  FROM many m JOIN template t ON t.id = m.template;
INSERT INTO tracker (id, workspace_id, shipment_id, carrier, tracking_number, status, created_at, updated_at, asked_at, heard_at, ended_at)
  SELECT 'trk_' || substr(id, 5), workspace_id, id, carrier, tracking_number,
    CASE status WHEN 'created' THEN 'pre_transit' WHEN 'cancelled' THEN 'cancelled' WHEN 'in_transit' THEN CASE tracked WHEN 'out_for_delivery' THEN tracked ELSE 'in_transit' END ELSE status END,
    created_at, created_at + 86400000, 0, 0, CASE WHEN status IN ('delivered', 'returned', 'cancelled') THEN created_at + 3 * 86400000 END FROM many;
INSERT INTO tracker_scan (tracker_id, at, status, substatus, description, city, state, country, heard_at)
  SELECT 'trk_' || substr(id, 5), created_at + min(20 * 3600000, (today - created_at) / 3), 'accepted', 'picked_up', 'Picked up', 'San Francisco', 'CA', 'US', created_at + min(20 * 3600000, (today - created_at) / 3) FROM many WHERE status <> 'created' AND status <> 'cancelled';
INSERT INTO tracker_scan (tracker_id, at, status, substatus, description, city, state, country, heard_at)
  SELECT 'trk_' || substr(id, 5), created_at + min(hours * 3600000, (today - created_at) * 2 / 3), CASE status WHEN 'in_transit' THEN CASE tracked WHEN 'out_for_delivery' THEN tracked ELSE 'in_transit' END ELSE status END,
    CASE status WHEN 'in_transit' THEN CASE tracked WHEN 'out_for_delivery' THEN 'with_courier' ELSE 'arrived_at_facility' END WHEN 'exception' THEN CASE i % 4 WHEN 0 THEN 'address_issue' WHEN 1 THEN 'delivery_attempted' WHEN 2 THEN 'weather_delay' ELSE 'damaged' END WHEN 'returned' THEN 'returned_to_sender' ELSE 'delivered_front_door' END,
    CASE status WHEN 'exception' THEN 'Needs attention' WHEN 'delivered' THEN 'Delivered, front door' ELSE 'On its way' END, city, state, 'US', created_at + min(hours * 3600000, (today - created_at) * 2 / 3) FROM many WHERE status NOT IN ('created', 'cancelled');
-- as journey_travelled (V008) would note it: its triggers fire for scans of journeys that are there already
INSERT INTO journey (shipment_id, workspace_id, carrier, service, from_zip, to_zip, to_country, zone, ship_date, promised, promised_days, currency, paid, best_carrier, best, bought_at, delivered_on, excepted, handled)
  SELECT id, workspace_id, carrier, service, '94105', zip, 'US', '5', date(created_at / 1000, 'unixepoch'), date(created_at / 1000 + 4 * 86400, 'unixepoch'), 3, 'USD', amount, 'usps', amount - (amount / 10) * (i % 3), created_at,
    CASE status WHEN 'delivered' THEN date((created_at + min(hours * 3600000, (today - created_at) * 2 / 3) - 28800000) / 1000, 'unixepoch') END, status = 'exception', status <> 'created' FROM many WHERE status <> 'cancelled';
DROP TABLE many;
DROP TABLE template;
DROP TABLE fate;
DROP TABLE offer;
DROP TABLE town;
DROP TABLE family;
DROP TABLE given;
