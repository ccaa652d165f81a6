import { accountsTag, userCalls, usersTag } from '../domain/accounts/session/user.rest.ts';
import { paymentCalls, paymentTag } from '../domain/billing/purchase/payment.rest.ts';
import { chatCalls, chatFileCalls, chatsTag } from '../domain/chat/seat/chat.rest.ts';
import { referenceCalls, referenceTag } from '../domain/core/catalog/reference.rest.ts';
import { feedCalls } from '../domain/discovery/feed/feed.rest.ts';
import { uploadCalls } from '../domain/files/sent/upload.rest.ts';
import { contactRequestCalls, contactRequestsTag } from '../domain/hiring/contactRequest/contactRequest.rest.ts';
import { jobOfferCalls, jobOffersTag } from '../domain/offers/jobOffer/jobOffer.rest.ts';
import {
  careerCalls,
  careersTag,
  citiesTag,
  cityCalls,
  contactRequestStatusCalls,
  contactRequestStatusesTag,
  jobCalls,
  jobsTag,
} from '../domain/office/catalog/catalog.rest.ts';
import { employerCalls, employersTag } from '../domain/people/employer/employer.rest.ts';
import { candidateCalls, jobSeekersTag } from '../domain/people/jobSeeker/candidate.rest.ts';
import type { Row, Tag } from './row.ts';

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

/** In the order of the documentation. */
export const tags: Tag[] = [
  accountsTag,
  jobSeekersTag,
  usersTag,
  employersTag,
  jobOffersTag,
  contactRequestsTag,
  contactRequestStatusesTag,
  chatsTag,
  paymentTag,
  jobsTag,
  citiesTag,
  referenceTag,
  careersTag,
];

/** The tag of a path. */
export function tagOf(path: string): string {
  const tag = tags.find(({ paths }) => paths.some((begin) => path.startsWith(begin)));
  if (!tag) throw new Error(`No noun has ${path}.`);
  return tag.name;
}
