import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { newUploadId } from '../../server/domain/files/sent/resumable.ts';
import { partPathOf } from '../../server/domain/files/stored/rules.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { IncomingFile } from '../../server/media/media.ts';
import type { Fixtures, Person } from '../access/fixtures.ts';
import { film, pdf, picture } from '../support/files.ts';
import type { Case, Noun, Question, RestRow } from './noun.ts';
import {
  adminsOnly,
  everyone,
  jobSeekersOnly,
  knownViewers,
  type Outcomes,
  outcomes,
  registeredEmployers,
  signedIn,
} from './outcomes.ts';

/** Photos and videos of users, pictures of offers, and files of chats. */

type Field = 'image' | 'video' | 'document';

const contents: Record<Field, () => Promise<Buffer> | Buffer> = {
  image: () => picture(40, 30).png().toBuffer(),
  video: () => film(),
  document: () => pdf(),
};
const incoming = async (field: Field) => new IncomingFile('file', Readable.from([await contents[field]()]));
const inForm = async (field: Field) => ({ field, content: new Uint8Array(await contents[field]()) });

const own = (mutation: string, field: Field, answers: Outcomes): Question => ({
  ask: `mutation ($file: Upload!) { ${mutation}(input: { ${field}: $file }) { __typename } }`,
  variables: async () => ({ file: await incoming(field) }),
  answers,
});
/** The user's own, and any user's for admins. */
const ofUser = (mutation: string, field: Field, who: Person, typename: string): Question => ({
  ask: `mutation ($user: ID, $file: Upload!) { ${mutation}(input: { user: $user, ${field}: $file }) { __typename } }`,
  variables: async ({ people }) => ({ user: encodeGlobalId(typename, people[who].id), file: await incoming(field) }),
  answers: { ...signedIn('NotFound'), [who]: 'done', admin: 'done' },
});
const ofUserInRest = (field: Field, who: Person): Case => ({
  attempt: async ({ people }) => ({ path: { id: people[who].id }, file: await inForm(field) }),
});

/** Variables of an upload of this person's that has arrived completely. */
const arrived = async ({ app, people }: Fixtures, who: Person): Promise<{ upload: string }> => {
  const { db, media } = app.services;
  const content = await readFile('tests/support/clip.mp4');
  const [id, part] = [newUploadId(), newUploadId()];
  const { length: size } = content;
  await db.resumableUpload.create({
    data: { id, userId: people[who].id, size, received: size, createdAt: app.clock.now },
  });
  await db.resumableUploadPart.create({ data: { id: part, uploadId: id, start: 0, acknowledged: true } });
  await media.keepPart(partPathOf(part), content);
  return { upload: id };
};

function inChat(mutation: string, field: Field): Record<string, Question> {
  const ask = `mutation ($chat: ChatReference, $file: Upload!) {
    ${mutation}(input: { chat: $chat, ${field}: $file }) { __typename }
  }`;
  const about = (chat: (fixtures: Fixtures) => unknown, answers: Outcomes): Question => ({
    ask,
    variables: async (fixtures) => ({ chat: chat(fixtures), file: await incoming(field) }),
    answers,
  });
  return {
    "of premium's chat": about(
      ({ contacts }) => ({ databaseId: contacts.premium.chatId }),
      outcomes({ rest: 'NotFound', jobSeeker: 'done', premium: 'done', admin: 'done' }),
    ),
    "of premium's chat, by the employer's link": about(
      ({ contacts }) => ({ sharedHash: contacts.premium.hash }),
      everyone('done'),
    ),
    "of a chat whose employer has not paid, by the employer's link": about(
      ({ contacts }) => ({ sharedHash: contacts.employer.hash }),
      outcomes({ rest: 'SubscriptionRequired', jobSeeker: 'done', admin: 'done' }),
    ),
    'of no chat yet': about(() => undefined, knownViewers('done')),
  };
}
const inRest = (subject: string, field: Field): RestRow => ({
  cases: { [subject]: { attempt: async () => ({ file: await inForm(field) }) } },
  sender: 'employer',
});

