import type { Rows } from './row.ts';
import { accountRows } from './rows/account.ts';
import { backOfficeRows } from './rows/backOffice.ts';
import { chatRows } from './rows/chat.ts';
import { contactRequestRows } from './rows/contactRequest.ts';
import { jobOfferRows } from './rows/jobOffer.ts';
import { peopleRows } from './rows/people.ts';
import { referenceRows } from './rows/reference.ts';
import { subscriptionRows } from './rows/subscription.ts';
import { uploadRows } from './rows/upload.ts';

/** Every root field and node type of the graph, by noun. */
export const table: Rows = {
  ...referenceRows,
  ...backOfficeRows,
  ...peopleRows,
  ...accountRows,
  ...chatRows,
  ...contactRequestRows,
  ...jobOfferRows,
  ...subscriptionRows,
  ...uploadRows,
};
