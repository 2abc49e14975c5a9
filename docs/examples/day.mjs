// A desk's whole day with the Quayside API, in plain Node 20 or newer: orders in, labels bought and printed, one order in two
// parcels, one label voided, the day closed, the wallet reconciled to the cent. No packages to install.
//
//   ./quayside serve &
//   ./quayside printers practice &
//   export QUAYSIDE_KEY=$(./quayside keys create --workspace demo --role admin)
//   node docs/examples/day.mjs monday 200 tcp://127.0.0.1:9100
//
// Run it again with the same name: every request has its own Idempotency-Key, so that nothing is bought, printed or charged a
// second time, and it says the same. Cut it off in the middle and run it again: it goes on. (Keys are kept for a day.)
import assert from 'node:assert/strict';

const url = process.env.QUAYSIDE_URL ?? 'http://127.0.0.1:8781';
const key = process.env.QUAYSIDE_KEY;
const [day = 'monday', count = '200', printerAddress = 'tcp://127.0.0.1:9100'] = process.argv.slice(2);
assert(key, 'set QUAYSIDE_KEY to a sandbox key of role admin');
const step = (words) => console.log(words);

async function request(method, path, body, headers = {}) {
  const response = await fetch(url + path, {
    method,
    headers: { 'X-API-Key': key, ...(body && { 'Content-Type': 'application/json' }), ...headers },
    body: body && JSON.stringify(body),
  });
  if (!response.ok) {
    throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  }
  return response;
}

const get = async (path) => (await request('GET', path)).json();
/// What is done under a name is done once.
const once = async (name, path, body) =>
  (await request('POST', path, body, { 'Idempotency-Key': `${day} ${name}` })).json();

/// Every page of a list.
async function all(path) {
  const found = [];
  for (let page = 1, last = 1; page <= last; page++) {
    const { data, pagination } = await get(`${path}${path.includes('?') ? '&' : '?'}pageSize=100&page=${page}`);
    found.push(...data);
    last = pagination.totalPages;
  }
  return found;
}

const cents = (amount) => Math.round(amount * 100);
const sum = (amounts) => amounts.reduce((total, amount) => total + cents(amount), 0);

// ---- The event stream stays open all day. What it tells wakes up whoever waits for something.

const told = new Map();
const hanging = new AbortController();
let wake = () => {};

async function listen(stream) {
  let text = '';
  for await (const chunk of stream.pipeThrough(new TextDecoderStream(), { signal: hanging.signal })) {
    const parts = (text + chunk).split('\n\n');
    text = parts.pop();
    for (const [, type] of parts.map((part) => /^event: (.*)$/m.exec(part)).filter(Boolean)) {
      told.set(type, (told.get(type) ?? 0) + 1);
    }
    wake();
  }
}

const listening = listen((await request('GET', '/v1/events/stream')).body)
  .catch((end) => assert(hanging.signal.aborted, end));

/// Asks again whenever something has happened, and every second in case its event came before the question.
async function until(question, isSo) {
  for (;;) {
    const heard = new Promise((resolve) => {
      wake = resolve;
      setTimeout(resolve, 1000).unref();
    });
    const answer = await question();
    if (isSo(answer)) {
      return answer;
    }
    await heard;
  }
}

// ---- Money and a printer.

const opening = await once('money', '/v1/wallet/deposits', { amount: 40 * count, currency: 'USD', description: day });
const printer = `Printer of ${day}`;
await once('printer', '/v1/printers', { name: printer, address: printerAddress, language: 'zpl', dpi: 203 });

// ---- The orders come in, up to 500 in one request.

const from = {
  name: 'Harbor Supply', street1: '500 Howard St', city: 'San Francisco', state: 'CA', zip: '94105', country: 'US',
};
const buyers = [
  { name: 'Bob Buyer', street1: '123 Flatbush Ave', city: 'Brooklyn', state: 'NY', zip: '11217', country: 'US' },
  { name: 'Ann Reader', street1: '600 4th Ave', city: 'Seattle', state: 'WA', zip: '98104', country: 'US' },
  { name: 'Cy Cook', street1: '1437 Bannock St', city: 'Denver', state: 'CO', zip: '80202', country: 'US' },
];
const orders = Array.from({ length: Number(count) }, (_, i) => ({
  reference: `${day}-${i + 1}`,
  to: buyers[i % buyers.length],
  items: [
    { sku: 'MUG-1', name: 'Mug', quantity: 2, weightOz: 12, value: { amount: 12.5, currency: 'USD' } },
    { sku: 'TEA-1', name: 'Tea', quantity: 1, weightOz: 4, value: { amount: 9, currency: 'USD' } },
  ],
  metadata: { day },
}));
const taken = await once('orders', '/v1/orders/batch', { orders });
assert(taken.data.every((each) => each.outcome === 'created'));
const ids = taken.data.map((each) => each.order.id);
step(`${ids.length} orders taken in`);

