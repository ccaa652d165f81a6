import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { cookiesOf } from '../../server/auth/guestCookie.ts';
import { DocumentedVisitor } from '../support/documented.ts';
import { makeEmployer, makeJobSeeker } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';

/** Guest employers over REST (docs/product/rest-calls.md, 'Guests over REST'). The rules: tests/hiring/guestEmployer.test.ts. */

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

it('what is wrong is refused at its documented field, and makes no guest', async () => {
  const visitor = new DocumentedVisitor(app.url);
  const answer = await leave(visitor, { whats_app: '12' });
  const message = 'Please provide a valid phone number with the correct country code.';
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([400, []]);
  expect(await answer.json()).toEqual({ code: 400, message, children: { whats_app: { errors: [message] } } });
  expect(await app.services.db.user.count({ where: { loginEmail: null, role: 'ROLE_EMPLOYER' } })).toBe(0);
});

it('an employer is made with an HTTP-only cookie that identifies them for an hour', async () => {
  const visitor = new DocumentedVisitor(app.url);
  const answer = await leave(visitor);
  expect(answer.status).toBe(201);
  const guest = await answer.json();
  expect(guest).toMatchObject({ id: expect.any(Number), name: 'Gus Guest', active_subscriptions: [] });
  const [cookie] = answer.headers.getSetCookie();
  expect(cookie).toMatch(new RegExp(`^${cookiesOf(app.url).guest}=.+; .*HttpOnly; SameSite=Lax$`));
  expect(await (await leave(visitor, { name: 'Gustav' })).json()).toMatchObject({ id: guest.id, name: 'Gustav' });
  const start = app.clock.now;
  for (const [seconds, status] of [
    [3599, 200],
    [3601, 401],
  ] as const) {
    app.clock.now = new Date(start.getTime() + seconds * 1000);
    expect((await visitor.fetch('/api/get-user-info')).status).toBe(status);
  }
  app.clock.now = start;
});

it('requires no name, and uses the company or "Guest" instead', async () => {
  for (const [over, name] of [
    [{ name: undefined }, 'Cafe'],
    [{ name: '', company: undefined }, 'Guest'],
  ] as const) {
    expect(await (await leave(new DocumentedVisitor(app.url), over)).json()).toMatchObject({ name });
  }
});

it('a guest contacts a job seeker only as themselves, and is then remembered for another hour', async () => {
  const contacted = z.object({
    employer: z.object({ id: z.int(), active_subscriptions: z.array(z.unknown()) }),
    chat: z.object({ id: z.int(), shared_hash: z.string() }),
  });
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
  expect((await contact((await makeEmployer(app.services.db)).id)).status).toBe(404);
  const start = app.clock.now;
  app.clock.now = new Date(start.getTime() + 3_000_000);
  const answer = await contact(guest.id);
  expect(answer.status).toBe(201);
  const { employer, chat } = contacted.parse(await answer.json());
  expect(employer).toEqual({ id: guest.id, active_subscriptions: [] });
  app.clock.now = new Date(start.getTime() + 6_000_000);
  expect((await visitor.fetch('/api/get-user-info')).status).toBe(200);
  app.clock.now = start;
  const stranger = new DocumentedVisitor(app.url);
  expect((await stranger.fetch(`/api/chat/${chat.id}`)).status).toBe(404);
  const byLink = await stranger.fetch(`/api/chat/${chat.shared_hash}/employer`);
  expect(await byLink.json()).toMatchObject({ id: guest.id });
});
