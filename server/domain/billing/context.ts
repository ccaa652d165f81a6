import type { PaymentProvider } from '../../payment/payment.ts';
import type { Operation } from '../core/context.ts';
import type { Services as OfferServices } from '../offers/context.ts';

export type Services = OfferServices & {
  payment: PaymentProvider;
};

export type DomainContext = Services & Operation;
