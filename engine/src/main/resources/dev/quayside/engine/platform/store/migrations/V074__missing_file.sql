-- The few files that carriers still owe, for lists of shipments to say so without reading the files.
CREATE INDEX shipment_document_missing ON shipment_document (shipment_id, kind, link) WHERE file IS NULL;
