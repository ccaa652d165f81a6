import { expect, it } from 'vitest';
import { startTestApp } from '../support/app.ts';
import { Visitor } from '../support/browserless.ts';
import { makeEmployer } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';

/** With Stripe as the provider: card details of the REST layer are not forwarded, and pages may show its fields. */

const keys = {
  STRIPE_SECRET_KEY: 'sk_test_0123456789abcdef',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_0123456789abcdef',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
};

const app = testApp({ environment: keys });
testCatalog(app);

it('card details are refused with the alternative to use', async () => {
  const employer = await makeEmployer(app.services.db);
  const visitor = await new Visitor(app.url).signIn(employer);
  const response = await visitor.post('/api/payment/employer-subscription', {
    cardDetails: { number: '4242424242424242', expiry_month: 12, expiry_year: 2040, name: 'Ana', cvv: '123' },
    priceDetails: { recurring_mode: 'monthly' },
  });
  expect(response.status).toBe(400);
  const body = await response.json();
  expect(body).toMatchObject({
    code: 400,
    children: { cardDetails: { errors: [expect.stringContaining('startCheckout')] } },
  });
  expect(JSON.stringify(body)).not.toContain('4242');
});

it('card details are accepted if the operator allows it', async () => {
  const other = await startTestApp({ environment: { ...keys, STRIPE_RAW_CARDS: '1' } });
  try {
    expect(other.services.payment).toMatchObject({ mode: 'stripe', form: 'elements', takesRawCards: true });
    expect(app.services.payment).toMatchObject({ mode: 'stripe', form: 'elements', takesRawCards: false });
  } finally {
    await other.stop();
  }
});

it('lets pages load the provider’s script and frames', async () => {
  const policy = (await fetch(app.url)).headers.get('content-security-policy') ?? '';
  const directive = (name: string) => policy.split(';').find((part) => part.trim().startsWith(name)) ?? '';
  expect(directive('script-src')).toContain('https://js.stripe.com');
  expect(directive('frame-src')).toContain('https://hooks.stripe.com');
  expect(directive('connect-src')).toContain('https://api.stripe.com');
});
