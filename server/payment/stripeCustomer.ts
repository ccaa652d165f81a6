import type { Stripe } from 'stripe';
import { companyOf } from './stripeDocuments.ts';
import { nullIfMissing } from './stripeErrors.ts';

const noDetails = { name: '', email: '', phone: '', address: '' } as const;

/** Keeps the customer's name and email as they are here. A company that was given for invoices stays their name. */
export async function updateCustomer(
  stripe: Stripe,
  { customerId, name, email }: { customerId: string; name: string; email: string | null },
): Promise<void> {
  await nullIfMissing(async () => {
    const held = await stripe.customers.retrieve(customerId);
    if (held.deleted) return;
    const wanted = companyOf(held) ?? name;
    if (held.name === wanted && held.email === email) return;
    await stripe.customers.update(customerId, { name: wanted, email: email ?? '' });
  });
}

/**
 * A detached card keeps the name on it, and the provider may keep what a deleted customer was last, so both are emptied first. Each step
 * can be repeated: a card that is already detached is not listed any more.
 */
export async function removeCustomer(stripe: Stripe, customer: string): Promise<void> {
  await nullIfMissing(async () => {
    const found = await stripe.customers.retrieve(customer);
    if (found.deleted) return;
    for (const { id } of await stripe.paymentMethods
      .list({ customer, limit: 100 })
      .autoPagingToArray({ limit: 1000 })) {
      await stripe.paymentMethods.update(id, { billing_details: noDetails });
      await stripe.paymentMethods.detach(id);
    }
    for (const { id } of await stripe.customers
      .listTaxIds(customer, { limit: 100 })
      .autoPagingToArray({ limit: 1000 })) {
      await nullIfMissing(() => stripe.customers.deleteTaxId(customer, id));
    }
    await stripe.customers.update(customer, { ...noDetails, metadata: '' });
    await stripe.customers.del(customer);
  });
}
