import { userCalls } from '../domain/accounts/session/user.rest.ts';
import { paymentCalls } from '../domain/billing/purchase/payment.rest.ts';
import { chatCalls, chatFileCalls } from '../domain/chat/seat/chat.rest.ts';
import { referenceCalls } from '../domain/core/catalog/reference.rest.ts';
import { feedCalls } from '../domain/discovery/feed/feed.rest.ts';
import { uploadCalls } from '../domain/files/sent/upload.rest.ts';
import { contactRequestCalls } from '../domain/hiring/contactRequest/contactRequest.rest.ts';
import { jobOfferCalls } from '../domain/offers/jobOffer/jobOffer.rest.ts';
import { careerCalls, cityCalls, contactRequestStatusCalls, jobCalls } from '../domain/office/catalog/catalog.rest.ts';
import { employerCalls } from '../domain/people/employer/employer.rest.ts';
import { candidateCalls } from '../domain/people/jobSeeker/candidate.rest.ts';
import type { Row } from './row.ts';

/** The documented calls by method and path, in the groups of the domain. `{…}` is a parameter. */
export const table = {
  ...referenceCalls,
  ...userCalls,
  ...uploadCalls,
  ...chatFileCalls,
  ...chatCalls,
  ...candidateCalls,
  ...employerCalls,
  ...jobOfferCalls,
  ...contactRequestCalls,
  ...paymentCalls,
  ...feedCalls,
  ...careerCalls,
  ...cityCalls,
  ...contactRequestStatusCalls,
  ...jobCalls,
} satisfies Record<string, Row>;

/** A documented call, such as `GET /api/jobs/{id}`. */
export type DocumentedCall = keyof typeof table;
