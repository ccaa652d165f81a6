import type { DocumentedCall } from '../../../server/rest/calls.ts';
import type { Cases } from './policy.ts';
import { contactRows } from './rows/contact.ts';
import { jobOfferRows } from './rows/jobOffer.ts';
import { paymentRows } from './rows/payment.ts';
import { peopleRows } from './rows/people.ts';
import { referenceRows } from './rows/reference.ts';

/** Who may do what with every documented call. */
export const roles = {
  ...referenceRows,
  ...jobOfferRows,
  ...peopleRows,
  ...contactRows,
  ...paymentRows,
} satisfies Record<DocumentedCall, Cases>;
