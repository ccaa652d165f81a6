import { makeHistory } from 'payment-sandbox/history';
import type { ClientBase } from 'pg';
import { PRODUCT } from '../../server/payment/stripeProduct.ts';
import type { Demo } from './generate.ts';
import { continueSequence, insertRows } from './insert.ts';

/**
 * Where the sandbox takes the money, the premium employer pays: each month since they were premium, in the sandbox's own books
 * too, so that invoices are downloaded, and plan and card changed, as anywhere else. In place of the gift, which stays elsewhere.
 */
export async function insertPaidSubscription(client: ClientBase, { rows, people }: Demo, now: Date): Promise<void> {
  const { row: employer } = people.accounts.premium;
  const gift = rows.subscription.find(({ employer_id }) => employer_id === employer.id);
  const price = rows.pricing_option.find(
    ({ currency, recurring_mode }) => currency === gift?.currency && recurring_mode === 'MONTHLY',
  );
  if (!gift || !price) throw new Error('The premium employer has no subscription, or it has no price.');
  const { customerId, subscriptionId, periodEnd, card, invoices } = await makeHistory(
    client,
    {
      metadata: { employerId: String(employer.id), recurringMode: 'MONTHLY' },
      customer: { name: employer.name, email: employer.email },
      product: PRODUCT,
      amount: price.amount,
      currency: price.currency.toLowerCase(),
      interval: 'month',
      card: 'visa',
    },
    gift.created_at,
    now,
  );
  await client.query('UPDATE "user" SET stripe_customer_id = $2 WHERE id = $1', [employer.id, customerId]);
  await client.query(
    `UPDATE subscription SET recurring_mode = 'MONTHLY', amount = $2, current_period_end = $3, stripe_subscription_id = $4,
       card_brand = $5, card_last4 = $6, card_expiry_month = $7, card_expiry_year = $8,
       granted_by_id = NULL, grant_reason = NULL
     WHERE id = $1`,
    [gift.id, price.amount, periodEnd, subscriptionId, card.brand, card.last4, card.expiryMonth, card.expiryYear],
  );
  await insertRows(
    client,
    'invoice',
    invoices.map(({ id, number, amount, at }, index) => ({
      id: index + 1,
      subscription_id: gift.id,
      stripe_invoice_id: id,
      number,
      status: 'PAID',
      currency: price.currency,
      amount,
      paid_at: at,
      created_at: at,
    })),
  );
  await continueSequence(client, 'invoice');
}
