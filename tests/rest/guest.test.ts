import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cookiesOf } from '../../server/auth/cookies.ts';
import { DocumentedVisitor } from '../support/documented.ts';
import { makeEmployer, makeJobSeeker } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';

/**
 * Guest employers over REST: `POST /api/employers/no-login` and the effects of its cookie (docs/product/rest-calls.md,
 * 'Guests over REST').
 */

const app = testApp();
const catalog = testCatalog(app);

const someone = (over: object = {}) => ({
  name: 'Gus Guest',
  email: `${randomBytes(4).toString('hex')}@guests.test`,
  whats_app: '+6591234567',
  company: 'Cafe',
  ...over,
});
const leave = (visitor: DocumentedVisitor, over: object = {}) => visitor.post('/api/employers/no-login', someone(over));
const guests = () => app.services.db.user.count({ where: { role: 'ROLE_EMPLOYER', loginEmail: null } });

describe('POST /api/employers/no-login', () => {
  it.each([
    [
      'neither email nor WhatsApp',
      { email: '', whats_app: '' },
      'email',
      'Attention! You should enter at least email or WhatsApp.',
    ],
    ['an invalid email', { email: 'not-an-address' }, 'email', 'Please provide a valid email.'],
    ['a name of 31 letters', { name: 'x'.repeat(31) }, 'name', 'The name can only have maximum of 30 characters.'],
    [
      'an invalid number',
      { whats_app: '12' },
      'whats_app',
      'Please provide a valid phone number with the correct country code.',
    ],
  ])('refuses %s at its field, and creates no guest', async (_case, over, field, message) => {
    const before = await guests();
    const visitor = new DocumentedVisitor(app.url);
    const answer = await leave(visitor, over);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 400, message, children: { [field]: { errors: [message] } } });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await guests()).toBe(before);
  });

  it('refuses the email of an account', async () => {
    const { loginEmail } = await makeEmployer(app.services.db);
    const answer = await leave(new DocumentedVisitor(app.url), { email: loginEmail?.toUpperCase() });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ children: { email: { errors: [expect.any(String)] } } });
  });

  it('creates an employer and an HTTP-only cookie that identifies them for an hour', async () => {
    const visitor = new DocumentedVisitor(app.url);
    const answer = await leave(visitor);
    expect(answer.status).toBe(201);
    const guest = await answer.json();
    expect(guest).toMatchObject({ id: expect.any(Number), name: 'Gus Guest', active_subscriptions: [] });
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(new RegExp(`^${cookiesOf(app.url).guest}=.+; .*HttpOnly; SameSite=Lax$`));
    expect(await (await visitor.fetch('/api/get-user-info-if-employer')).json()).toMatchObject({ id: guest.id });
    const start = app.clock.now;
    app.clock.now = new Date(start.getTime() + 3_599_000);
    expect((await visitor.fetch('/api/get-user-info')).status).toBe(200);
    app.clock.now = new Date(start.getTime() + 3_601_000);
    expect((await visitor.fetch('/api/get-user-info')).status).toBe(401);
    app.clock.now = start;
  });

  it('requires no name, and uses the company or "Guest" instead', async () => {
    for (const [over, name] of [
      [{ name: undefined }, 'Cafe'],
      [{ name: '', company: undefined }, 'Guest'],
    ] as const) {
      const answer = await leave(new DocumentedVisitor(app.url), over);
      expect(answer.status).toBe(201);
      expect(await answer.json()).toMatchObject({ name });
    }
  });

  it('updates an existing guest', async () => {
    const visitor = new DocumentedVisitor(app.url);
    const first = await (await leave(visitor)).json();
    const second = await (await leave(visitor, { name: 'Gustav' })).json();
    expect(second).toMatchObject({ id: first.id, name: 'Gustav' });
  });

  it('ignores a forged cookie', async () => {
    const visitor = new DocumentedVisitor(app.url);
    const { id } = await (await leave(visitor)).json();
    const forged = new DocumentedVisitor(app.url).keep(
      cookiesOf(app.url).guest,
      `${id}.${Date.now() + 9e9}.${'A'.repeat(43)}`,
    );
    expect((await forged.fetch('/api/get-user-info')).status).toBe(401);
  });
});

describe('a guest', () => {
  const contacted = z.object({
    employer: z.object({ id: z.int(), active_subscriptions: z.array(z.unknown()) }),
    chat: z.object({ id: z.int(), shared_hash: z.string(), sharedHash: z.string() }),
  });

  it('contacts a job seeker only as themselves, and is then remembered for another hour', async () => {
    const jobSeeker = await makeJobSeeker(app.services.db, catalog);
    const visitor = new DocumentedVisitor(app.url);
    const guest = await (await leave(visitor)).json();
    const contact = (employer: unknown) =>
      visitor.post('/api/contact_requests/employer-contact-candidate', {
        ...someone(),
        description: 'Two evenings',
        part_time: true,
        full_time: false,
        employer,
        candidate: { id: jobSeeker.id },
      });
    const { id: other } = await makeEmployer(app.services.db);
    expect((await contact(other)).status).toBe(404);
    const start = app.clock.now;
    app.clock.now = new Date(start.getTime() + 3_000_000);
    const answer = await contact(guest.id);
    expect(answer.status).toBe(201);
    const { employer, chat } = contacted.parse(await answer.json());
    expect(employer).toEqual(expect.objectContaining({ id: guest.id, active_subscriptions: [] }));
    expect(chat.sharedHash).toBe(chat.shared_hash);
    app.clock.now = new Date(start.getTime() + 6_000_000);
    expect((await visitor.fetch('/api/get-user-info')).status).toBe(200);
    app.clock.now = start;
    const stranger = new DocumentedVisitor(app.url);
    expect((await stranger.fetch(`/api/chat/${chat.id}`)).status).toBe(404);
    expect(await (await stranger.fetch(`/api/chat/${chat.shared_hash}/employer`)).json()).toMatchObject({
      id: guest.id,
    });
  });
});
