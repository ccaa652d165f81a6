import type { Prisma, User } from '../../../generated/prisma/client.ts';
import type { Buyer } from '../../../payment/documents.ts';
import type { Ctx } from '../../core/context.ts';
import { Conflict, InvalidInput, NotFound, Unavailable } from '../../core/failures/errors.ts';
import { validated } from '../../core/text/input/validation.ts';
import { verb } from '../../core/viewer/verb.ts';
import { requireEmployerOrGuest } from '../../core/viewer/viewer.ts';
import { spend } from '../../core/write/spend.ts';
import { askProvider } from '../provider/askProvider.ts';
import { atProvider, billedAs, billedColumns } from '../provider/atProvider.ts';
import { withEmployerLock } from '../provider/lock.ts';
import { canSeeSubscription } from '../state/subscription.policy.ts';
import { billingDetailsSchema } from './billingDetails.input.ts';

/** Whom the invoices of an employer name: the company, its address and its tax number. They are kept at the payment provider only. */

/**
 * Null while the provider does not know the employer, and for viewers who may not see the employer's subscriptions.
 * @throws Unavailable, so that no form is filled with nothing
 */
export async function readBillingDetails(
  ctx: Ctx,
  { id: employerId, stripeCustomerId }: Pick<User, 'id' | 'stripeCustomerId'>,
): Promise<Buyer | null> {
  if (!canSeeSubscription(ctx.viewer, { employerId })) return null;
  if (stripeCustomerId === null || ctx.payment.mode === 'none') return null;
  return atProvider(ctx, { employerIds: [] }, () => askProvider(ctx, () => ctx.payment.readBuyer(stripeCustomerId)));
}

export type BillingDetailsInput = {
  company?: string | null;
  line1: string;
  line2?: string | null;
  postalCode?: string | null;
  city?: string | null;
  country: string;
  taxNumber?: string | null;
};

/**
 * Replaces them in all invoices from now on; those that were issued stay as they are. A guest has to have begun a payment.
 * @throws InvalidInput also for what the provider refuses
 */
export const saveBillingDetails = verb(
  'BILLING',
  (viewer) => requireEmployerOrGuest(viewer, 'Only employers have billing details.'),
  [InvalidInput, NotFound, Conflict, Unavailable],
  async (ctx: Ctx, { id }, input: BillingDetailsInput): Promise<Buyer> => {
    const { company, taxNumber, ...address } = validated(billingDetailsSchema, input);
    await spend(ctx, 'billingDetails');
    const save = async (tx: Prisma.TransactionClient): Promise<Buyer> => {
      const employer = await tx.user.findUnique({
        where: { id, deletedAt: null, bannedAt: null },
        select: { ...billedColumns, stripeCustomerId: true },
      });
      if (!employer) throw new NotFound();
      const { stripeCustomerId: held } = employer;
      const named = billedAs(employer);
      const keep = (customerId: string) =>
        askProvider(ctx, () => ctx.payment.saveBuyer(customerId, { company, address, taxNumber }, named.name));
      const kept = held === null ? null : await keep(held);
      if (kept) {
        const { country } = address;
        await tx.subscription.updateMany({
          where: { employerId: id, stripeSubscriptionId: { not: null } },
          data: { country },
        });
        return kept;
      }
      if (ctx.viewer.kind === 'guest') throw new Conflict('Please subscribe first.');
      const idempotencyKey = `billing-details-${id}-${held}`;
      const { customerId } = await askProvider(ctx, () =>
        ctx.payment.createCustomer({ employerId: id, ...named, idempotencyKey }),
      );
      await tx.user.update({ where: { id }, data: { stripeCustomerId: customerId }, select: { id: true } });
      const first = await keep(customerId);
      if (!first) throw new Error(`The payment provider has lost customer ${customerId}.`);
      return first;
    };
    return atProvider(ctx, { employerIds: [id] }, () => withEmployerLock(ctx, id, save));
  },
);
