import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Stripe } from 'stripe';
import { beforeAll, expect, it } from 'vitest';
import { isActive, isGift } from '../../../server/domain/accounts/access/paywall.policy.ts';
import {
  cancelSubscription,
  changeCard,
  confirmRenewal,
  resumeSubscription,
} from '../../../server/domain/billing/purchase/change.ts';
import {
  endGiftsThatAreOver,
  endGrantedSubscription,
  grantSubscription,
} from '../../../server/domain/billing/purchase/gift.ts';
import { changePlan } from '../../../server/domain/billing/purchase/plan.ts';
import { refundInvoice } from '../../../server/domain/billing/purchase/refund.ts';
import { Failure } from '../../../server/domain/core/failures/errors.ts';
import { banUser } from '../../../server/domain/lifecycle/ban/ban.ts';
import { deleteUser } from '../../../server/domain/lifecycle/deletion/deletion.ts';
import type { RecurringMode, User } from '../../../server/generated/prisma/client.ts';
import { makeAdmin, makeEmployer } from '../../support/factories.ts';
import { fixture } from '../../support/fixtures.ts';
import { contextFor } from '../../support/graph.ts';
import { asAdmin, asEmployer, buy, type Card } from '../../support/sandbox.ts';
import { testSubscribers } from '../../support/subscribers.ts';

/**
 * Makes the table of docs/product/payment-states.md: states with events, really done. A state and an event are a line each. Of the states
 * that an event changes into the same, or not at all, one is done; with EVERY_STATE=1 all are, and `-u` writes the page anew.
 */

const { app, db, provider } = testSubscribers();
const admin = fixture(() => makeAdmin(db));

beforeAll(async () => {
  await db.pricingOption.create({ data: { currency: 'SGD', recurringMode: 'PASS', amount: 1900 } });
});

const returnPath = '/my-subscription';
const began = new Date('2026-06-01T12:00:00Z');

type Case = Awaited<ReturnType<typeof makeCase>>;
/** 'nothing': there is nothing that it could happen to. */
type Step = (of: Case) => Promise<unknown>;

async function makeCase() {
  app.clock.now = began;
  const employer = await makeEmployer(db);
  const { customerId, moveTo } = await provider.makeCustomer(employer.id);
  const told = new Set<string>();
  /** A dispute names its charge, and not the customer. */
  const messages = async () => {
    const { data: charges } = await provider.stripe.charges.list({ customer: customerId, limit: 100 });
    return (await Promise.all([customerId, ...charges.map(({ id }) => id)].map(provider.eventsOf))).flat();
  };
  const hear = async () => {
    const events = (await messages()).filter(({ id }) => !told.has(id));
    // Each makes us read what is there now, so the last one about an object is enough.
    const last = new Map(events.map((event) => ['id' in event.data.object && event.data.object.id, event]));
    for (const { id } of events) told.add(id);
    for (const event of last.values()) expect(await provider.deliver(event)).toBe(200);
    await endGiftsThatAreOver(app.services);
  };
  const newest = () => db.subscription.findFirst({ where: { employerId: employer.id }, orderBy: { id: 'desc' } });
  return {
    employer,
    customerId,
    hear,
    newest,
    /** Of the newest subscription; 0 without one. */
    id: async () => (await newest())?.id ?? 0,
    providerId: async () => (await newest())?.stripeSubscriptionId ?? '',
    own: () => contextFor(app, asEmployer(employer)),
    moveTo: async (text: string) => {
      await moveTo(new Date(text));
      await hear();
    },
    later: async (hours: number) => {
      await moveTo(new Date(app.clock.now.getTime() + hours * 3_600_000));
      await hear();
    },
    buys: async (card: Card = 'visa', mode: RecurringMode = 'MONTHLY') => {
      await buy(app, provider, employer, { card, mode });
      await hear();
    },
    puts: async (card: Card) => {
      const paymentMethodId = await provider.takeCard(card);
      return changeCard(contextFor(app, asEmployer(employer)), (await newest())?.id ?? 0, {
        paymentMethodId,
        returnPath,
      });
    },
  };
}

const office = () => contextFor(app, asAdmin(admin));
const person = ({ id }: User) => ({ id, role: 'ROLE_EMPLOYER' as const });
const give = ({ employer }: Case) =>
  grantSubscription(office(), { employerId: employer.id, months: 1, reason: 'Sorry' });

