import type { BillingServices } from './billing/context.ts';
import type { Operation } from './core/context.ts';

/** The services of the whole product: those of the last group that adds some. */
export type Services = BillingServices;

/** What GraphQL, REST and jobs hand to the domain. */
export type DomainContext = Services & Operation;
