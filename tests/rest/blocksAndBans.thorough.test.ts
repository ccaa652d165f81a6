import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Fixtures, makeFixtures } from '../access/fixtures.ts';
import { Visitor } from '../support/browserless.ts';
import { openEventSocket } from '../support/eventSocket.ts';
import { pdf } from '../support/files.ts';
import { send } from './call.ts';
import { type Visitors, visitorsOf } from './visitors.ts';

/** A block and a ban hold over the documented calls and their socket, too. */

let fixtures: Fixtures;
let visitors: Visitors;
beforeEach(async () => {
  fixtures = await makeFixtures();
  visitors = await visitorsOf(fixtures);
});
afterEach(() => fixtures.app.stop());

const contact = (visitor: Visitor, employer?: number, email = 'new@example.test') =>
  send(visitor, 'POST /api/contact_requests/employer-contact-candidate', {
    body: { candidate: fixtures.people.jobSeeker.id, employer, name: 'Erin', email },
  });
const introduce = () =>
  send(visitors.admin, 'POST /api/contact_requests/admin-introduce-candidate', {
    body: { candidate: fixtures.people.jobSeeker.id, employer: fixtures.people.premium.id },
  });
const readChat = (visitor: Visitor) =>
  send(visitor, 'GET /api/chat/{id}', { path: { id: fixtures.contacts.premium.chatId } });
const upload = async (hash: string) => {
  const data = new FormData();
  data.append('document', new Blob([new Uint8Array(pdf())]), 'file');
  const answer = await visitors.premium.fetch(`/api/chat-upload-document?shared_hash=${hash}`, {
    method: 'POST',
    body: data,
  });
  return answer.status;
};
/** What the socket answers to a message of this visitor. */
async function say(visitor: Visitor) {
  const socket = await openEventSocket(fixtures.app, visitor);
  socket.send({
    type: 'message',
    chat: { id: fixtures.contacts.premium.chatId },
    text: 'Hello',
    client_id: 'message-1',
  });
  const answer = await socket.next(({ type }) => type === 'message' || type === 'error');
  socket.socket.terminate();
  return answer;
}

describe.each(['jobSeeker', 'premium'] as const)('after a block by %s', (blocker) => {
  beforeEach(async () => {
    const blocked = blocker === 'premium' ? 'jobSeeker' : 'premium';
    const [blockerId, blockedId] = [fixtures.people[blocker].id, fixtures.people[blocked].id];
    await fixtures.app.services.db.userBlock.create({ data: { blockerId, blockedId } });
  });

  it('the employer does not contact the job seeker, and no admin introduces them', async () => {
    expect(await contact(visitors.premium, fixtures.people.premium.id)).toMatchObject({
      status: 403,
      body: { message: 'You cannot contact this job seeker.' },
    });
    const { status, body } = await introduce();
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('One of the two has blocked the other');
    // Another employer does.
    expect((await contact(visitors.otherEmployer, fixtures.people.otherEmployer.id)).status).toBe(201);
  });

  it('neither writes over the socket, and both still read', async () => {
    for (const one of [visitors.premium, visitors.jobSeeker]) {
      expect(await say(one)).toMatchObject({ type: 'error', message: 'You can no longer send messages here.' });
      expect((await readChat(one)).status).toBe(200);
    }
  });
});

describe('after a ban', () => {
  const ban = (id: number) =>
    fixtures.app.services.db.user.update({
      where: { id },
      data: { bannedAt: fixtures.app.clock.now, banReason: 'Fraud', active: false },
    });

  it('the session and the share link of an employer open nothing', async () => {
    const { premium } = fixtures.people;
    const { hash } = fixtures.contacts.premium;
    await ban(premium.id);
    expect((await send(visitors.premium, 'GET /api/my-job-offers')).status).toBe(401);
    expect((await contact(visitors.premium, premium.id)).status).toBe(401);
    const link = await send(visitors.anonymous, 'GET /api/chat/{id}', { path: { id: hash } });
    expect(link.status).toBe(404);
    expect(await upload(hash)).toBe(404);
    await expect(say(visitors.premium)).rejects.toThrow();
    expect(await say(visitors.jobSeeker)).toMatchObject({ type: 'error' });
  });

  it('a job seeker is in no list, has no profile and cannot be contacted', async () => {
    const { jobSeeker, premium } = fixtures.people;
    const listed = async () => {
      const { body } = await send(visitors.anonymous, 'GET /api/candidates');
      const { data } = z.object({ data: z.array(z.object({ id: z.int() })) }).parse(body);
      return data.some(({ id }) => id === jobSeeker.id);
    };
    expect(await listed()).toBe(true);
    await ban(jobSeeker.id);
    expect(await listed()).toBe(false);
    const path = { id: jobSeeker.id };
    expect((await send(visitors.premium, 'GET /api/user/{id}/public', { path })).status).toBe(404);
    expect((await contact(visitors.premium, premium.id)).status).toBe(404);
    expect((await introduce()).status).toBe(404);
    expect((await send(visitors.jobSeeker, 'GET /api/get-user-info')).status).toBe(401);
  });

  it('the email makes neither an account nor a guest', async () => {
    const email = fixtures.people.jobSeeker.loginEmail ?? '';
    const { otherJobSeeker } = fixtures.people;
    await fixtures.app.services.db.user.update({ where: { id: otherJobSeeker.id }, data: { loginEmail: null } });
    await ban(fixtures.people.jobSeeker.id);
    const account = { name: 'Otto', email, password: 'a long enough password', role: 'ROLE_CANDIDATE' };
    const signUp = await new Visitor(fixtures.app.url).post('/api/auth/sign-up/email', account);
    expect(signUp.status).toBe(400);
    expect(await signUp.text()).toContain('This email cannot be used.');
    const guest = await send(visitors.anonymous, 'POST /api/employers/no-login', { body: { name: 'Otto', email } });
    expect(guest.status).toBe(400);
  });
});
