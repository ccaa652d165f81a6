import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { newUploadId } from '../../server/domain/files/sent/resumable.ts';
import { partPathOf } from '../../server/domain/files/stored/rules.ts';
import { IncomingFile } from '../../server/media/media.ts';
import type { Fixtures, Person } from '../access/fixtures.ts';
import { film, pdf, picture } from '../support/files.ts';
import { idOf } from './ask.ts';
import * as make from './make.ts';
import type { Noun, RestRow, Row } from './noun.ts';
import {
  adminsOnly,
  everyone,
  jobSeekersOnly,
  knownViewers,
  outcomes,
  registeredEmployers,
  signedIn,
} from './outcomes.ts';

type Field = 'image' | 'video' | 'document';

const contents: Record<Field, () => Promise<Buffer> | Buffer> = {
  image: () => picture(40, 30).png().toBuffer(),
  video: () => film(),
  document: () => pdf(),
};
const sent = (field: Field) => ({
  [field]: async () => new IncomingFile('file', Readable.from([await contents[field]()])),
});
const inForm = (field: Field) => async () => ({ field, content: new Uint8Array(await contents[field]()) });

/** The user's own, and any user's for admins. */
const ofUser = (field: Field, who: Person, typename: string): Row => [
  { user: idOf(typename, make.actor(who)), ...sent(field) },
  { ...signedIn('NotFound'), [who]: 'done', admin: 'done' },
];

/** A video of this person's that is set already, which needs no file. */
const known =
  (who: Person) =>
  async ({ app, people }: Fixtures): Promise<string> => {
    const data = { id: newUploadId(), userId: people[who].id, size: 9, usedAt: app.clock.now };
    return (await app.services.db.resumableUpload.create({ data: { ...data, createdAt: app.clock.now } })).id;
  };

/** An upload of this person's that has arrived completely. */
const arrived =
  (who: Person) =>
  async ({ app, people }: Fixtures): Promise<string> => {
    const { db, media } = app.services;
    const content = await readFile('tests/support/clip.mp4');
    const [id, part] = [newUploadId(), newUploadId()];
    const { length: size } = content;
    await db.resumableUpload.create({
      data: { id, userId: people[who].id, size, received: size, createdAt: app.clock.now },
    });
    await db.resumableUploadPart.create({ data: { id: part, uploadId: id, start: 0, acknowledged: true } });
    await media.keepPart(partPathOf(part), content);
    return id;
  };
const ofJobSeeker = (upload: ReturnType<typeof known>): Row => [
  { upload },
  { ...jobSeekersOnly('NotFound'), jobSeeker: 'done' },
];
const ofAdmin = (upload: ReturnType<typeof known>): Row => [
  { user: idOf('JobSeeker', make.actor('jobSeeker')), upload },
  { ...jobSeekersOnly('NotFound'), admin: 'done' },
];

const inChat = (field: Field): Record<string, Row> => ({
  "of premium's chat": [
    { chat: ({ contacts }: Fixtures) => ({ databaseId: contacts.premium.chatId }), ...sent(field) },
    outcomes({ rest: 'NotFound', jobSeeker: 'done', premium: 'done', admin: 'done' }),
  ],
  "of premium's chat, by the employer's link": [
    { chat: ({ contacts }: Fixtures) => ({ sharedHash: contacts.premium.hash }), ...sent(field) },
    everyone('done'),
  ],
  "of a chat whose employer has not paid, by the employer's link": [
    { chat: ({ contacts }: Fixtures) => ({ sharedHash: contacts.employer.hash }), ...sent(field) },
    outcomes({ rest: 'SubscriptionRequired', jobSeeker: 'done', admin: 'done' }),
  ],
  'of no chat yet': [sent(field), knownViewers('done')],
});
const inRest = (subject: string, field: Field): RestRow => ({
  cases: { [subject]: { file: inForm(field) } },
  sender: 'employer',
});

export const upload = {
  graph: {
    'Mutation.uploadPhoto': {
      'their own': [sent('image'), signedIn('done')],
      "a job seeker's": ofUser('image', 'jobSeeker', 'JobSeeker'),
      "an employer's": ofUser('image', 'employer', 'Employer'),
    },
    'Mutation.uploadVideo': {
      'their own': [sent('video'), jobSeekersOnly('done')],
      "a job seeker's": ofUser('video', 'jobSeeker', 'JobSeeker'),
    },
    'Mutation.setVideo': {
      "a job seeker's upload": ofJobSeeker(known('jobSeeker')),
      "an admin's upload, for a job seeker": ofAdmin(known('admin')),
      "a job seeker's new video": ofJobSeeker(arrived('jobSeeker')),
      "an admin's new video, for a job seeker": ofAdmin(arrived('admin')),
    },
    'Mutation.uploadChatImage': inChat('image'),
    'Mutation.uploadChatDocument': inChat('document'),
    'Mutation.uploadJobOfferImage': {
      'a picture': [sent('image'), { ...signedIn('done'), jobSeeker: 'Forbidden', otherJobSeeker: 'Forbidden' }],
    },
    'Mutation.uploadEndorsementImage': { 'a picture': [sent('image'), adminsOnly('done')] },
    'Mutation.uploadLogo': { 'a logo': [sent('image'), registeredEmployers('done')] },
  },
  rest: {
    'POST /api/user/{id}/upload-file-image': {
      cases: {
        "a job seeker's": { path: { id: make.actor('jobSeeker') }, file: inForm('image') },
        "an employer's": { path: { id: make.actor('employer') }, file: inForm('image') },
      },
      sender: 'jobSeeker',
    },
    'POST /api/user/{id}/upload-file-video': {
      cases: { "a job seeker's": { path: { id: make.actor('jobSeeker') }, file: inForm('video') } },
      sender: 'jobSeeker',
    },
    'POST /api/job-offer-upload-image': inRest('a picture', 'image'),
    'POST /api/chat-upload-image': inRest('of no chat yet', 'image'),
    'POST /api/chat-upload-document': inRest('of no chat yet', 'document'),
  },
  texts: { photoUri: ['/media/job-offer/1.webp', 'https://elsewhere.test/a.png'] },
} satisfies Noun;
