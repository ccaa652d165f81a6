import { z } from 'zod';

/** What is left of the payment bounds it. */
const amount = z.int('Please provide an amount.').min(1, 'Please provide an amount.');

/** What is refunded of a payment. A part has a key, so that a repeated click refunds once. */
export const refundPartSchema = z
  .object({
    /** Minor units of the invoice's currency. By default, what is left. */
    amount: amount.nullish(),
    clientKey: z.string().min(8).max(64).nullish(),
  })
  .refine(({ amount, clientKey }) => amount == null || clientKey != null, {
    path: ['clientKey'],
    message: 'Please provide a key with the amount.',
  });

export type RefundPart = z.output<typeof refundPartSchema>;

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
  z.object({ amount: amount.max(left, tooMuch(leftText)), endSubscription: z.boolean() });
