import type { DocumentedCall } from '../../server/rest/table.ts';
import { account } from './account.ts';
import { questionOf } from './ask.ts';
import { catalog } from './catalog.ts';
import { chat } from './chat.ts';
import { contactRequest } from './contactRequest.ts';
import { employer } from './employer.ts';
import { jobOffer } from './jobOffer.ts';
import { jobSeeker } from './jobSeeker.ts';
import type { Noun, Question, RestRow } from './noun.ts';
import { office } from './office.ts';
import { subscription } from './subscription.ts';
import { trust } from './trust.ts';
import { upload } from './upload.ts';

export const nouns: readonly Noun[] = [
  account,
  jobSeeker,
  employer,
  jobOffer,
  contactRequest,
  chat,
  subscription,
  upload,
  catalog,
  office,
  trust,
];

export const graphRows: Readonly<Record<string, Readonly<Record<string, Question>>>> = Object.fromEntries(
  nouns.flatMap(({ graph }) =>
    Object.entries(graph).map(([field, about]) => [
      field,
      Object.fromEntries(Object.entries(about).map(([subject, asked]) => [subject, questionOf(field, asked)])),
    ]),
  ),
);

export const restRows = {
  ...account.rest,
  ...jobSeeker.rest,
  ...employer.rest,
  ...jobOffer.rest,
  ...contactRequest.rest,
  ...chat.rest,
  ...subscription.rest,
  ...upload.rest,
  ...catalog.rest,
  ...office.rest,
} satisfies Record<DocumentedCall, RestRow>;