/** How an employer gets there. */
const states: Record<string, Step> = {
  none: async () => {},
  'waits for the bank': (of) => of.buys('asks'),
  monthly: (of) => of.buys(),
  yearly: (of) => of.buys('visa', 'YEARLY'),
  pass: (of) => of.buys('visa', 'PASS'),
  'monthly, and its payment is disputed': (of) => of.buys('disputes'),
  'monthly, and a bank asks about its payment': (of) => of.buys('inquires'),
  cancelled: async (of) => {
    await of.buys();
    await cancelSubscription(of.own(), await of.id());
  },
  'its renewal is under way': async (of) => {
    await of.buys();
    await of.moveTo('2026-07-01T12:30:00Z');
  },
  overdue: async (of) => {
    await of.buys();
    await of.puts('failsLater');
    await of.moveTo('2026-07-01T14:00:00Z');
  },
  'overdue for more than three days': async (of) => {
    await of.buys();
    await of.puts('failsLater');
    await of.moveTo('2026-07-05T14:00:00Z');
  },
  'overdue, and the bank asks': async (of) => {
    await of.buys();
    await provider.putCard(of.customerId, await of.providerId(), 'asks');
    await of.moveTo('2026-07-01T14:00:00Z');
  },
  gift: give,
  ended: async (of) => {
    await of.buys();
    await cancelSubscription(of.own(), await of.id());
    await of.moveTo('2026-07-01T14:00:00Z');
  },
};

/** The bank decides so about an open dispute. */
const decides = (evidence: 'winning_evidence' | 'losing_evidence') => async (of: Case) => {
  const paid = await charge(of);
  if (paid === undefined) return 'nothing';
  const { data } = await provider.stripe.disputes.list({ charge: paid });
  const open = data.find(({ status }) => status === 'needs_response');
  if (!open) return 'nothing';
  return provider.stripe.disputes.update(open.id, { evidence: { uncategorized_text: evidence } });
};

const paidInvoice = async (of: Case) =>
  (await db.invoice.findFirst({ where: { subscriptionId: await of.id() }, orderBy: { id: 'asc' } }))?.id ?? 0;

const charge = async ({ customerId: customer }: Case) =>
  (await provider.stripe.charges.list({ customer, limit: 100 })).data.find(({ paid }) => paid)?.id;

const toPlan =
  (recurringMode: RecurringMode): Step =>
  async (of) =>
    changePlan(of.own(), await of.id(), { recurringMode, returnPath });
const refund =
  (ends: boolean, amount?: number): Step =>
  async (of) => {
    const part = amount === undefined ? {} : { amount, clientKey: `part-of-${of.employer.id}` };
    return refundInvoice(office(), await paidInvoice(of), { reason: 'Not needed', endSubscription: ends, ...part });
  };

/** What happens then. */
const events: Record<string, Step> = {
  buys: (of) => of.buys(),
  cancels: async (of) => cancelSubscription(of.own(), await of.id()),
  'takes it back': async (of) => resumeSubscription(of.own(), await of.id()),
  'another card': (of) => of.puts('mastercard'),
  'a card that is declined': (of) => of.puts('failsLater'),
  confirms: async (of) => confirmRenewal(of.own(), await of.id(), { returnPath }),
  'to yearly': toPlan('YEARLY'),
  'to monthly': toPlan('MONTHLY'),
  'is given one': give,
  'the gift is ended': async (of) => endGrantedSubscription(office(), await of.id()),
  'is refunded': refund(true),
  'is refunded, and goes on': refund(false),
  'is refunded a part': refund(true, 900),
  'the bank decides for us': decides('winning_evidence'),
  'the bank decides for the cardholder': decides('losing_evidence'),
  'is banned': ({ employer }) => banUser(office(), person(employer), { reason: 'Fraud' }),
  'is deleted': ({ employer }) => deleteUser(office(), person(employer)),
  'refund in the dashboard': async (of) => {
    const id = await charge(of);
    return id === undefined ? 'nothing' : provider.stripe.refunds.create({ charge: id });
  },
  'end in the dashboard': async (of) => {
    const held = await of.providerId();
    const { status } = held === '' ? { status: null } : await provider.stripe.subscriptions.retrieve(held);
    return status === null || status === 'canceled' ? 'nothing' : provider.stripe.subscriptions.cancel(held);
  },
  'two hours pass': (of) => of.later(2),
  'four days pass': (of) => of.later(96),
  'a month passes': (of) => of.later(31 * 24 + 2),
  'a year passes': (of) => of.later(367 * 24),
};

