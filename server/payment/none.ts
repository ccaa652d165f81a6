import { InvalidWebhook, PaymentProviderUnavailable } from './payment.ts';
import type { PaymentProvider } from './provider.ts';

function unavailable(): never {
  throw new PaymentProviderUnavailable('No payment provider is set up: STRIPE_SECRET_KEY is missing.');
}

/** The provider without keys or demo: every payment fails. */
export const noPayment: PaymentProvider = {
  mode: 'none',
  form: 'checkout',
  takesRawCards: false,
  publishableKey: '',
  browserBase: '',
  createCustomer: unavailable,
  createPaymentMethod: unavailable,
  subscribe: unavailable,
  readBegun: unavailable,
  findRunning: unavailable,
  readSubscription: unavailable,
  startCheckout: unavailable,
  findSession: unavailable,
  setCancelAtPeriodEnd: unavailable,
  endSubscription: unavailable,
  endUnpaid: unavailable,
  voidLeftovers: unavailable,
  abandonAttempts: unavailable,
  updateCustomer: unavailable,
  readBuyer: unavailable,
  saveBuyer: unavailable,
  removeCustomer: unavailable,
  changeCard: unavailable,
  confirmRenewal: unavailable,
  startCardChange: unavailable,
  finishCardChange: unavailable,
  previewPlan: unavailable,
  changePlan: unavailable,
  giveUpPlanChange: unavailable,
  readInvoiceFile: unavailable,
  completeCreditNotes: unavailable,
  readCreditNoteFile: unavailable,
  readInvoice: unavailable,
  listInvoices: unavailable,
  findInvoice: unavailable,
  refund: unavailable,
  readEvents: unavailable,
  findEvent: unavailable,
  readPayments: unavailable,
  findPayment: unavailable,
  readBalance: unavailable,
  readBalanceSums: unavailable,
  readNumberedInvoices: unavailable,
  readNumberedCreditNotes: unavailable,
  parseWebhook: () => {
    throw new InvalidWebhook('No payment provider is set up.');
  },
};
