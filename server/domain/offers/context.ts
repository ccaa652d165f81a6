import type { Operation } from '../core/context.ts';
import type { Services as PeopleServices } from '../people/context.ts';
import type { RenewalTokens } from './keys/renewalTokens.ts';

export type Services = PeopleServices & {
  renewalTokens: RenewalTokens;
};

export type DomainContext = Services & Operation;
