import { randomUUID } from 'node:crypto';
import type { Prisma, Subscription } from '../../../generated/prisma/client.ts';
import { inExchange } from '../../../payment/exchange.ts';
import type { PaymentSession } from '../../../payment/purchases.ts';
import { isActive } from '../../accounts/access/paywall.policy.ts';
import type { Ctx, Services } from '../../core/context.ts';
import { InvalidInput, NotFound, PaymentFailed, Unavailable } from '../../core/failures/errors.ts';
import { deliverMail } from '../../core/mail/deliver.ts';
import { letter, questions } from '../../core/mail/letter.ts';
import { formatDay } from '../../core/text/format/date.ts';
import { validated } from '../../core/text/input/validation.ts';
import { publicVerb } from '../../core/viewer/verb.ts';
import { spend } from '../../core/write/spend.ts';
import { greetingOf } from '../mail/compose.ts';
import { type ChosenOption, chosenOption } from '../pricing/pricing.ts';
import { askProvider } from '../provider/askProvider.ts';
import {
  atProvider,
  billedAs,
  billedColumns,
  type Question,
  questionSchema,
  questionsAbout,
} from '../provider/atProvider.ts';
import { declineReason } from '../provider/declineReason.ts';
import { withEmployerLock, withSubscriptionLock } from '../provider/lock.ts';
import { pageUnknown, paymentFailed, returnSchema } from '../provider/subscription.input.ts';
import { recordAllOf, recordArrival } from '../state/arrival.ts';
import { recordFromProvider } from '../state/end.ts';
import { announceSubscription } from '../state/paymentEvent.ts';
import type { Recorded } from '../state/record.ts';
import { isActiveState } from '../state/subscription.policy.ts';
import { changeOwn, ownVerb } from './change.ts';
import { buyingFailures, cardFailures } from './failures.ts';
import { payingEmployer, samePlan } from './subscription.ts';

export type CheckoutInput = ChosenOption & {
  /** The path to which the payment page returns the browser. */
  returnPath: string;
  /** Whether the client can show the provider's fields. */
  embedded?: boolean;
};

type Opened = { redirectUrl: string | null; clientSecret: string | null; asksAddress: boolean };

/**
 * Opens the payment provider's own page, on which the employer enters a card and pays the server's price, or its fields on
 * our page, if the provider has them and the employer has an email. An employer has one open page at a time, so that two tabs or a repeated click lead to one payment. An employer with a
 * subscription gets that subscription instead.
 */
export const startCheckout = publicVerb(
  'BILLING',
  buyingFailures,
  async (ctx: Ctx, input: CheckoutInput): Promise<Opened & { subscription: Subscription | null }> => {
    const employerId = await payingEmployer(ctx, input.chat);
    const { returnPath } = validated(returnSchema, input);
    const option = await chosenOption(ctx, employerId, input);
    await spend(ctx, 'checkouts', { account: employerId });
    // The same after a deadlock, so that the provider makes one customer.
    const idempotencyKey = randomUUID();
    const open = async (tx: Prisma.TransactionClient): Promise<Recorded | Opened> => {
      const active = await tx.subscription.findFirst({ where: { employerId, ...isActive(ctx.now()) } });
      if (active) return { subscription: active, isNew: false };
      const user = await tx.user.findUnique({
        where: { id: employerId, deletedAt: null, bannedAt: null },
        select: { ...billedColumns, stripeCustomerId: true },
      });
      if (!user) throw new NotFound();
      const { amount, currency, recurringMode } = option;
      const { url, customerId, running, ...fields } = await askProvider(ctx, () =>
        ctx.payment.startCheckout({
          employerId,
          customerId: user.stripeCustomerId,
          ...billedAs(user),
          amount,
          currency,
          recurringMode,
          returnUrl: `${ctx.origin}${returnPath}`,
          embedded: input.embedded === true && ctx.payment.form === 'elements' && user.email !== null,
          idempotencyKey,
          isActive: (state) => isActiveState(state, ctx.now()),
        }),
      );
      const recorded = running && (await recordFromProvider(ctx, tx, running.subscriptionId, employerId));
      await tx.user.update({ where: { id: employerId }, data: { stripeCustomerId: customerId }, select: { id: true } });
      if (recorded) return recorded;
      if (url === null && fields.clientSecret === null)
        throw new Error('The payment provider has neither a page nor a subscription.');
      await askAboutPage(ctx, tx, employerId);
      return { redirectUrl: url, ...fields };
    };
    const attempt = { employerIds: [employerId], unknown: pageUnknown };
    const started = await atProvider(ctx, attempt, () => withEmployerLock(ctx, employerId, open));
    if ('redirectUrl' in started) return { subscription: null, ...started };
    if (started.isNew) announceSubscription(ctx, started.subscription);
    const subscription = samePlan(started.subscription, option);
    return { subscription, redirectUrl: null, clientSecret: null, asksAddress: false };
  },
);

