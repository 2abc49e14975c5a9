// Buys a label by a rate with the client of hey-api and prints its tracking number: URL, key.
import { client } from './hey/client.gen';
import { createLabel, downloadLabel, getRates } from './hey/sdk.gen';

declare const process: { argv: string[]; exitCode: number };

async function buy(url: string, key: string): Promise<void> {
  client.setConfig({ baseUrl: url, auth: (auth) => (auth.type === 'apiKey' ? key : undefined), throwOnError: true });
  const rates = await getRates({
    body: {
      from: { name: 'Harbor Supply', street1: '500 Howard St', city: 'San Francisco', state: 'CA', zip: '94105', country: 'US' },
      to: { name: 'Bob Buyer', street1: '123 Flatbush Ave', city: 'Brooklyn', state: 'NY', zip: '11217', country: 'US' },
      parcel: { weightOz: 34.5 },
    },
    throwOnError: true,
  });
  const label = await createLabel({
    body: { rateId: rates.data.rates?.[0].id },
    headers: { 'Idempotency-Key': 'hey-api' },
    throwOnError: true,
  });
  const file = await downloadLabel({ path: { id: label.data.id }, query: { format: 'pdf' }, throwOnError: true });
  if (!(await (file.data as Blob).text()).startsWith('%PDF')) {
    throw new Error('the label is no PDF');
  }
  console.log(label.data.trackingNumber);
}

buy(process.argv[2], process.argv[3]).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
