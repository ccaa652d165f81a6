import pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { applyPaymentEvent } from '../../../server/domain/billing/state/paymentEvent.ts';
import type { Services } from '../../../server/domain/core/context.ts';
import type { PaymentEvent } from '../../../server/payment/history.ts';
import type { SubscriptionState } from '../../../server/payment/payment.ts';
import { makeEmployer } from '../../support/factories.ts';
import { testApp, testCatalog, testDb } from '../../support/fixtures.ts';
import { buy, openProviderSide } from '../../support/sandbox.ts';

/** Concurrent webhooks about one subscription, in this process and in others. */

const app = testApp({ environment: { DATABASE_TIMEOUT: '2' } });
const db = testDb(app);
testCatalog(app);
let bought: SubscriptionState;

beforeAll(async () => {
  const provider = await openProviderSide(app);
  await provider.holdMessages();
  const { providerId } = await buy(app, provider, await makeEmployer(db));
  bought = (await app.services.payment.readSubscription(providerId)) ?? expect.fail('It is not there.');
  await provider.close();
});

const stateOf = (subscriptionId: string, over: Partial<SubscriptionState> = {}): SubscriptionState => ({
  ...bought,
  subscriptionId,
  latestInvoice: null,
  ...over,
});

let messages = 0;
function messageOf(subscriptionId: string): PaymentEvent {
  messages += 1;
  return {
    id: `evt_${messages}`,
    type: 'customer.subscription.updated',
    createdAt: new Date(),
    subscriptionId,
    invoiceId: null,
    paymentId: null,
    cardSessionId: null,
  };
}

/** Services whose provider responds with `read`. */
const withProvider = (read: (subscriptionId: string) => Promise<SubscriptionState>): Services => ({
  ...app.services,
  payment: { ...app.services.payment, readSubscription: read },
});

/** A response that is delayed until `answer` is called. */
function held<Value>(value: Value) {
  let answer = () => {};
  let ask = () => {};
  const asked = new Promise<void>((resolve) => {
    ask = resolve;
  });
  const answered = new Promise<Value>((resolve) => {
    answer = () => resolve(value);
  });
  return {
    read: () => {
      ask();
      return answered;
    },
    asked,
    answer,
  };
}

/** Processes other webhooks, so that work that is not blocked would have finished. */
async function processOthers(): Promise<void> {
  for (const id of ['sub_other_1', 'sub_other_2', 'sub_other_3']) {
    await applyPaymentEvent(
      withProvider(async () => stateOf(id)),
      messageOf(id),
    );
  }
}

const recorded = (stripeSubscriptionId: string) => db.subscription.findUnique({ where: { stripeSubscriptionId } });

it('a late response does not overwrite a newer one', async () => {
  const id = 'sub_meeting';
  const early = held(stateOf(id));
  const first = applyPaymentEvent(withProvider(early.read), messageOf(id));
  await early.asked;
  const later = async () => stateOf(id, { status: 'CANCELED' });
  const second = applyPaymentEvent(withProvider(later), messageOf(id));
  await processOthers();
  early.answer();
  await Promise.all([first, second]);
  expect(await recorded(id)).toMatchObject({ status: 'CANCELED' });
});

it('waits for a lock that another process holds, longer than a statement may take', async () => {
  const id = 'sub_elsewhere';
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  await client.query('BEGIN');
  await client.query('SELECT pg_advisory_xact_lock(4202, hashtext($1))', [id]);
  let isAsked = false;
  const read = async () => {
    isAsked = true;
    return stateOf(id);
  };
  const message = applyPaymentEvent(withProvider(read), messageOf(id));
  await processOthers();
  expect(isAsked).toBe(false);
  await client.query('SELECT pg_sleep(3)');
  await client.query('COMMIT');
  await client.end();
  await message;
  expect(await recorded(id)).toMatchObject({ status: 'ACTIVE' });
});

it('webhooks that wait for a slow provider leave database connections free', async () => {
  const ids = Array.from({ length: 30 }, (_, at) => `sub_burst_${at}`);
  const answers = ids.map((id) => held(stateOf(id)));
  const all = ids.map((id, at) => applyPaymentEvent(withProvider(answers[at]?.read ?? expect.fail()), messageOf(id)));
  try {
    // Any of them is the first to ask. A message that fails says why here.
    await Promise.race([...answers.map(({ asked }) => asked), Promise.all(all)]);
    for (let round = 0; round < 20; round += 1) expect(await db.user.count()).toBe(1);
  } finally {
    // Even after a failure: other tests of this worker use the same queue.
    for (const { answer } of answers) answer();
  }
  await Promise.all(all);
  expect(await db.subscription.count({ where: { stripeSubscriptionId: { in: ids } } })).toBe(30);
});
