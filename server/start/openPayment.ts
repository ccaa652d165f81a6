import type pg from 'pg';
import type { Logger } from 'pino';
import { noPayment } from '../payment/none.ts';
import type { PaymentProvider } from '../payment/payment.ts';
import { createStripePayment } from '../payment/stripe.ts';
import type { Env } from './env.ts';
import { connectTo, openPaymentSandbox, type PaymentSandbox } from './paymentSandbox.ts';

type OpenPayment = {
  payment: PaymentProvider;
  registerSandbox?: PaymentSandbox['register'];
  closePayment: () => Promise<void>;
};

/** Stripe or a sandbox elsewhere if there are keys, else the sandbox in the demo, else a provider that refuses all payments. */
export async function openPayment(
  env: Pick<Env, 'stripe' | 'stripeApiAddress' | 'stripeRawCards' | 'paymentForm' | 'publicUrl' | 'demo'>,
  sandboxSettings: { pool: pg.Pool; secret: string; ownUrl: () => string; log: Logger },
): Promise<OpenPayment> {
  const closePayment = async () => {};
  const { publicUrl, paymentForm: form } = env;
  if (env.stripe && env.stripeApiAddress) {
    const { payment, register } = connectTo(env.stripeApiAddress, { ...env.stripe, form });
    return { payment, registerSandbox: register, closePayment };
  }
  if (env.stripe) {
    return { payment: createStripePayment({ ...env.stripe, form, rawCards: env.stripeRawCards }), closePayment };
  }
  if (!env.demo) return { payment: noPayment, closePayment };
  const { payment, register, close } = await openPaymentSandbox({ ...sandboxSettings, publicUrl, form });
  return { payment, registerSandbox: register, closePayment: close };
}
