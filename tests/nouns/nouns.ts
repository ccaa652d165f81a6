import type { DocumentedCall } from '../../server/rest/table.ts';
import { account } from './account.ts';
import { apiKey } from './apiKey.ts';
import { auditEntry } from './auditEntry.ts';
import { badge } from './badge.ts';
import { ban } from './ban.ts';
import { block } from './block.ts';
import { bulkAction } from './bulkAction.ts';
import { career } from './career.ts';
import { chat } from './chat/chat.ts';
import { contactRequest } from './contactRequest/contactRequest.ts';
import { contactRequestStatus } from './contactRequestStatus.ts';
import { email } from './email.ts';
import { employer } from './employer.ts';
import { imports } from './import.ts';
import { integration } from './integration.ts';
import { job } from './job.ts';
import { jobApplication } from './jobApplication.ts';
import { jobOffer } from './jobOffer.ts';
import { jobReference } from './jobReference.ts';
import { jobSeeker } from './jobSeeker/jobSeeker.ts';
import { mailChoice } from './mailChoice.ts';
import type { GraphRows, Noun, RestRow } from './noun.ts';
import { officeRecord } from './officeRecord.ts';
import { officeSearch } from './officeSearch.ts';
import { overview } from './overview.ts';
import { place } from './place.ts';
import { rating } from './rating.ts';
import { recordEdit } from './recordEdit.ts';
import { reference } from './reference.ts';
import { report } from './report.ts';
import { review } from './review.ts';
import { savedFilter } from './savedFilter.ts';
import { savedJobOffer } from './savedJobOffer.ts';
import { savedSearch } from './savedSearch.ts';
import { session } from './session.ts';
import { shortlist } from './shortlist.ts';
import { subscription } from './subscription/subscription.ts';
import { trialShift } from './trialShift.ts';
import { upload } from './upload.ts';
import { viewAs } from './viewAs.ts';
import { webhook } from './webhook.ts';

/** All nouns, and their rows together. */

export const nouns: readonly Noun[] = [
  account,
  session,
  apiKey,
  integration,
  jobSeeker,
  employer,
  jobOffer,
  savedJobOffer,
  jobApplication,
  savedSearch,
  mailChoice,
  shortlist,
  contactRequest,
  contactRequestStatus,
  chat,
  trialShift,
  email,
  subscription,
  upload,
  overview,
  job,
  place,
  career,
  officeRecord,
  reference,
  auditEntry,
  recordEdit,
  officeSearch,
  savedFilter,
  viewAs,
  webhook,
  bulkAction,
  imports,
  review,
  report,
  block,
  ban,
  badge,
  jobReference,
  rating,
];

/** Every root field and node type of the graph. */
export const graphRows: GraphRows = Object.assign({}, ...nouns.map(({ graph }) => graph));

/** Every documented call. */
export const restRows = {
  ...account.rest,
  ...jobSeeker.rest,
  ...employer.rest,
  ...jobOffer.rest,
  ...contactRequest.rest,
  ...contactRequestStatus.rest,
  ...chat.rest,
  ...email.rest,
  ...subscription.rest,
  ...upload.rest,
  ...job.rest,
  ...place.rest,
  ...career.rest,
  ...reference.rest,
} satisfies Record<DocumentedCall, RestRow>;
