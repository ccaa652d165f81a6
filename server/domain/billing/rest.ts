import { paymentCalls } from './purchase/payment.rest.ts';

/** The documented calls of this group. */
export const calls = { ...paymentCalls };
