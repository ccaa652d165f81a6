import { jobOfferCalls } from './jobOffer/jobOffer.rest.ts';

/** The documented calls of this group. */
export const calls = { ...jobOfferCalls };
