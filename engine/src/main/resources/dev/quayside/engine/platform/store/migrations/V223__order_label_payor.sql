-- Labels of orders that another account pays, of a version that did not note it there: they were shown as 0.00. The shipment knows.
UPDATE order_parcel SET shipment = substr(shipment, 1, length(shipment) - 1) || ',"billedTo":"' ||
  (SELECT replace(replace(coalesce(s.consignment ->> '$.options.billing.transport.account.end', ''), '\', '\\'), '"', '\"')
    FROM shipment s WHERE s.id = order_parcel.shipment_id) || '"}'
WHERE shipment IS NOT NULL AND instr(shipment, '"billedTo"') = 0 AND shipment_id IN
  (SELECT id FROM shipment WHERE amount = 0 AND consignment ->> '$.options.billing.transport.payor' IN ('RECIPIENT', 'THIRD_PARTY'));
