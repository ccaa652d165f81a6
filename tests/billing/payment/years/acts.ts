import { Stripe } from 'stripe';
import { isActive } from '../../../../server/domain/accounts/access/paywall.policy.ts';
import { saveBillingDetails } from '../../../../server/domain/billing/buyer/billingDetails.ts';
import { askAboutUnheard } from '../../../../server/domain/billing/provider/atProvider.ts';
import {
  cancelSubscription,
  changeCard,
  confirmRenewal,
  resumeSubscription,
} from '../../../../server/domain/billing/purchase/change.ts';
import {
  confirmPayment,
  learnOutcomes,
  startCardChange,
  startCheckout,
} from '../../../../server/domain/billing/purchase/checkout.ts';
import {
  endGiftsThatAreOver,
  endGrantedSubscription,
  grantSubscription,
} from '../../../../server/domain/billing/purchase/gift.ts';
import { changePlan } from '../../../../server/domain/billing/purchase/plan.ts';
import { refundInvoice } from '../../../../server/domain/billing/purchase/refund.ts';
import { subscribe } from '../../../../server/domain/billing/purchase/subscription.ts';
import { Conflict } from '../../../../server/domain/core/failures/errors.ts';
import { banUser, cancelBannedSubscriptions, liftBan } from '../../../../server/domain/lifecycle/ban/ban.ts';
import { deleteUser } from '../../../../server/domain/lifecycle/deletion/deletion.ts';
import type { Subscription } from '../../../../server/generated/prisma/client.ts';
import { answerBank, type Card, payOnPage } from '../../../support/sandbox.ts';
import type { Chance, Person, Simulation } from './simulation.ts';

/** What people, the provider and accidents do. A new act is a line here. */

type Run = (simulation: Simulation, person: Person, chance: Chance) => Promise<unknown>;

/**
 * @param by who does it. An employer who is banned or deleted does nothing.
 * @param needs who has something to do it to.
 * @param weight how often it is chosen, beside the others.
 */
const act = (
  by: 'employer' | 'admin' | 'provider' | 'accident',
  needs: 'subscriber' | 'other' | null,
  weight: number,
  run: Run,
) => ({ by, needs, weight, run });
type Act = ReturnType<typeof act>;

const returnPath = '/my-subscription';
const modes = ['MONTHLY', 'MONTHLY', 'YEARLY', 'PASS'] as const;

/** Nothing to act on. */
const idle = (): never => {
  throw new Conflict('There is nothing to do.');
};

const newest = async ({ db }: Simulation, { employer }: Person, where: object = {}): Promise<Subscription> =>
  (await db.subscription.findFirst({
    where: { employerId: employer.id, stripeSubscriptionId: { not: null }, ...where },
    orderBy: { id: 'desc' },
  })) ?? idle();
const running = { status: { in: ['ACTIVE', 'PAST_DUE'] } };

/** The cardholder pays on a page, and may come back to us; or leaves it open. */
async function visit(simulation: Simulation, person: Person, chance: Chance, pay: () => Promise<string | null>) {
  if (simulation.leaves(chance)) return void simulation.left.push(pay);
  const session = await pay();
  if (session !== null && chance.isBelow(0.6)) await confirmPayment(simulation.asEmployer(person), session);
}

async function visitBank(simulation: Simulation, person: Person, page: string | null, chance: Chance): Promise<void> {
  if (page === null) return;
  const answer = chance.isBelow(0.25) ? 'fail' : 'complete';
  await visit(simulation, person, chance, async () =>
    (await answerBank(simulation.app, page, answer)).searchParams.get('session_id'),
  );
}

const buying =
  (cards: readonly Card[]): Run =>
  async (simulation, person, chance) => {
    const paymentMethodId = await simulation.provider.takeCard(chance.oneOf(cards));
    const attemptKey = `attempt-${chance.below(1_000_000)}`;
    const plan = { recurringMode: chance.oneOf(modes), returnPath, chat: null, cityId: null };
    const input = { ...plan, paymentMethodId, attemptKey };
    const buy = () => subscribe(simulation.asEmployer(person), input);
    // A second click.
    const { redirectUrl } = chance.isBelow(0.2) ? await buy().then(buy) : await buy();
    await visitBank(simulation, person, redirectUrl, chance);
  };

const putCard =
  (cards: readonly Card[]): Run =>
  async (simulation, person, chance) => {
    const { id } = await newest(simulation, person, running);
    const paymentMethodId = await simulation.provider.takeCard(chance.oneOf(cards));
    const { redirectUrl } = await changeCard(simulation.asEmployer(person), id, { paymentMethodId, returnPath });
    await visitBank(simulation, person, redirectUrl, chance);
  };

/** What the dashboard refuses is not done. */
const inDashboard = (work: () => Promise<unknown>): Promise<unknown> =>
  work().catch((error: unknown) => {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return idle();
    throw error;
  });

const charges = async ({ stripe }: Simulation, { customerId: customer }: Person) =>
  (await stripe.charges.list({ customer, limit: 100 })).data.filter(({ paid }) => paid);

