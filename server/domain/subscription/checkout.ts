import { randomUUID } from 'node:crypto';
import type { Subscription } from '../../generated/prisma/client.ts';
import type { ChatReference } from '../chat/access.ts';
import type { DomainContext } from '../context.ts';
import { NotFound } from '../errors.ts';
import { validated } from '../validation.ts';
import { announceSubscription } from './announce.ts';
import { askProvider, askQuietly } from './askProvider.ts';
import { changeOwn } from './change.ts';
import { type ChosenOption, chosenOption } from './pricing.ts';
import type { Recorded } from './record.ts';
import { returnSchema } from './subscription.input.ts';
import { isActive } from './subscription.policy.ts';
import { payingEmployer } from './subscription.ts';
import { takeUp } from './takeUp.ts';
import { inEmployerTurn } from './turn.ts';

export type CheckoutInput = ChosenOption & {
  /** The chat that the subscription is bought for; lets the holder of its share link pay for its employer. */
  chat: ChatReference | null;
  /** Where the payment page sends the browser back to: a path of ours. */
  returnPath: string;
};

type Started = Recorded | { redirectUrl: string };

/**
 * Sends an employer to the payment provider's own page, where the card is entered and the server's price is paid. An employer
 * has one such page open at a time, so that two tabs, or a click that was repeated, lead to one payment. Who is subscribed
 * already gets that subscription instead.
 * @throws InvalidInput, SignInRequired, Forbidden, NotFound, PaymentFailed, Conflict, Unavailable.
 */
export async function startCheckout(
  ctx: DomainContext,
  input: CheckoutInput,
): Promise<{ subscription: Subscription | null; redirectUrl: string | null }> {
  const employerId = await payingEmployer(ctx, input.chat);
  const { returnPath } = validated(returnSchema, input);
  const option = await chosenOption(ctx, input);
  const started = await inEmployerTurn(ctx.db, employerId, async (tx): Promise<Started> => {
    const active = await tx.subscription.findFirst({ where: { employerId, ...isActive(ctx.now()) } });
    if (active) return { subscription: active, isNew: false };
    const user = await tx.user.findUnique({
      where: { id: employerId, deletedAt: null },
      select: { name: true, email: true, stripeCustomerId: true },
    });
    if (!user) throw new NotFound();
    const { amount, currency, recurringMode } = option;
    const { url, customerId, running } = await askProvider(ctx, () =>
      ctx.payment.startCheckout({
        employerId,
        customerId: user.stripeCustomerId,
        name: user.name,
        email: user.email,
        amount,
        currency,
        recurringMode,
        returnUrl: `${ctx.origin}${returnPath}`,
        idempotencyKey: randomUUID(),
      }),
    );
    const recorded = running && (await takeUp(ctx, tx, running.subscriptionId, employerId));
    await tx.user.update({ where: { id: employerId }, data: { stripeCustomerId: customerId }, select: { id: true } });
    if (recorded) return recorded;
    if (url === null) throw new Error('The payment provider has neither a page nor a subscription.');
    return { redirectUrl: url };
  });
  if ('redirectUrl' in started) return { subscription: null, redirectUrl: started.redirectUrl };
  if (started.isNew) announceSubscription(ctx, started.subscription);
  return { subscription: started.subscription, redirectUrl: null };
}

/**
 * Sends an employer to the payment provider's page for another card; what comes of it is heard on their return
 * (`confirmPayment`) or from the provider.
 * @throws InvalidInput, SignInRequired, Forbidden, NotFound, Conflict, Unavailable.
 */
export async function startCardChange(
  ctx: DomainContext,
  id: number,
  input: { returnPath: string },
): Promise<{ redirectUrl: string }> {
  const { redirectUrl } = await changeOwn(ctx, id, async (state) => {
    const { returnPath } = validated(returnSchema, input);
    const { subscriptionId } = state;
    const returnUrl = `${ctx.origin}${returnPath}`;
    const page = await askQuietly(ctx, () => ctx.payment.startCardChange({ subscriptionId, returnUrl }));
    return { state, redirectUrl: page?.url ?? null };
  });
  if (redirectUrl == null) throw new NotFound();
  return { redirectUrl };
}
