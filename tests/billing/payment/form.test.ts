import { pino } from 'pino';
import { expect, it } from 'vitest';
import { parseEnv } from '../../../server/start/env.ts';
import { openPayment } from '../../../server/start/openPayment.ts';
import { testDatabase, testPool } from '../../support/fixtures.ts';

/** Where cards are entered, for each setting of the payment provider and of its form. */

const database = testDatabase();
const pool = testPool(() => database.url);

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_0123456789abcdef',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_0123456789abcdef',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
};
const demo = { HOURHAND_DEMO: '1' };

it.each([
  ['the sandbox', demo, undefined, 'sandbox', 'elements'],
  ['the sandbox', demo, 'elements', 'sandbox', 'elements'],
  ['the sandbox', demo, 'checkout', 'sandbox', 'checkout'],
  ['Stripe', stripe, undefined, 'stripe', 'elements'],
  ['Stripe', stripe, 'elements', 'stripe', 'elements'],
  ['Stripe', stripe, 'checkout', 'stripe', 'checkout'],
] as const)('with %s (%o) and PAYMENT_FORM=%s it is %s, %s', async (_provider, variables, setting, mode, form) => {
  const env = parseEnv({ ...variables, PAYMENT_FORM: setting });
  const settings = { pool, secret: 'secret0123456789', ownUrl: () => env.publicUrl, log: pino({ level: 'silent' }) };
  const { payment, closePayment } = await openPayment(env, settings);
  try {
    expect({ mode: payment.mode, form: payment.form }).toEqual({ mode, form });
  } finally {
    await closePayment();
  }
});
