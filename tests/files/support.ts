import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import type { TestApp, TestAppOptions } from '../support/app.ts';
import { startTestApp } from '../support/app.ts';
import { Visitor } from '../support/browserless.ts';
import {
  makeAdmin,
  makeEmployer,
  makeJobSeeker,
  makeReference,
  makeSubscription,
  testPassword,
} from '../support/factories.ts';
import { fixture } from '../support/fixtures.ts';

/** Visitors and their chats. `premium` has a subscription, `employer` has none; both have a chat with `jobSeeker`. */
export type UploadFixtures = {
  app: TestApp;
  who: Record<Person, Visitor>;
  ids: Record<Exclude<Person, 'anonymous'>, number>;
  chats: Record<'premium' | 'employer' | 'guest' | 'outside', ChatOf>;
};

export type ChatOf = { id: number; employerHash: string; jobSeekerHash: string };

export const people = [
  'anonymous',
  'guest',
  'jobSeeker',
  'otherJobSeeker',
  'employer',
  'premium',
  'otherEmployer',
  'admin',
] as const;
export type Person = (typeof people)[number];

const contact = `mutation ($jobSeeker: ID!, $name: String, $email: String) {
  contactJobSeeker(input: { jobSeeker: $jobSeeker, partTime: true, name: $name, email: $email }) {
    ... on ContactJobSeekerPayload { chat { databaseId } }
  }
}`;

/** @param environment further settings of the application */
export async function makeUploadFixtures(
  environment: Record<string, string> = {},
  options: Pick<TestAppOptions, 'bodyPace' | 'log'> = {},
): Promise<UploadFixtures> {
  const app = await startTestApp({ environment, ...options });
  const { db, reference } = app.services;
  const catalog = await makeReference(db);
  await reference.refresh();
  const users = {
    jobSeeker: await makeJobSeeker(db, catalog),
    otherJobSeeker: await makeJobSeeker(db, catalog),
    employer: await makeEmployer(db),
    premium: await makeEmployer(db),
    otherEmployer: await makeEmployer(db),
    admin: await makeAdmin(db),
  };
  await makeSubscription(db, users.premium.id, app.clock.now);
  await makeSubscription(db, users.otherEmployer.id, app.clock.now);
  const visitor = () => new Visitor(app.url);
  const signedIn = (user: { loginEmail: string | null }) => visitor().signIn(user.loginEmail ?? '', testPassword);
  const who = {
    anonymous: visitor(),
    guest: visitor(),
    jobSeeker: await signedIn(users.jobSeeker),
    otherJobSeeker: await signedIn(users.otherJobSeeker),
    employer: await signedIn(users.employer),
    premium: await signedIn(users.premium),
    otherEmployer: await signedIn(users.otherEmployer),
    admin: await signedIn(users.admin),
  };
  const meet = async (employer: Visitor, jobSeekerId: number): Promise<ChatOf & { employerId: number }> => {
    const answer = await employer.graphql<{ contactJobSeeker: { chat: { databaseId: number } } }>(contact, {
      jobSeeker: encodeGlobalId('JobSeeker', jobSeekerId),
      name: 'Erin',
      email: 'erin@example.test',
    });
    const id = answer.data?.contactJobSeeker.chat.databaseId;
    const chat = await db.chat.findUniqueOrThrow({ where: { id } });
    return {
      id: chat.id,
      employerHash: chat.employerHash ?? '',
      jobSeekerHash: chat.jobSeekerHash ?? '',
      employerId: chat.employerId ?? 0,
    };
  };
  const guestChat = await meet(who.guest, users.jobSeeker.id);
  return {
    app,
    who,
    ids: {
      guest: guestChat.employerId,
      jobSeeker: users.jobSeeker.id,
      otherJobSeeker: users.otherJobSeeker.id,
      employer: users.employer.id,
      premium: users.premium.id,
      otherEmployer: users.otherEmployer.id,
      admin: users.admin.id,
    },
    chats: {
      premium: await meet(who.premium, users.jobSeeker.id),
      employer: await meet(who.employer, users.jobSeeker.id),
      guest: guestChat,
      outside: await meet(who.otherEmployer, users.otherJobSeeker.id),
    },
  };
}

export type Uploaded = {
  __typename: string;
  uri?: string;
  name?: string;
  user?: { databaseId: number; photoUri: string | null; videoUri?: string | null };
  message?: string;
  code?: number;
  field?: string;
  fields?: { field: string; message: string }[];
};

const failures =
  '... on Failure { message code } ... on InvalidInput { fields { field message } } ... on TooLarge { field } ... on UnsupportedType { field }';

const uploads = {
  uploadPhoto: { field: 'image', payload: 'user { databaseId photoUri }' },
  uploadVideo: { field: 'video', payload: 'user { databaseId photoUri ... on JobSeeker { videoUri } }' },
  uploadJobOfferImage: { field: 'image', payload: 'uri' },
  uploadEndorsementImage: { field: 'image', payload: 'uri' },
  uploadLogo: { field: 'image', payload: 'uri' },
  uploadChatImage: { field: 'image', payload: 'uri' },
  uploadChatDocument: { field: 'document', payload: 'uri name' },
} as const;
export type UploadMutation = keyof typeof uploads;

/** Uploads a file and returns the result. Throws on errors without a type. */
export async function upload(
  visitor: Visitor,
  mutation: UploadMutation,
  content: Buffer,
  { input = {}, name }: { input?: Record<string, unknown>; name?: string } = {},
): Promise<Uploaded> {
  const { field, payload } = uploads[mutation];
  const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}`;
  const answer = await visitor.graphqlWithFile<Record<string, Uploaded>>(
    `mutation ($input: ${type}Input!) { ${mutation}(input: $input) { __typename ... on ${type}Payload { ${payload} } ${failures} } }`,
    { input: { ...input, [field]: null } },
    { path: `input.${field}`, content: new Uint8Array(content), ...(name !== undefined && { name }) },
  );
  const result = answer.data?.[mutation];
  if (answer.errors || !result) throw new Error(JSON.stringify(answer));
  return result;
}

const sending = `mutation ($chat: ChatReference!, $text: String, $photoUri: String, $documentUri: String, $clientId: String) {
  sendMessage(input: { chat: $chat, text: $text, photoUri: $photoUri, documentUri: $documentUri, clientId: $clientId }) {
    __typename
    ... on SendMessagePayload { sentMessage { databaseId type text photoUri documentUri documentName } }
    ... on Failure { message code }
    ... on InvalidInput { fields { field message } }
  }
}`;

export type Sent = {
  __typename: string;
  sentMessage?: {
    databaseId: number;
    type: string;
    text: string | null;
    photoUri: string | null;
    documentUri: string | null;
    documentName: string | null;
  };
  fields?: { field: string; message: string }[];
};

export async function sendMessage(visitor: Visitor, variables: Record<string, unknown>): Promise<Sent> {
  const answer = await visitor.graphql<{ sendMessage: Sent }>(sending, variables);
  if (!answer.data) throw new Error(JSON.stringify(answer));
  return answer.data.sendMessage;
}

export const testUploadFixtures = (...options: Parameters<typeof makeUploadFixtures>): UploadFixtures =>
  fixture(
    () => makeUploadFixtures(...options),
    ({ app }) => app.stop(),
  );
