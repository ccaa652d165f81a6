import { smallestStep } from './currency.ts';
import { newId } from './ids.ts';
import type { InvoiceItem, InvoiceLine, LineDraft } from './objects/invoices.ts';
import type { SubscriptionItem } from './objects/subscriptions.ts';
import { periodText } from './period.ts';
import { taxOf } from './tax.ts';

// Invoice lines.

/** A line for a full period of an item. */
export function fullPeriod(item: SubscriptionItem, amount = item.price.unit_amount * item.quantity): LineDraft {
  return {
    amount,
    currency: item.price.currency,
    description:
      amount === 0 && item.price.unit_amount !== 0
        ? 'Trial period'
        : `${item.quantity} × subscription, billed per ${item.price.recurring ? periodText(item.price.recurring) : 'period'}`,
    period: { start: item.current_period_start, end: item.current_period_end },
    price: item.price,
    quantity: item.quantity,
    proration: false,
    subscription: item.subscription,
    item: item.id,
  };
}

/** A line for the rest of an item's current period from `at`, rounded to an amount that can be charged. */
export function remaining(item: SubscriptionItem, at: number, sign: 1 | -1): LineDraft {
  const { current_period_start: start, current_period_end: end, price, quantity } = item;
  const share = end > start ? Math.min(Math.max((end - at) / (end - start), 0), 1) : 0;
  const step = smallestStep(price.currency.toUpperCase());
  const amount = Math.round((price.unit_amount * quantity * share) / step) * step;
  return {
    ...fullPeriod(item),
    // Avoids -0.
    amount: amount === 0 ? 0 : sign * amount,
    description: `${sign < 0 ? 'Unused' : 'Remaining'} time on ${quantity} × subscription`,
    period: { start: at, end },
    proration: true,
  };
}

export function lineOf(
  invoice: string,
  draft: LineDraft,
  isTaxed: boolean,
  invoiceItem: string | null = null,
): InvoiceLine {
  return {
    id: newId('il'),
    object: 'line_item',
    amount: draft.amount,
    currency: draft.currency,
    description: draft.description,
    discountable: !draft.proration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: invoiceItem,
        proration: draft.proration,
        proration_details: null,
        subscription: draft.subscription,
        subscription_item: draft.item,
      },
    },
    period: draft.period,
    pricing: {
      type: 'price_details',
      price_details: { price: draft.price.id, product: draft.price.product },
      unit_amount_decimal: draft.price.unit_amount_decimal,
    },
    quantity: draft.quantity,
    subtotal: draft.amount,
    taxes: isTaxed ? [taxOf(draft.amount)] : [],
  };
}

/** An item for the subscription's next invoice. */
export function pendingItem(draft: LineDraft, customer: string, now: number): InvoiceItem {
  return {
    id: newId('ii'),
    object: 'invoiceitem',
    amount: draft.amount,
    currency: draft.currency,
    customer,
    date: now,
    description: draft.description,
    discountable: !draft.proration,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: {},
    period: draft.period,
    proration: draft.proration,
    quantity: draft.quantity,
    draft,
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: draft.subscription, subscription_item: draft.item },
    },
  };
}