// ---- The last one goes out in two parcels, all others in one go: bought by price and printed in their order.

const apart = ids.pop();
const batch = await once('batch', '/v1/batches', {
  orders: ids, from, action: 'buy_and_print', fallback: { kind: 'cheapest' }, printer,
});
const box = { weightOz: 18 };
const both = await once('two parcels', `/v1/orders/${apart}/parcels`, {
  from, carrier: 'ups', service: 'ups_ground',
  parcels: [{ parcel: box, items: [{ sku: 'MUG-1', quantity: 2 }] }, { parcel: box }],
});
const two = both.data.map((each) => each.label);
for (const { id } of two) {
  await once(`print ${id}`, '/v1/print-jobs', { labelId: id, printer });
}
const done = await until(() => get(`/v1/batches/${batch.id}`), ({ status }) => status === 'done');
assert.deepEqual([done.counts.bought, done.counts.total], [ids.length, ids.length]);
const order = await get(`/v1/orders/${apart}`);
assert.equal(order.status, 'shipped');
assert.deepEqual(order.parcels.map((each) => each.labelId), two.map((each) => each.id));
step(`${ids.length} orders shipped in one parcel each, ${order.reference} in ${two.length}`);

const onItsWay = ['queued', 'rendered', 'sending'];
const jobs = await until(
  () => all(`/v1/print-jobs?printer=${encodeURIComponent(printer)}`),
  (found) => found.length >= ids.length + two.length && !found.some((each) => onItsWay.includes(each.status)));
assert(jobs.every((each) => ['sent', 'confirmed'].includes(each.status)), 'a label was not printed');
step(`${jobs.length} labels printed`);

// ---- One customer has changed her mind. The carrier decides about the refund within days.

const ours = await all(`/v1/orders?metadata=${encodeURIComponent(`day:${day}`)}`);
const labelIds = new Set(ours.flatMap((each) => each.parcels.map((parcel) => parcel.labelId)));
assert.equal(labelIds.size, ids.length + two.length);
const unwanted = done.lines[0].shipmentId;
const voided = await once('void', `/v1/shipments/${unwanted}/cancel`);
assert.equal(voided.status, 'cancelled');
assert.equal((await get(`/v1/orders/${done.lines[0].orderId}`)).status, 'open');
step(`${voided.label.trackingNumber} voided`);

// ---- Close the day: each driver gets a list of what was not voided.

const labels = (await all('/v1/labels')).filter((each) => labelIds.has(each.id)).sort((a, b) => (a.id < b.id ? -1 : 1));
const handedOver = labels.filter((each) => each.id !== voided.label.id);
for (const carrier of new Set(handedOver.map((each) => each.carrier))) {
  const parcels = handedOver.filter((each) => each.carrier === carrier).map((each) => each.id);
  const list = await once(`close ${carrier}`, '/v1/manifests', { carrier, labelIds: parcels });
  assert.equal(list.labelCount, parcels.length);
  assert.equal((await request('GET', `/v1/manifests/${list.id}/download`)).headers.get('Content-Type'), 'application/pdf');
  step(`${list.carrierName}: ${list.labelCount} parcels on manifest ${list.id}`);
}

// ---- Reconcile, to the cent: each label was paid once, at the price it was bought for, and the ledger is the balance.

const ledger = await all('/v1/wallet/transactions?currency=USD');
const { balance, held } = await get('/v1/wallet');
const paid = ledger.filter((each) => each.type === 'charge' && labels.some((label) => label.shipmentId === each.shipmentId));
assert.equal(paid.length, labels.length);
for (const label of labels) {
  const line = paid.find((each) => each.shipmentId === label.shipmentId);
  assert.equal(cents(line.amount), -cents(label.rate.amount), label.id);
}
assert.equal(ledger.filter((each) => each.id === opening.id).length, 1);
assert.equal(sum(ledger.map((each) => each.amount)), cents(balance));
assert.equal(held, 0);
step(`${labels.length} labels for ${-sum(paid.map((each) => each.amount)) / 100} USD; the wallet holds ${balance}`);

// ---- What the stream told. The second time there is nothing to tell.

const news = [told.get('label.created') ?? 0, told.get('order.shipped') ?? 0, told.get('manifest.created') ?? 0];
hanging.abort();
await listening;
step(`heard: ${news[0]} labels, ${news[1]} orders shipped, ${news[2]} manifests`);
step('done');