/** When the provider is asked whether a page was paid on: soon, and after the page has closed. */
const pageSeconds = [1_800, 90_000];

/** The message about a payment may be lost, and the browser may not come back. */
async function askAboutPage({ queue, now }: Ctx, tx: Prisma.TransactionClient, employerId: number): Promise<void> {
  for (const afterSeconds of pageSeconds) {
    for (const [key, question] of questionsAbout({ employerIds: [employerId] }, now())) {
      await queue.add(tx, 'payment-outcome', question, { afterSeconds, key: `${key} page ${afterSeconds}` });
    }
  }
}

/**
 * Opens the payment provider's page for changing the card. The result arrives with the employer's return
 * (`confirmPayment`) or by webhook.
 */
export const startCardChange = ownVerb(
  cardFailures,
  async (ctx: Ctx, id: number, input: { returnPath: string }): Promise<{ redirectUrl: string }> => {
    const { redirectUrl } = await changeOwn(ctx, id, async (state) => {
      const { returnPath } = validated(returnSchema, input);
      await spend(ctx, 'payments');
      const { subscriptionId } = state;
      const returnUrl = `${ctx.origin}${returnPath}`;
      const page = await askProvider(ctx, () => ctx.payment.startCardChange({ subscriptionId, returnUrl }));
      return { state, redirectUrl: page?.url ?? null };
    });
    if (redirectUrl == null) throw new NotFound();
    return { redirectUrl };
  },
);

/** `PENDING`: the bank has not decided yet. */
type Confirmation = 'PAID' | 'CARD_CHANGED' | 'PLAN_CHANGED' | 'PENDING';

type Confirmed = {
  status: Subscription['status'];
  outcome: Confirmation;
  /** The bank's page to visit before the overdue amount is paid with the new card. */
  redirectUrl: string | null;
};

/**
 * The result of a payment or of a change of card or plan, after the bank's or the provider's page. Knowing the
 * session's id is proof of access.
 * @throws PaymentFailed when the bank or the cardholder declined
 */
export const confirmPayment = publicVerb(
  'BILLING',
  [InvalidInput, NotFound, PaymentFailed, Unavailable],
  async (ctx: Ctx, sessionId: string): Promise<Confirmed> => {
    const settled = await atProvider(ctx, { sessionId }, () => settleSession(ctx, sessionId));
    if (!settled) throw new NotFound();
    const { recorded, session, refusal, redirectUrl } = settled;
    if (recorded.isNew) announceSubscription(ctx, recorded.subscription);
    if (refusal) throw refusal;
    const { status } = recorded.subscription;
    // The account was banned or deleted in the meantime. Asked again, what was paid is found refunded.
    const isOver = session.kind === 'payment' && status === 'CANCELED';
    if (isOver && (session.subscription.status === 'ACTIVE' || (await wasGivenBack(ctx, recorded.subscription)))) {
      throw new PaymentFailed(givenBack, null);
    }
    return { status, outcome: outcomeOf(session), redirectUrl };
  },
);

/** Whether its employer was banned or deleted, and nothing that was paid for it is kept. */
async function wasGivenBack({ db }: Pick<Ctx, 'db'>, { id, employerId }: Subscription): Promise<boolean> {
  const isShutOut = { id: employerId, OR: [{ bannedAt: { not: null } }, { deletedAt: { not: null } }] };
  if ((await db.user.count({ where: isShutOut })) === 0) return false;
  return (await db.invoice.count({ where: { subscriptionId: id, status: { in: ['PAID', 'DISPUTED'] } } })) === 0;
}

type Settled = {
  session: PaymentSession;
  recorded: Recorded;
  /** Why nothing was paid; null if it was, or may still be. */
  refusal: PaymentFailed | null;
  redirectUrl: string | null;
};

/** Finishes and records what a session was for, even if it was refused. Null for one that is not ours. */
export async function settleSession(services: Services, sessionId: string): Promise<Settled | null> {
  const { payment } = services;
  const find = () => askProvider(services, () => payment.findSession(sessionId));
  const found = await find();
  if (found?.subscription.employerId == null) return null;
  return withSubscriptionLock(services, found.subscription.subscriptionId, async (tx) => {
    const { refused, redirectUrl } = found.kind === 'card' ? await finishCardChange(services, sessionId) : nothingDone;
    const session = (await find()) ?? found;
    const refusal = session.refusal && new PaymentFailed(paymentFailed(services), declineReason(session.refusal));
    // A declined payment must not be completed later.
    if (session.kind === 'plan' && refusal) await askProvider(services, () => payment.giveUpPlanChange(sessionId));
    const recorded = await askProvider(services, () => recordArrival(services, tx, session.subscription));
    return recorded && { session, recorded, refusal: refused ?? refusal, redirectUrl };
  });
}