const updateAtProvider =
  (change: (chance: Chance) => Stripe.SubscriptionUpdateParams): Run =>
  async (simulation, person, chance) => {
    const { stripeSubscriptionId } = await newest(simulation, person, running);
    return inDashboard(() => simulation.stripe.subscriptions.update(stripeSubscriptionId ?? '', change(chance)));
  };

const person = ({ employer: { id } }: Person) => ({ id, role: 'ROLE_EMPLOYER' as const });

export const acts: Record<string, Act> = {
  'buys with a good card': act('employer', 'other', 12, buying(['visa', 'visa', 'mastercard'])),
  'buys with a card that is declined': act('employer', 'other', 2, buying(['failsLater', 'noFunds'])),
  'buys with a card whose bank asks': act('employer', 'other', 4, buying(['asks'])),
  'buys with a card that is disputed': act('employer', 'other', 3, buying(['disputes', 'inquires'])),
  'buys with a card that sends refunds back': act('employer', 'other', 1, buying(['sendsRefundsBack'])),
  "buys on the provider's page": act('employer', 'other', 3, async (simulation, who, chance) => {
    const input = { recurringMode: chance.oneOf(modes), returnPath, chat: null, cityId: null };
    const { redirectUrl } = await startCheckout(simulation.asEmployer(who), input);
    if (redirectUrl !== null) await visit(simulation, who, chance, () => payOnPage(redirectUrl));
  }),
  'saves billing details': act('employer', null, 1, (simulation, who) =>
    saveBillingDetails(simulation.asEmployer(who), {
      company: 'Lorenz Pte. Ltd.',
      ...{ line1: '1 Orchard Road', country: 'SG', taxNumber: 'M12345678X' },
    }),
  ),
  cancels: act('employer', 'subscriber', 5, async (simulation, who) =>
    cancelSubscription(simulation.asEmployer(who), (await newest(simulation, who, running)).id),
  ),
  resumes: act('employer', 'subscriber', 4, async (simulation, who) =>
    resumeSubscription(simulation.asEmployer(who), (await newest(simulation, who, running)).id),
  ),
  'changes the plan': act('employer', 'subscriber', 5, async (simulation, who, chance) => {
    const { id, recurringMode } = await newest(simulation, who, running);
    const other = recurringMode === 'YEARLY' ? 'MONTHLY' : 'YEARLY';
    const { redirectUrl } = await changePlan(simulation.asEmployer(who), id, { recurringMode: other, returnPath });
    await visitBank(simulation, who, redirectUrl, chance);
  }),
  'changes to a good card': act('employer', 'subscriber', 4, putCard(['visa', 'mastercard'])),
  'changes to a card that fails later': act('employer', 'subscriber', 4, putCard(['failsLater'])),
  'changes to a card whose bank asks': act('employer', 'subscriber', 3, putCard(['asks'])),
  "changes the card on the provider's page": act('employer', 'subscriber', 2, async (simulation, who, chance) => {
    const { id } = await newest(simulation, who, running);
    const { redirectUrl } = await startCardChange(simulation.asEmployer(who), id, { returnPath });
    await visit(simulation, who, chance, () => payOnPage(redirectUrl));
  }),
  'confirms a renewal': act('employer', 'subscriber', 3, async (simulation, who, chance) => {
    const { id } = await newest(simulation, who, running);
    const { redirectUrl } = await confirmRenewal(simulation.asEmployer(who), id, { returnPath });
    await visitBank(simulation, who, redirectUrl, chance);
  }),

  'gives a subscription': act('admin', 'other', 4, (simulation, { employer: { id } }, chance) =>
    grantSubscription(simulation.asAdmin(), { employerId: id, months: 1 + chance.below(3), reason: 'Sorry' }),
  ),
  'ends a gift': act('admin', null, 2, async (simulation, { employer }) => {
    const where = { employerId: employer.id, stripeSubscriptionId: null, status: 'ACTIVE' as const };
    const gift = await simulation.db.subscription.findFirst({ where });
    return endGrantedSubscription(simulation.asAdmin(), (gift ?? idle()).id);
  }),
  refunds: act('admin', 'subscriber', 4, async (simulation, { employer }, chance) => {
    const paid = await simulation.db.invoice.findMany({
      where: { subscription: { employerId: employer.id }, status: 'PAID' },
      orderBy: { id: 'desc' },
      take: 2,
    });
    if (paid.length === 0) idle();
    const { id, amount } = chance.oneOf(paid);
    const part = { amount: Math.floor(amount / 30) * 10, clientKey: `part-${chance.below(1_000_000)}` };
    const asked = { reason: 'Not needed', endSubscription: chance.isBelow(0.6) };
    return refundInvoice(simulation.asAdmin(), id, chance.isBelow(0.3) ? { ...asked, ...part } : asked);
  }),
  bans: act('admin', 'subscriber', 2, (simulation, who) =>
    banUser(simulation.asAdmin(), person(who), { reason: 'Fraud' }),
  ),
  'lifts a ban': act('admin', null, 4, (simulation, who) => liftBan(simulation.asAdmin(), person(who))),
  deletes: act('admin', null, 2, (simulation, who) => deleteUser(simulation.asAdmin(), person(who))),

  'refunds in the dashboard': act('provider', 'subscriber', 3, async (simulation, who, chance) => {
    const all = await charges(simulation, who);
    if (all.length === 0) idle();
    const { id, amount } = chance.oneOf(all);
    // Whole, or a part.
    const part = chance.isBelow(0.3) ? { amount: Math.floor(amount / 30) * 10 } : {};
    return inDashboard(() => simulation.stripe.refunds.create({ charge: id, ...part }));
  }),
  'ends in the dashboard': act('provider', 'subscriber', 2, async (simulation, who) => {
    const { stripeSubscriptionId } = await newest(simulation, who, running);
    return inDashboard(() => simulation.stripe.subscriptions.cancel(stripeSubscriptionId ?? ''));
  }),
  'cancels or resumes in the dashboard': act(
    'provider',
    'subscriber',
    3,
    updateAtProvider((chance) => ({ cancel_at_period_end: chance.isBelow(0.6) })),
  ),
  'makes a subscription in the dashboard': act('provider', null, 2, (simulation, { customerId }, chance) =>
    inDashboard(() => simulation.provider.subscribeByHand(customerId, { cancel_at_period_end: chance.isBelow(0.7) })),
  ),
  'is paid by a stranger': act('provider', null, 1, async (simulation, _, chance) => {
    const { id } = await simulation.strangerHere();
    await simulation.provider.subscribeByHand(id, { cancel_at_period_end: chance.isBelow(0.7) });
  }),
  'hears from the bank about a dispute': act('provider', 'subscriber', 4, async (simulation, who, chance) => {
    for (const { id: charge } of await charges(simulation, who)) {
      const open = (await simulation.stripe.disputes.list({ charge })).data.find(
        ({ status }) => !status.match(/won|lost|closed/),
      );
      if (!open) continue;
      const uncategorized_text = chance.oneOf(['winning_evidence', 'losing_evidence', 'Look at it again']);
      return inDashboard(() => simulation.stripe.disputes.update(open.id, { evidence: { uncategorized_text } }));
    }
    return idle();
  }),

  'pays what was left open': act('accident', null, 2, async ({ left }) => (left.shift() ?? idle)()),
  'asks about what is not known': act('accident', null, 3, async (simulation) => {
    await cancelBannedSubscriptions(simulation.app.services);
    await askAboutUnheard(simulation.app.services);
    await simulation.db.$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE name = 'payment-outcome'`;
    await learnOutcomes(simulation.app.services);
    await endGiftsThatAreOver(simulation.app.services);
  }),
  'edits the row of a subscription': act('accident', 'subscriber', 2, async (simulation, who, chance) => {
    const { id } = await newest(simulation, who);
    const data = chance.oneOf([
      { status: 'CANCELED' as const },
      { status: 'ACTIVE' as const, currentPeriodEnd: new Date('2030-01-01') },
      { currentPeriodEnd: new Date('2026-01-01') },
      { cancelAtPeriodEnd: chance.isBelow(0.5), amount: 1 },
    ]);
    await simulation.db.subscription.update({ where: { id }, data });
  }),
  'edits the row of an invoice': act('accident', 'subscriber', 2, async (simulation, who, chance) => {
    const all = await simulation.db.invoice.findMany({ where: { subscription: { employerId: who.employer.id } } });
    if (all.length === 0) idle();
    const { id } = chance.oneOf(all);
    const alone = { refunds: { none: {} }, disputes: { none: {} }, creditNotes: { none: {} } };
    if (chance.isBelow(0.3)) return simulation.db.invoice.deleteMany({ where: { id, ...alone } });
    const data = chance.oneOf([
      { amount: 1 },
      ...(['PAID', 'REFUNDED', 'FAILED'] as const).map((status) => ({ status })),
    ]);
    return simulation.db.invoice.update({ where: { id }, data });
  }),
};

/** The people who can do this act; all of them if none has what it needs. */
export async function peopleFor({ db, app, people }: Simulation, { by, needs }: Act): Promise<Person[]> {
  const id = { in: people.map(({ employer }) => employer.id) };
  const rows = await db.user.findMany({
    where: { id, ...(by === 'employer' && { bannedAt: null }) },
    select: {
      id: true,
      subscriptions: {
        where: { ...isActive(app.clock.now), stripeSubscriptionId: { not: null } },
        select: { id: true },
      },
    },
  });
  const fitting = rows.filter(({ subscriptions }) => !needs || (needs === 'subscriber') === subscriptions.length > 0);
  const ids = (fitting.length > 0 ? fitting : rows).map(({ id }) => id);
  return people.filter(({ employer }) => ids.includes(employer.id));
}
