import { PaymentConflict, PaymentDeclined, PaymentProviderUnavailable } from '../../payment/payment.ts';
import type { DomainContext } from '../context.ts';
import { Conflict, PaymentFailed, Unavailable } from '../errors.ts';
import { nothingCanBePaid, paymentFailed, paymentUnknown, providerUnavailable } from './subscription.input.ts';

/** The provider did not respond to a payment, which may have been made. */
export class PaymentUnknown extends Unavailable {}

/**
 * Calls the payment provider and translates its errors into ours.
 * @param unanswered the message when it does not respond; by default that the outcome of the payment is unknown.
 * @throws PaymentFailed, Conflict, Unavailable.
 */
export async function askProvider<Answer>(
  ctx: Pick<DomainContext, 'payment' | 'supportEmail' | 'log'>,
  ask: () => Promise<Answer>,
  unanswered = paymentUnknown,
): Promise<Answer> {
  if (ctx.payment.mode === 'none') throw new Unavailable(nothingCanBePaid(ctx.supportEmail));
  try {
    return await ask();
  } catch (error) {
    const text = paymentFailed(ctx.supportEmail);
    if (error instanceof PaymentDeclined) throw new PaymentFailed(text, error.message);
    if (error instanceof PaymentConflict) throw new Conflict(text);
    if (error instanceof PaymentProviderUnavailable) {
      ctx.log.error({ err: error }, 'the payment provider does not answer');
      throw unanswered === paymentUnknown ? new PaymentUnknown(unanswered) : new Unavailable(unanswered);
    }
    throw error;
  }
}

/** The same for calls that are not payments. */
export const askProviderOutsidePayment = <Answer>(
  ctx: Pick<DomainContext, 'payment' | 'supportEmail' | 'log'>,
  ask: () => Promise<Answer>,
): Promise<Answer> => askProvider(ctx, ask, providerUnavailable);
