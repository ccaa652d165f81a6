import type { Operation } from '../core/context.ts';
import type { PeopleServices } from '../people/context.ts';
import type { RenewalTokens } from './keys/renewalTokens.ts';

export type OfferServices = PeopleServices & {
  renewalTokens: RenewalTokens;
};

export type OfferContext = OfferServices & Operation;
