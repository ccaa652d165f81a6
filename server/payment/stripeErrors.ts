import { Stripe } from 'stripe';
import { PaymentConflict, PaymentDeclined, PaymentProviderFault, PaymentProviderUnavailable } from './payment.ts';

const { errors } = Stripe;

/** The client's errors in our terms. They leave the request behind, so that nothing of a card goes along. */
export function inOurTerms(error: unknown): unknown {
  if (!(error instanceof errors.StripeError)) return error;
  const { code = 'card_declined', decline_code: declineCode = null, param: field = null, message, requestId } = error;
  if (error instanceof errors.StripeCardError) return new PaymentDeclined({ code, declineCode, message, field });
  if (error instanceof errors.StripeIdempotencyError) {
    return new PaymentConflict('The key of this attempt was used for another payment');
  }
  const detail = [error.statusCode, code === 'card_declined' ? error.type : code, requestId].filter(Boolean).join(', ');
  if (error instanceof errors.StripeInvalidRequestError) {
    return new PaymentProviderFault(`The payment provider refused the request (${detail}): ${message}`);
  }
  // Also for a wrong key: for the one who pays it is the same, and the message tells the operator.
  return new PaymentProviderUnavailable(`The payment provider cannot be used now (${detail}): ${message}`);
}

/** Runs calls of the client, and throws their errors in our terms. */
export async function translating<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw inOurTerms(error);
  }
}

/** Whether the provider does not know what `param` (or the address, as `id`) names. */
export function isMissing(error: unknown, param = 'id'): boolean {
  return (
    error instanceof errors.StripeInvalidRequestError && error.code === 'resource_missing' && error.param === param
  );
}

/** Null for what the provider does not know. */
export async function nullIfMissing<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** A card token that is unknown, spent, or somebody else's is the payer's to put right, like a refused card. */
export function refusingMethod(error: unknown): unknown {
  if (!(error instanceof errors.StripeInvalidRequestError)) return error;
  return new PaymentDeclined({
    code: error.code ?? 'payment_method_invalid',
    declineCode: null,
    message: 'Your card could not be used. Please enter it again.',
  });
}
