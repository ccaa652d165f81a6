import { z } from 'zod';
import { requiredProse } from '../../core/text/input/typed.input.ts';

/** What is left of the payment bounds it. */
const amount = z.int('Please provide an amount.').min(1, 'Please provide an amount.');

/** The provider keeps it, in at most 500 characters. */
export const refundReasonMaxLength = 300;

const reason = requiredProse('Please provide a reason.', refundReasonMaxLength);

/** What an admin can refund for. */
const purpose = z.enum(['PERIOD', 'PAST_PERIOD', 'GOODWILL']);

/** What is refunded of a payment, what for and why. A part has a key, so that a repeated click refunds once. */
export const refundSchema = z
  .object({
    purpose: purpose.nullish(),
    /** The employer and the audit log are told. */
    reason,
    /** Without a purpose: whether all that is left pays back the period that is running. */
    endSubscription: z.boolean().nullish(),
    /** Minor units of the invoice's currency. By default, what is left. */
    amount: amount.nullish(),
    clientKey: z.string().min(8).max(64).nullish(),
  })
  .refine(({ amount, clientKey }) => amount == null || clientKey != null, {
    path: ['clientKey'],
    message: 'Please provide a key with the amount.',
  });

export type RefundInput = z.input<typeof refundSchema>;

export const tooMuch = (left: string): string => `Please refund at most ${left}: no more is left of the payment.`;

/**
 * Whether a payment is kept that came after this one: then that one pays for the time that runs now, and a refund of the earlier one
 * ends nothing.
 * @param invoices of the subscription, the oldest first
 */
export function hasLaterPayment<Id>(id: Id, invoices: readonly { id: Id; status: string }[]): boolean {
  const at = invoices.findIndex((invoice) => invoice.id === id);
  return invoices.slice(at + 1).some(({ status }) => status === 'PAID' || status === 'DISPUTED');
}

/** The form of the back office. `left`: in minor units, and as text. */
export const refundFormSchema = (left: number, leftText: string) =>
  z.object({ purpose, amount: amount.max(left, tooMuch(leftText)), reason });
