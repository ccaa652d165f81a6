import type { Process } from '../../core/context.ts';
import type { PeopleServices } from '../../people/context.ts';
import type { OfferServices } from '../context.ts';
import { renewalTokens } from '../keys/renewalTokens.ts';

export const offerServices = (people: PeopleServices, { signer }: Process): OfferServices => ({
  ...people,
  renewalTokens: renewalTokens(signer),
});