function outcomeOf({ kind, isOpen }: PaymentSession): Confirmation {
  if (kind === 'card') return 'CARD_CHANGED';
  if (isOpen) return 'PENDING';
  return kind === 'plan' ? 'PLAN_CHANGED' : 'PAID';
}

const givenBack = 'This account can no longer subscribe. What you paid is refunded.';

const nothingDone = { refused: null, redirectUrl: null };

/** Records the provider's state before the declined card is reported. */
async function finishCardChange(
  services: Services,
  sessionId: string,
): Promise<{ refused: PaymentFailed | null; redirectUrl: string | null }> {
  try {
    const changed = await askProvider(services, () => services.payment.finishCardChange(sessionId));
    return { refused: null, redirectUrl: changed?.redirectUrl ?? null };
  } catch (error) {
    if (error instanceof PaymentFailed) return { refused: error, redirectUrl: null };
    throw error;
  }
}

/** Attempts whose outcome is not known, because the provider did not respond: it is asked again a little later (`atProvider.ts`). */

/** The clock of the provider counts seconds, and may differ from ours. */
const clockDifferenceMs = 10_000;

/** Asks about the attempts that are due. Called every few seconds by any number of processes. */
export async function learnOutcomes(services: Services): Promise<void> {
  await services.queue.work('payment-outcome', ({ id, data }) => learn(services, id, questionSchema.parse(data)));
}

async function learn(services: Services, jobId: string, question: Question): Promise<void> {
  if (services.payment.mode === 'none') return;
  const unpaid = await inExchange(() =>
    'sessionId' in question ? hearSession(services, question) : hearEmployer(services, question),
  );
  if (unpaid !== null) await mailUnpaid(services, jobId, { employerId: unpaid, triedAt: question.triedAt });
}

/** Records what the provider has of a session. Returns the employer whose payment was refused, or null. */
async function hearSession(services: Services, { sessionId }: { sessionId: string }): Promise<number | null> {
  const settled = await settleSession(services, sessionId).catch((error: unknown) => {
    if (error instanceof PaymentFailed) return null;
    throw error;
  });
  if (!settled) return null;
  const { subscription, isNew } = settled.recorded;
  if (isNew) announceSubscription(services, subscription);
  return settled.refusal === null ? null : subscription.employerId;
}

/**
 * Records what the provider has of an employer. Its receipt is mailed to the person if something was paid. Returns the employer
 * if the attempt was to charge the card and did not, or null.
 */
async function hearEmployer(
  services: Services,
  { employerId, charge, triedAt }: Exclude<Question, { sessionId: string }>,
): Promise<number | null> {
  const { payment } = services;
  const all = await withEmployerLock(services, employerId, (tx) =>
    recordAllOf(services, tx, employerId, payment.readBegun),
  );
  for (const { subscription, isNew } of all) if (isNew) announceSubscription(services, subscription);
  if (charge === null || (await isPaid(services, { employerId, charge, triedAt }))) return null;
  return employerId;
}

/** Whether something was paid since then. After a purchase also whether there is access by now, however it was bought. */
async function isPaid(
  { db, now }: Services,
  { employerId, charge, triedAt }: { employerId: number; charge: 'PURCHASE' | 'CHANGE'; triedAt: string },
): Promise<boolean> {
  const since = new Date(new Date(triedAt).getTime() - clockDifferenceMs);
  const paid = await db.invoice.count({ where: { subscription: { employerId }, paidAt: { gte: since } } });
  if (paid > 0 || charge === 'CHANGE') return paid > 0;
  return (await db.subscription.count({ where: { employerId, ...isActive(now()) } })) > 0;
}

async function mailUnpaid(
  services: Services,
  jobId: string,
  { employerId, triedAt }: { employerId: number; triedAt: string },
): Promise<void> {
  const { db, log, links, productName, supportEmail } = services;
  const employer = await db.user.findFirst({ where: { id: employerId, deletedAt: null } });
  if (!employer?.email) return;
  log.info({ employer: employerId }, 'a payment without an answer was not made');
  const mail = letter({
    subject: `Your ${productName} payment was not completed`,
    text: [
      greetingOf(employer),
      `When you paid on ${formatDay(new Date(triedAt))}, the payment provider did not respond. We have asked again: the payment was not completed, and you were not charged.`,
      'If you still want to pay, please try again.',
    ],
    link: employer.loginEmail === null ? null : { action: 'Try again', url: links.subscription() },
    foot: questions(supportEmail),
    productName,
  });
  await deliverMail(services, {
    jobId,
    mail: { ...mail, to: employer.email, people: [employerId] },
    what: 'a mail about a payment',
    ids: { employer: employerId },
  });
}
