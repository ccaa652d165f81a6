import type { PaymentProvider } from '../../payment/payment.ts';
import type { Operation } from '../core/context.ts';
import type { OfferServices } from '../offers/context.ts';

export type BillingServices = OfferServices & {
  payment: PaymentProvider;
};

export type BillingContext = BillingServices & Operation;
