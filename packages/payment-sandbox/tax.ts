import { invalidRequest } from './errors.ts';
import type { Invoice, Tax } from './objects/invoices.ts';
import type { Customer } from './objects/people.ts';
import type { SubscriptionItem } from './objects/subscriptions.ts';

// Automatic tax. Stripe finds the rate by the addresses of both sides; here it is always the same one, and prices include it.

/** In percent. */
export const TAX_PERCENT = 9;

/** The tax within an amount. Minor units, rounded to the nearest; a credit has the tax of its charge with the sign turned. */
export function taxWithin(amount: number): number {
  const size = Math.abs(amount);
  const tax = size - Math.round((size * 100) / (100 + TAX_PERCENT));
  return amount < 0 && tax > 0 ? -tax : tax;
}

export const taxOf = (amount: number, tax = taxWithin(amount)): Tax => ({
  amount: tax,
  tax_behavior: 'inclusive',
  tax_rate_details: { tax_rate: `txr_sandbox_${TAX_PERCENT}` },
  taxability_reason: 'standard_rated',
  taxable_amount: amount - tax,
  type: 'tax_rate_details',
});

/** What an invoice says of tax. The tax of the whole is that of its lines, so that both add up. */
export function taxedTotals(
  amounts: readonly number[],
  isTaxed: boolean,
): Pick<Invoice, 'automatic_tax' | 'subtotal_excluding_tax' | 'total_excluding_tax' | 'total_taxes'> {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const tax = isTaxed ? amounts.reduce((sum, amount) => sum + taxWithin(amount), 0) : 0;
  return {
    automatic_tax: {
      disabled_reason: null,
      enabled: isTaxed,
      liability: isTaxed ? { type: 'self' } : null,
      provider: isTaxed ? 'stripe' : null,
      status: isTaxed ? 'complete' : null,
    },
    subtotal_excluding_tax: total - tax,
    total_excluding_tax: total - tax,
    total_taxes: isTaxed ? [taxOf(total, tax)] : [],
  };
}

/** Tax needs an address, and prices that say whether they include it. */
export function checkTaxable(customer: Pick<Customer, 'address'>, items: readonly SubscriptionItem[]): void {
  if (!customer.address?.country) {
    throw invalidRequest(
      "The customer's location isn't recognized. Set a valid customer address in order to automatically calculate tax.",
      { code: 'customer_tax_location_invalid', param: 'automatic_tax' },
    );
  }
  if (items.some(({ price }) => price.tax_behavior !== 'inclusive')) {
    throw invalidRequest('`tax_behavior` is required on the price when automatic tax is enabled; here: inclusive.', {
      param: 'items',
    });
  }
}
