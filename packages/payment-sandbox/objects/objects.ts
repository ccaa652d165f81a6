import type { Price, Product } from './catalog.ts';
import type { CheckoutPage, CheckoutSession } from './checkout.ts';
import type { Dispute } from './disputes.ts';
import type { Event, TestClock, WebhookEndpoint } from './events.ts';
import type { Challenge, Charge, PaymentIntent, Refund, SetupIntent } from './intents.ts';
import type { Invoice, InvoiceItem, InvoicePayment } from './invoices.ts';
import type { Customer, PaymentMethod, RemovedCustomer, Token } from './people.ts';
import type { Subscription } from './subscriptions.ts';

// All stored objects by kind.

export interface Objects {
  challenge: Challenge;
  charge: Charge;
  checkout_page: CheckoutPage;
  checkout_session: CheckoutSession;
  customer: Customer;
  dispute: Dispute;
  event: Event;
  invoice: Invoice;
  invoice_item: InvoiceItem;
  invoice_payment: InvoicePayment;
  payment_intent: PaymentIntent;
  payment_method: PaymentMethod;
  price: Price;
  product: Product;
  refund: Refund;
  removed_customer: RemovedCustomer;
  setup_intent: SetupIntent;
  subscription: Subscription;
  test_clock: TestClock;
  token: Token;
  webhook_endpoint: WebhookEndpoint;
}

export type Kind = keyof Objects;
