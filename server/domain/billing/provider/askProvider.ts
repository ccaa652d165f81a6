import { isInExchange } from '../../../payment/exchange.ts';
import { BuyerRefused, PaymentConflict, PaymentDeclined, PaymentPeriodEnded } from '../../../payment/payment.ts';
import type { Ctx } from '../../core/context.ts';
import { Conflict, InvalidInput, PaymentFailed, Unavailable } from '../../core/failures/errors.ts';
import { declineReason } from './declineReason.ts';
import { nothingCanBePaid, paymentFailed, subscriptionRenewing } from './subscription.input.ts';

/**
 * Calls the payment provider and translates its refusals into ours. Call it within `atProvider`, which answers for a provider that
 * does not respond.
 * @throws PaymentFailed, InvalidInput for billing details, Conflict, Unavailable without a provider, PaymentProviderUnavailable
 */
export async function askProvider<Answer>(
  ctx: Pick<Ctx, 'payment' | 'productName' | 'supportEmail'>,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  if (ctx.payment.mode === 'none') throw new Unavailable(nothingCanBePaid(ctx));
  if (!isInExchange()) throw new Error('The payment provider was asked without a time limit.');
  try {
    return await ask();
  } catch (error) {
    const text = paymentFailed(ctx);
    if (error instanceof PaymentDeclined) throw new PaymentFailed(text, declineReason(error));
    if (error instanceof BuyerRefused) throw InvalidInput.of(error.field, error.message);
    if (error instanceof PaymentConflict) throw new Conflict(text);
    if (error instanceof PaymentPeriodEnded) throw new Conflict(subscriptionRenewing);
    throw error;
  }
}
