import valid from 'card-validator';
import type { Prisma, Subscription } from '../../../generated/prisma/client.ts';
import type { CardDetails } from '../../../payment/purchases.ts';
import { isActive, isGift } from '../../accounts/access/paywall.policy.ts';
import { type ChatReference, resolveSeat } from '../../chat/seat/access.ts';
import type { Ctx } from '../../core/context.ts';
import { Conflict, Forbidden, InvalidInput, NotFound, SignInRequired } from '../../core/failures/errors.ts';
import { formatDay } from '../../core/text/format/date.ts';
import { validated } from '../../core/text/input/validation.ts';
import { publicVerb } from '../../core/viewer/verb.ts';
import { employerId } from '../../core/viewer/viewer.ts';
import { spend } from '../../core/write/spend.ts';
import { write } from '../../core/write/write.ts';
import { type ChosenOption, chosenOption, planNames } from '../pricing/pricing.ts';
import { askProvider } from '../provider/askProvider.ts';
import { atProvider, billedAs, billedColumns } from '../provider/atProvider.ts';
import { withEmployerLock } from '../provider/lock.ts';
import { providerUnavailable, subscribeSchema } from '../provider/subscription.input.ts';
import { recordFromProvider, recordRunning } from '../state/end.ts';
import { announceSubscription } from '../state/paymentEvent.ts';
import { isActiveState } from '../state/subscription.policy.ts';
import { buyingFailures } from './failures.ts';

export type SubscribeInput = ChosenOption & {
  paymentMethodId: string;
  /** Idempotency key of the attempt: a repeated key is not charged again. */
  attemptKey: string;
  /** The path to which the bank's page returns the browser. */
  returnPath: string;
};

export type Subscribed = { subscription: Subscription; redirectUrl: string | null };

/** The employer of a purchase: the viewer, or the employer of the share link. */
export async function payingEmployer(ctx: Ctx, chat: ChatReference | null): Promise<number> {
  const own = employerId(ctx.viewer);
  if (own !== null) return own;
  if (chat !== null) {
    const seat = await resolveSeat(ctx, chat);
    if (seat.role === 'employer') return seat.userId;
  }
  if (ctx.viewer.kind === 'anonymous') throw new SignInRequired();
  throw new Forbidden('Only employers can subscribe.');
}

/**
 * Buys a subscription at the server's price. An employer has one at a time: an existing one is returned, and nothing is
 * charged.
 */
export const subscribe = publicVerb(
  'BILLING',
  buyingFailures,
  async (ctx: Ctx, input: SubscribeInput): Promise<Subscribed> => {
    const employer = await payingEmployer(ctx, input.chat);
    const { paymentMethodId, attemptKey, returnPath } = validated(subscribeSchema, input);
    const option = await chosenOption(ctx, employer, input);
    await spend(ctx, 'payments', { account: employer });
    // A concurrent request finds what the first one bought or was granted.
    const buy = async (tx: Prisma.TransactionClient) => {
      const active = await tx.subscription.findFirst({ where: { employerId: employer, ...isActive(ctx.now()) } });
      if (active) return { subscription: active, isNew: false, redirectUrl: null };
      const user = await tx.user.findUnique({
        where: { id: employer, deletedAt: null, bannedAt: null },
        select: { ...billedColumns, stripeCustomerId: true },
      });
      if (!user) throw new NotFound();
      const idempotencyKey = `subscribe-${employer}-${attemptKey}`;
      const held = user.stripeCustomerId ?? (await keepCustomer(ctx, employer, { ...billedAs(user), idempotencyKey }));
      const running = await recordRunning(ctx, tx, held, employer);
      if (running) return { ...running, redirectUrl: null };
      const { subscriptionId, customerId, redirectUrl } = await askProvider(ctx, () =>
        ctx.payment.subscribe({
          employerId: employer,
          customerId: held,
          ...billedAs(user),
          paymentMethodId,
          amount: option.amount,
          currency: option.currency,
          recurringMode: option.recurringMode,
          idempotencyKey,
          returnUrl: `${ctx.origin}${returnPath}`,
          isActive: (state) => isActiveState(state, ctx.now()),
        }),
      );
      const recorded = await recordFromProvider(ctx, tx, subscriptionId, employer);
      if (!recorded) throw new Error(`The payment provider has lost subscription ${subscriptionId}.`);
      // Last, because it locks the employer's row, which webhooks refer to. The old customer may be missing at the
      // provider.
      if (customerId !== held) {
        await tx.user.update({ where: { id: employer }, data: { stripeCustomerId: customerId }, select: { id: true } });
      }
      return { ...recorded, redirectUrl: redirectUrl ?? null };
    };
    const attempt = { employerIds: [employer], charge: 'PURCHASE' } as const;
    const { isNew, ...subscribed } = await atProvider(ctx, attempt, () => withEmployerLock(ctx, employer, buy));
    if (isNew) announceSubscription(ctx, subscribed.subscription);
    samePlan(subscribed.subscription, option);
    return subscribed;
  },
);

