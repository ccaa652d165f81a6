import type { User } from '../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { startTestApp, type TestAppOptions } from '../support/app.ts';
import { Visitor } from '../support/browserless.ts';
import { makeAdmin, makeEmployer, makeJobSeeker, makeReference, makeSubscription } from '../support/factories.ts';
import { fixture } from '../support/fixtures.ts';
import { type Answered, mutateOver, mutationText } from '../support/graph.ts';
import { logIn } from '../support/visiting.ts';

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

/** Visitors and their chats. `premium` has a subscription, `employer` has none; both have a chat with `jobSeeker`. */
export type UploadFixtures = Awaited<ReturnType<typeof makeUploadFixtures>>;

/** @param environment further settings of the application */
export async function makeUploadFixtures(
  environment: Record<string, string> = {},
  options: Pick<TestAppOptions, 'bodyPace' | 'log'> = {},
) {
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
  const who: Record<Person, Visitor> = {
    anonymous: new Visitor(app.url),
    guest: new Visitor(app.url),
    jobSeeker: await logIn(app, users.jobSeeker),
    otherJobSeeker: await logIn(app, users.otherJobSeeker),
    employer: await logIn(app, users.employer),
    premium: await logIn(app, users.premium),
    otherEmployer: await logIn(app, users.otherEmployer),
    admin: await logIn(app, users.admin),
  };
  const meet = async (employer: Visitor, { id }: User) => {
    const to = { jobSeeker: encodeGlobalId('JobSeeker', id), partTime: true };
    const input = { ...to, name: 'Erin', email: 'erin@example.test' };
    const { chat } = await mutateOver(employer, 'contactJobSeeker', input, 'chat { databaseId }');
    const row = await db.chat.findUniqueOrThrow({ where: { id: chat.databaseId } });
    const links = { employerHash: row.employerHash ?? '', jobSeekerHash: row.jobSeekerHash ?? '' };
    return { id: row.id, ...links, employerId: row.employerId ?? 0 };
  };
  const chats = {
    guest: await meet(who.guest, users.jobSeeker),
    premium: await meet(who.premium, users.jobSeeker),
    employer: await meet(who.employer, users.jobSeeker),
    outside: await meet(who.otherEmployer, users.otherJobSeeker),
  };
  const idsOfUsers = Object.entries(users).map(([name, { id }]) => [name, id]);
  const ids: Record<Exclude<Person, 'anonymous'>, number> = Object.fromEntries([
    ...idsOfUsers,
    ['guest', chats.guest.employerId],
  ]);
  return { app, who, ids, chats };
}

/** Why a file was refused. */
export const uploadFailure = '... on Failure { code } ... on TooLarge { field } ... on UnsupportedType { field }';

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
): Promise<Answered> {
  const { field, payload } = uploads[mutation];
  const answer = await visitor.graphqlWithFile<Record<string, Answered>>(
    mutationText(mutation, payload, uploadFailure),
    { input: { ...input, [field]: null } },
    { path: `input.${field}`, content: new Uint8Array(content), ...(name !== undefined && { name }) },
  );
  const result = answer.data?.[mutation];
  if (answer.errors || !result) throw new Error(JSON.stringify(answer));
  return result;
}

export const sendMessage = (visitor: Visitor, input: object): Promise<Answered> =>
  mutateOver(visitor, 'sendMessage', input, 'sentMessage { databaseId type text photoUri documentUri documentName }');

export const testUploadFixtures = (...options: Parameters<typeof makeUploadFixtures>): UploadFixtures =>
  fixture(
    () => makeUploadFixtures(...options),
    ({ app }) => app.stop(),
  );