export const upload = {
  graph: {
    'Mutation.uploadPhoto': {
      'their own': own('uploadPhoto', 'image', signedIn('done')),
      "a job seeker's": ofUser('uploadPhoto', 'image', 'jobSeeker', 'JobSeeker'),
      "an employer's": ofUser('uploadPhoto', 'image', 'employer', 'Employer'),
    },
    'Mutation.uploadVideo': {
      'their own': own('uploadVideo', 'video', jobSeekersOnly('done')),
      "a job seeker's": ofUser('uploadVideo', 'video', 'jobSeeker', 'JobSeeker'),
    },
    'Mutation.setVideo': {
      // Repeated for a video that is set already, which needs no file.
      "a job seeker's upload": {
        ask: 'mutation ($upload: String!) { setVideo(input: { upload: $upload }) { __typename } }',
        variables: async ({ app, people }) => {
          const data = { id: newUploadId(), userId: people.jobSeeker.id, size: 9, usedAt: app.clock.now };
          const { id } = await app.services.db.resumableUpload.create({ data: { ...data, createdAt: app.clock.now } });
          return { upload: id };
        },
        answers: { ...jobSeekersOnly('NotFound'), jobSeeker: 'done' },
      },
      "an admin's upload, for a job seeker": {
        ask: 'mutation ($user: ID!, $upload: String!) { setVideo(input: { user: $user, upload: $upload }) { __typename } }',
        variables: async ({ app, people }) => {
          const data = { id: newUploadId(), userId: people.admin.id, size: 9, usedAt: app.clock.now };
          const { id } = await app.services.db.resumableUpload.create({ data: { ...data, createdAt: app.clock.now } });
          return { user: encodeGlobalId('JobSeeker', people.jobSeeker.id), upload: id };
        },
        answers: { ...jobSeekersOnly('NotFound'), admin: 'done' },
      },
      "a job seeker's new video": {
        ask: 'mutation ($upload: String!) { setVideo(input: { upload: $upload }) { __typename } }',
        variables: (fixtures) => arrived(fixtures, 'jobSeeker'),
        answers: { ...jobSeekersOnly('NotFound'), jobSeeker: 'done' },
      },
      "an admin's new video, for a job seeker": {
        ask: 'mutation ($user: ID!, $upload: String!) { setVideo(input: { user: $user, upload: $upload }) { __typename } }',
        variables: async (fixtures) => ({
          user: encodeGlobalId('JobSeeker', fixtures.people.jobSeeker.id),
          ...(await arrived(fixtures, 'admin')),
        }),
        answers: { ...jobSeekersOnly('NotFound'), admin: 'done' },
      },
    },
    'Mutation.uploadJobOfferImage': {
      'a picture': own('uploadJobOfferImage', 'image', {
        ...signedIn('done'),
        jobSeeker: 'Forbidden',
        otherJobSeeker: 'Forbidden',
      }),
    },
    'Mutation.uploadEndorsementImage': { 'a picture': own('uploadEndorsementImage', 'image', adminsOnly('done')) },
    'Mutation.uploadLogo': { 'a logo': own('uploadLogo', 'image', registeredEmployers('done')) },
    'Mutation.uploadChatImage': inChat('uploadChatImage', 'image'),
    'Mutation.uploadChatDocument': inChat('uploadChatDocument', 'document'),
  },
  rest: {
    'POST /api/user/{id}/upload-file-image': {
      cases: {
        "a job seeker's": ofUserInRest('image', 'jobSeeker'),
        "an employer's": ofUserInRest('image', 'employer'),
      },
      sender: 'jobSeeker',
    },
    'POST /api/user/{id}/upload-file-video': {
      cases: { "a job seeker's": ofUserInRest('video', 'jobSeeker') },
      sender: 'jobSeeker',
    },
    'POST /api/job-offer-upload-image': inRest('a picture', 'image'),
    'POST /api/chat-upload-image': inRest('of no chat yet', 'image'),
    'POST /api/chat-upload-document': inRest('of no chat yet', 'document'),
  },
  fields: { 'query.shared_hash': 'words' },
  texts: { photoUri: ['/media/job-offer/1.webp', 'https://elsewhere.test/a.png'] },
} satisfies Noun;
