import { Stripe } from 'stripe';
import {
  BuyerRefused,
  PaymentConflict,
  PaymentDeclined,
  PaymentPeriodEnded,
  PaymentProviderFault,
  PaymentProviderUnavailable,
  type Refusal,
} from './payment.ts';

const { errors } = Stripe;

/** While tax is on, there is no purchase without an address. */
const taxNeedsAddress = 'Please fill in your billing details first: the address decides the tax.';

/** Translates the client's errors into ours. The request is left out, because it may contain card details. */
export function inOurTerms(error: unknown): unknown {
  if (!(error instanceof errors.StripeError)) return error;
  const { code = 'card_declined', param: field = null, message, requestId } = error;
  if (error instanceof errors.StripeCardError) return new PaymentDeclined({ ...refusalOf(error), field });
  if (error instanceof errors.StripeIdempotencyError) {
    return new PaymentConflict('The key of this attempt was used for another payment');
  }
  const detail = [error.statusCode, code === 'card_declined' ? error.type : code, requestId].filter(Boolean).join(', ');
  if (code === 'customer_tax_location_invalid') return new BuyerRefused('country', taxNeedsAddress);
  if (error instanceof errors.StripeInvalidRequestError) {
    return new PaymentProviderFault(`The payment provider refused the request (${detail}): ${message}`);
  }
  // Includes a wrong API key: the payer sees the same, and the operator sees the message.
  return new PaymentProviderUnavailable(`The payment provider cannot be used now (${detail}): ${message}`);
}

/** A charge that failed. The client's errors have an empty decline code where the provider sends none. */
export const refusalOf = (failed: {
  code?: string | undefined;
  decline_code?: string | undefined;
  message?: string | undefined;
}): Refusal => ({
  code: failed.code || 'card_declined',
  declineCode: failed.decline_code || null,
  message: failed.message || 'Your card was declined.',
});

/** Runs calls of the client and translates their errors. */
export async function translating<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw inOurTerms(error);
  }
}

/** Whether the provider does not know the object named by `param`, or by the URL for `id`. */
export function isMissing(error: unknown, param = 'id'): boolean {
  return (
    error instanceof errors.StripeInvalidRequestError && error.code === 'resource_missing' && error.param === param
  );
}

/** Resolves to null for an object that the provider does not know. */
export async function nullIfMissing<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * Runs a change whose times were read from the subscription before. The provider refuses times outside the current period, which a
 * renewal between the two requests moves.
 * @throws PaymentPeriodEnded
 */
export async function withinPeriod<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof errors.StripeInvalidRequestError && /\b(proration_date|trial_end)\b/.test(error.param ?? '')) {
      throw new PaymentPeriodEnded('The subscription was renewed meanwhile');
    }
    throw error;
  }
}

/** An unknown, used or foreign card token counts as a declined card: the payer can enter it again. */
export function refusingMethod(error: unknown): unknown {
  if (!(error instanceof errors.StripeInvalidRequestError)) return error;
  return new PaymentDeclined({
    code: error.code ?? 'payment_method_invalid',
    declineCode: null,
    message: error.message,
    told: 'Your card could not be used. Please enter it again.',
  });
}
