import type { DocumentedCall } from './calls.ts';
import type { Row } from './row.ts';
import { candidateCalls } from './rows/candidate.ts';
import { careerCalls } from './rows/career.ts';
import { chatCalls } from './rows/chat.ts';
import { cityCalls } from './rows/city.ts';
import { contactRequestCalls } from './rows/contactRequest.ts';
import { contactRequestStatusCalls } from './rows/contactRequestStatus.ts';
import { employerCalls } from './rows/employer.ts';
import { feedCalls } from './rows/feed.ts';
import { jobCalls } from './rows/job.ts';
import { jobOfferCalls } from './rows/jobOffer.ts';
import { paymentCalls } from './rows/payment.ts';
import { referenceCalls } from './rows/reference.ts';
import { uploadCalls } from './rows/upload.ts';
import { userCalls } from './rows/user.ts';

/** The documented calls, by noun. */
export const table = {
  ...referenceCalls,
  ...jobCalls,
  ...cityCalls,
  ...jobOfferCalls,
  ...feedCalls,
  ...candidateCalls,
  ...userCalls,
  ...uploadCalls,
  ...employerCalls,
  ...contactRequestCalls,
  ...contactRequestStatusCalls,
  ...chatCalls,
  ...paymentCalls,
  ...careerCalls,
} satisfies Record<DocumentedCall, Row>;