async function stateOf({ employer, newest }: Case): Promise<string> {
  const held = await newest();
  const isOpen = (await db.subscription.count({ where: { employerId: employer.id, ...isActive(app.clock.now) } })) > 0;
  const access = isOpen ? '**access**' : 'no access';
  if (!held) return access;
  const { status, recurringMode, cancelAtPeriodEnd, awaitsConfirmation } = held;
  const plan = isGift(held) ? 'gift' : recurringMode.toLowerCase();
  const words = {
    INCOMPLETE: 'waits for the bank',
    ACTIVE: cancelAtPeriodEnd && plan !== 'pass' ? `${plan}, cancelled` : plan,
    PAST_DUE: awaitsConfirmation ? 'overdue, the bank asks' : 'overdue',
    CANCELED: 'ended',
  };
  return `${words[status]}: ${access}`;
}

/** What the states are before anything happens to them. */
const befores = new Map<string, string>();

async function cell(state: string, reach: Step, happen: Step): Promise<string> {
  const of = await makeCase();
  await reach(of);
  const before = await stateOf(of);
  befores.set(state, before);
  let refused = false;
  try {
    if ((await happen(of)) === 'nothing') return '–';
  } catch (error) {
    // What the graph refuses is an error of the helper that buys.
    const isOfGraph = error instanceof Error && error.message.startsWith('Buying ended');
    const isOfProvider = error instanceof Stripe.errors.StripeInvalidRequestError;
    if (!(error instanceof Failure) && !isOfGraph && !isOfProvider) throw error;
    refused = true;
  }
  await of.hear();
  const after = await stateOf(of);
  if (!refused) return after;
  return after === before ? 'refused' : `refused; ${after}`;
}

const pagePath = new URL('../../../docs/product/payment-states.md', import.meta.url);

/** The outcomes that the page has, by event and state. */
function documentedIn(page: string): Map<string, string> {
  const outcomes = new Map<string, string>();
  for (const part of page.split('\n## ').slice(1)) {
    const [title = '', ...rows] = part.split('\n');
    for (const row of rows) {
      const [, state, outcome] = /^\| (.+) \| (.+) \|$/.exec(row) ?? [];
      if (state && outcome) outcomes.set(`${title.toLowerCase()}: ${state}`, outcome);
    }
  }
  return outcomes;
}

it('the states with the events are what docs/product/payment-states.md says', async () => {
  const documented = process.env.EVERY_STATE === '1' ? new Map() : documentedIn(await readFile(pagePath, 'utf8'));
  const lines = [
    '# States of a subscription',
    '',
    'What becomes of a subscription by each event, and whether the employer has access then. The states are the rows of each table, and',
    '`tests/billing/payment/states.thorough.test.ts` writes this page by doing each of it: change it with `EVERY_STATE=1` and `-u`. The',
    "provider's messages have arrived; without them the payment check comes to the same result. – means that there is nothing that it could",
    'happen to. The rules are in [payment.md](payment.md).',
  ];
  const all = Object.entries(states);
  let turn = 0;
  for (const [event, happen] of Object.entries(events)) {
    lines.push(
      '',
      `## ${event.charAt(0).toUpperCase()}${event.slice(1)}`,
      '',
      '| before | afterwards |',
      '| --- | --- |',
    );
    const outcomes = new Map<string, string>();
    const done = new Set<string>();
    // Another event begins with another state, so that all of them are reached.
    for (const [state, reach] of [...all.slice(turn), ...all.slice(0, turn)]) {
      const known = documented.get(`${event.toLowerCase()}: ${state}`);
      const kindOf = (outcome: string) => (outcome === befores.get(state) ? 'unchanged' : outcome);
      const isLikeDone = known !== undefined && befores.has(state) && done.has(kindOf(known));
      const outcome = isLikeDone ? known : await cell(state, reach, happen);
      outcomes.set(state, outcome);
      done.add(kindOf(outcome));
    }
    turn = (turn + 3) % all.length;
    const rows = all.map(([state]) => `| ${state} | ${outcomes.get(state)} |`);
    lines.push(...rows);
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(fileURLToPath(pagePath));
}, 900_000);
