import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { Visitor } from '../support/browserless.ts';
import { type ChatWorld, makeChatWorld, say } from '../support/chatWorld.ts';
import { picture } from '../support/files.ts';

/** The download of one's own data. */

let app: TestApp;
let world: ChatWorld;

beforeAll(async () => {
  app = await startTestApp({ environment: { BUDGET_FACTOR: '1' } });
  world = await makeChatWorld(app);
});
afterAll(() => app.stop());

const download = (visitor: Visitor) => visitor.fetch('/api/account/data');
async function entriesOf(response: Response): Promise<Record<string, Uint8Array>> {
  expect(response.status).toBe(200);
  return unzipSync(new Uint8Array(await response.arrayBuffer()));
}

it('is refused to visitors and guests', async () => {
  expect((await download(new Visitor(app.url))).status).toBe(401);
  const jobSeeker = await app.services.db.user.findFirstOrThrow({ where: { role: 'ROLE_CANDIDATE' } });
  const guest = new Visitor(app.url);
  await guest.graphql(
    `mutation ($jobSeeker: ID!) {
      contactJobSeeker(input: { jobSeeker: $jobSeeker, partTime: true, name: "Gus", email: "gus@example.test" }) { __typename } }`,
    { jobSeeker: encodeGlobalId('JobSeeker', jobSeeker.id) },
  );
  expect((await guest.graphql('{ viewer { kind } }')).data).toEqual({ viewer: { kind: 'GUEST' } });
  expect((await download(guest)).status).toBe(401);
});

it('has the profile, the chats and the files of a job seeker, and nothing of other people', async () => {
  await say(world.employer, world.chatId, 'Can you start on Monday?');
  await say(world.jobSeeker, world.chatId, 'Yes, at nine.');
  await world.jobSeeker.graphqlWithFile(
    'mutation ($image: Upload!) { uploadPhoto(input: { image: $image }) { __typename } }',
    { image: null },
    { path: 'image', content: new Uint8Array(await picture().png().toBuffer()) },
  );
  const response = await download(world.jobSeeker);
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="Hourhand-data.zip"');
  const entries = await entriesOf(response);
  const chat = JSON.parse(strFromU8(entries[`chats/${world.chatId}.json`] ?? new Uint8Array()));
  expect(chat.map(({ from, text }: { from: string; text: string }) => ({ from, text }))).toEqual([
    { from: 'Erin', text: 'Can you start on Monday?' },
    { from: expect.stringMatching(/ /), text: 'Yes, at nine.' },
  ]);
  const files = Object.keys(entries).filter((name) => name.startsWith('files/'));
  expect(files).toHaveLength(1);
  expect(strFromU8(entries[files[0] ?? '']?.subarray(8, 12) ?? new Uint8Array())).toBe('WEBP');
  const employer = await app.services.db.user.findUniqueOrThrow({ where: { id: world.employerId } });
  const all = Object.values(entries)
    .map((content) => strFromU8(content, true))
    .join('\n');
  expect(all).not.toContain(employer.email);
  // Neither the hash of the password nor the token of a session.
  expect(all).not.toContain('$argon2');
  const { token } = await app.services.db.session.findFirstOrThrow({ where: { user: { role: 'ROLE_CANDIDATE' } } });
  expect(all).not.toContain(token);
});

it('has the contact data that an employer gave', async () => {
  const entries = await entriesOf(await download(world.employer));
  const requests = JSON.parse(strFromU8(entries['contact-requests.json'] ?? new Uint8Array()));
  const employer = await app.services.db.user.findUniqueOrThrow({ where: { id: world.employerId } });
  expect(requests).toEqual([expect.objectContaining({ email: employer.email, chatId: world.chatId })]);
  expect(Object.keys(entries)).toContain('subscriptions.json');
});

it('has no chats for an admin', async () => {
  const names = Object.keys(await entriesOf(await download(world.admin)));
  expect(names.filter((name) => name.startsWith('chats/'))).toEqual([]);
  expect(names).toContain('profile.json');
});

it('is limited to a few downloads an hour', async () => {
  const answers = [];
  for (let count = 0; count < 5; count += 1) answers.push((await download(world.admin)).status);
  expect(answers).toEqual([200, 200, 200, 200, 429]);
});