/**
 * The subscription that an employer already has, if it is the plan that was chosen; another one was chosen in another tab, or given.
 * @throws Conflict
 */
export function samePlan(held: Subscription, { recurringMode }: Pick<ChosenOption, 'recurringMode'>): Subscription {
  if (isGift(held)) {
    const end = formatDay(held.currentPeriodEnd);
    throw new Conflict(
      `You already have a free subscription until ${end}, so nothing was charged. You can subscribe when it has ended.`,
    );
  }
  if (held.recurringMode === recurringMode) return held;
  if (held.recurringMode === 'PASS') {
    const end = formatDay(held.currentPeriodEnd);
    throw new Conflict(
      `You already have a pass until ${end}, so nothing was charged. You can subscribe when it has ended.`,
    );
  }
  throw new Conflict(
    `You already have the ${planNames[held.recurringMode]} subscription, so nothing was charged. You can change it in your account.`,
  );
}

/** Stored whatever the result: payments are found by the customer. */
async function keepCustomer(
  { db, ...ctx }: Ctx,
  employerId: number,
  { name, email, idempotencyKey }: { name: string; email: string | null; idempotencyKey: string },
): Promise<string> {
  const { customerId } = await askProvider(ctx, () =>
    ctx.payment.createCustomer({ employerId, name, email, idempotencyKey }),
  );
  await write({ db }, [employerId], (tx) =>
    tx.user.update({ where: { id: employerId }, data: { stripeCustomerId: customerId }, select: { id: true } }),
  );
  return customerId;
}

/**
 * Passes card details to the payment provider, for the documented call that includes them (docs/product/payment.md,
 * 'Cards'). Pages pass them to the provider directly. Card details are not stored. Returns the provider's id of the card.
 * @throws InvalidInput if the operator has not enabled this or a field of the card is wrong, SignInRequired, Forbidden, NotFound, PaymentFailed,
 *   Unavailable
 */
export async function takeCard(ctx: Ctx, chat: ChatReference | null, card: CardDetails): Promise<string> {
  const employer = await payingEmployer(ctx, chat);
  if (ctx.payment.mode === 'stripe' && !ctx.payment.takesRawCards) throw InvalidInput.of('cardDetails', cardsNotTaken);
  requireCard(card);
  await spend(ctx, 'cards', { account: employer });
  const take = () => askProvider(ctx, () => ctx.payment.createPaymentMethod(card));
  // Nothing is charged, and a card whose id was lost is forgotten.
  return (await atProvider(ctx, { employerIds: [], unknown: providerUnavailable }, take)).paymentMethodId;
}

/** The message for each wrong field of a card. */
const cardMessages = {
  name: 'Please enter card holder name.',
  number: 'Invalid Credit Card Number.',
  expiry: 'Invalid Expiration Date.',
  cvc: 'Invalid CVC.',
};

/**
 * Refuses what is wrong with a card before the provider sees it.
 * @throws InvalidInput on the fields of `cardDetails`, as the documented call names them.
 */
function requireCard({ name, number, expiryMonth, expiryYear, cvc }: CardDetails): void {
  const { isValid: isNumber, card: brand } = valid.number(number.replace(/\D/g, ''));
  const [month, year] = [String(expiryMonth), String(expiryYear)];
  const expiry = valid.expirationMonth(month).isValid ? 'expiry_year' : 'expiry_month';
  const wrong = [
    { field: 'name', message: cardMessages.name, isRight: name.trim() !== '' },
    { field: 'number', message: cardMessages.number, isRight: isNumber },
    { field: expiry, message: cardMessages.expiry, isRight: valid.expirationDate({ month, year }).isValid },
    { field: 'cvv', message: cardMessages.cvc, isRight: valid.cvv(cvc, brand?.code.size ?? 3).isValid },
  ].filter(({ isRight }) => !isRight);
  if (wrong.length === 0) return;
  throw new InvalidInput(wrong.map(({ field, message }) => ({ field: `cardDetails.${field}`, message })));
}

/** The message if the provider accepts card details only from browsers. */
const cardsNotTaken =
  "Card details are not accepted here. Send the browser to the payment provider's page instead: the mutation startCheckout " +
  'of POST /graphql returns its URL.';
