import { PaymentConflict, PaymentDeclined, PaymentProviderUnavailable } from '../../payment/payment.ts';
import type { DomainContext } from '../context.ts';
import { Conflict, PaymentFailed, Unavailable } from '../errors.ts';
import { nothingCanBePaid, paymentFailed, providerSilent } from './subscription.input.ts';

/**
 * Puts the payment provider's refusals into the marketplace's words.
 * @param unanswered what is said when it does not answer; unless told, that the payment was unsuccessful.
 * @throws PaymentFailed, Conflict, Unavailable.
 */
export async function askProvider<Answer>(
  ctx: Pick<DomainContext, 'payment' | 'supportEmail' | 'log'>,
  ask: () => Promise<Answer>,
  unanswered = paymentFailed(ctx.supportEmail),
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
      throw new Unavailable(unanswered);
    }
    throw error;
  }
}

/** The same for what is not a payment. */
export const askQuietly = <Answer>(
  ctx: Pick<DomainContext, 'payment' | 'supportEmail' | 'log'>,
  ask: () => Promise<Answer>,
): Promise<Answer> => askProvider(ctx, ask, providerSilent);
