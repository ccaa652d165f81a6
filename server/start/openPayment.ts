import type pg from 'pg';
import type { Logger } from 'pino';
import { noPayment } from '../payment/none.ts';
import type { PaymentProvider } from '../payment/provider.ts';
import { createStripePayment } from '../payment/stripe.ts';
import type { Env } from './env.ts';
import { accountOf, connectTo, openPaymentSandbox, type PaymentSandbox } from './paymentSandbox.ts';

type PaymentSettings = Pick<
  Env,
  | 'stripe'
  | 'stripeApiAddress'
  | 'stripeRawCards'
  | 'paymentForm'
  | 'publicUrl'
  | 'demo'
  | 'seller'
  | 'automaticTax'
  | 'invoiceNumbers'
>;

/** Stripe prints the name and address of the account itself; what else names the seller is at the end of invoices. */
const footerOf = (seller: Env['seller']): string | null =>
  seller ? [seller.name, ...seller.address, ...(seller.taxNumber ? [seller.taxNumber] : [])].join(', ') : null;

type OpenPayment = {
  payment: PaymentProvider;
  registerSandbox?: PaymentSandbox['register'];
  closePayment: () => Promise<void>;
};

/** Stripe or a sandbox elsewhere if there are keys, else the sandbox in the demo, else a provider that refuses all payments. */
export async function openPayment(
  env: PaymentSettings,
  sandboxSettings: { pool: pg.Pool; secret: string; ownUrl: () => string; log: Logger },
): Promise<OpenPayment> {
  const closePayment = async () => {};
  const { publicUrl, paymentForm: form, automaticTax } = env;
  if (env.stripe && env.stripeApiAddress) {
    const { payment, register } = connectTo(env.stripeApiAddress, { ...env.stripe, form, automaticTax });
    return { payment, registerSandbox: register, closePayment };
  }
  if (env.stripe) {
    const invoiceFooter = footerOf(env.seller);
    const options = { ...env.stripe, form, automaticTax, invoiceFooter, rawCards: env.stripeRawCards };
    return { payment: createStripePayment(options), closePayment };
  }
  if (!env.demo) return { payment: noPayment, closePayment };
  const { payment, register, close } = await openPaymentSandbox({
    ...sandboxSettings,
    publicUrl,
    form,
    automaticTax,
    account: accountOf(env),
  });
  return { payment, registerSandbox: register, closePayment: close };
}
