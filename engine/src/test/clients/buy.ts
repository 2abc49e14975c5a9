// Buys a label by a rate with the client of openapi-generator and prints its tracking number: URL, key.
import { Configuration, LabelsApi, RatesApi, ResponseError, Signature } from './generated';

declare const process: { argv: string[]; exitCode: number };

async function buy(url: string, key: string): Promise<void> {
  const configuration = new Configuration({ basePath: url, apiKey: key });
  const answer = await new RatesApi(configuration).getRates({
    rateRequest: {
      from: { name: 'Harbor Supply', street1: '500 Howard St', city: 'San Francisco', state: 'CA', zip: '94105', country: 'US' },
      to: { name: 'Bob Buyer', street1: '123 Flatbush Ave', city: 'Brooklyn', state: 'NY', zip: '11217', country: 'US' },
      parcel: { weightOz: 34.5 },
    },
  });
  const rate = answer.rates[0];
  const labels = new LabelsApi(configuration);
  const label = await labels.createLabel({
    labelRequest: { rateId: rate.id, signature: Signature.None },
    idempotencyKey: 'typescript',
  });
  if (label.rate.amount !== rate.amount) {
    throw new Error(JSON.stringify(label));
  }
  const file = await labels.downloadLabel({ id: label.id, format: 'pdf' });
  if (!(await file.text()).startsWith('%PDF')) {
    throw new Error('the label is no PDF');
  }
  const refused = await labels.getLabel({ id: 'none' }).catch((error: unknown) => error);
  if (!(refused instanceof ResponseError) || refused.response.status !== 404) {
    throw new Error('there is no such label');
  }
  console.log(label.trackingNumber);
}

buy(process.argv[2], process.argv[3]).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
