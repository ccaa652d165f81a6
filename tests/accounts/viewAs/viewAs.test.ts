import { beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import type { Visitor } from '../../support/browserless.ts';
import { erasedAt, makeAdmin, makeEmployer, makeGuest, makeJobSeeker, testPassword } from '../../support/factories.ts';
import { testApp, testCatalog, testDb } from '../../support/fixtures.ts';
import { mutateOver, readOver } from '../../support/graph.ts';
import { openSocket } from '../../support/socket.ts';
import { auth, logIn } from '../../support/visiting.ts';

const app = testApp();
const db = testDb(app);
const catalog = testCatalog(app);
let admin: User;
let mei: User;
let browser: Visitor;
const began = new Date('2026-06-01T12:00:00Z');

beforeEach(async () => {
  app.clock.now = began;
  admin = await makeAdmin(db);
  mei = await makeJobSeeker(db, catalog, { name: 'Mei Tan' });
  browser = await logIn(app, admin);
});

const viewAs = (user: string, reason = 'They see no offers.') => mutateOver(browser, 'viewAs', { user, reason });
const stop = () => mutateOver(browser, 'stopViewingAs');

const seen = async (as = browser) =>
  (await readOver(as, '{ viewer { kind user { databaseId } viewingAs { name until } } }')).viewer;

const asMei = () => viewAs(encodeGlobalId('JobSeeker', mei.id));
const entries = () => db.auditEntry.findMany({ where: { adminId: admin.id }, orderBy: { id: 'asc' } });

it('shows what the user sees, and only in this browser', async () => {
  const other = await logIn(app, admin);
  expect(await asMei()).toEqual({ __typename: 'ViewAsPayload' });
  expect(await seen()).toEqual({
    kind: 'JOB_SEEKER',
    user: { databaseId: mei.id },
    viewingAs: { name: 'Mei Tan', until: '2026-06-01T12:30:00.000Z' },
  });
  expect(await seen(other)).toMatchObject({ kind: 'ADMIN', viewingAs: null });
  // The user's own sessions are not touched.
  expect(await db.session.count({ where: { userId: mei.id } })).toBe(0);
  const page = await browser.fetch('/my-profile');
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('You are viewing as');
  expect((await browser.fetch('/admin/jobs')).status).toBe(403);
});

it('needs a reason, which the audit log keeps with the start and the end', async () => {
  for (const reason of ['', '    ', 'why', 'x'.repeat(201)]) {
    expect(await viewAs(encodeGlobalId('JobSeeker', mei.id), reason)).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ field: 'reason' }],
    });
  }
  expect(await seen()).toMatchObject({ kind: 'ADMIN' });
  await asMei();
  await stop();
  await stop();
  expect(await entries()).toMatchObject([
    {
      action: 'user.viewAs',
      recordType: 'JOB_SEEKER',
      recordId: mei.id,
      after: { reason: 'They see no offers.', until: '2026-06-01T12:30:00.000Z' },
    },
    { action: 'user.stopViewAs', recordType: 'JOB_SEEKER', recordId: mei.id },
  ]);
  expect(await seen()).toMatchObject({ kind: 'ADMIN', viewingAs: null });
});

it('is not possible for admins, guests, deleted users, and from one view to another', async () => {
  const other = await makeAdmin(db);
  const gone = await makeJobSeeker(db, catalog, erasedAt(began));
  const guest = await makeGuest(db);
  for (const id of [
    encodeGlobalId('Admin', other.id),
    encodeGlobalId('JobSeeker', other.id),
    encodeGlobalId('JobSeeker', gone.id),
    encodeGlobalId('Employer', guest.id),
    encodeGlobalId('Employer', mei.id),
  ]) {
    expect((await viewAs(id)).__typename).toBe('NotFound');
  }
  await asMei();
  const employer = await makeEmployer(db);
  await expect(viewAs(encodeGlobalId('Employer', employer.id))).rejects.toThrow('You are viewing as Mei Tan.');
  expect(await seen()).toMatchObject({ user: { databaseId: mei.id } });
});

describe('it ends', () => {
  beforeEach(async () => {
    await asMei();
    expect(await seen()).toMatchObject({ kind: 'JOB_SEEKER' });
  });

  it('after 30 minutes', async () => {
    app.clock.now = new Date('2026-06-01T12:29:59Z');
    expect(await seen()).toMatchObject({ kind: 'JOB_SEEKER' });
    app.clock.now = new Date('2026-06-01T12:30:00Z');
    expect(await seen()).toMatchObject({ kind: 'ADMIN', viewingAs: null });
  });

  it('when the admin logs out', async () => {
    const kept = browser.copy();
    await auth(browser, 'sign-out', {});
    expect(await seen(kept)).toMatchObject({ kind: 'ANONYMOUS' });
    await browser.signIn(admin.loginEmail ?? '', testPassword);
    expect(await seen()).toMatchObject({ kind: 'ADMIN' });
  });

  it('when the user is deleted, or the admin is one no more', async () => {
    const gone = { ...erasedAt(began), active: false };
    await db.user.update({ where: { id: mei.id }, data: gone });
    expect(await seen()).toMatchObject({ kind: 'ADMIN' });
    await db.user.update({ where: { id: admin.id }, data: { role: 'ROLE_EMPLOYER' } });
    expect(await seen()).toMatchObject({ kind: 'EMPLOYER', user: { databaseId: admin.id }, viewingAs: null });
  });

  it.each(['by stopping', 'with its time'])('%s for what is open', async (way) => {
    await expectClosed('inbox { __typename }', async () => {
      if (way === 'by stopping') await stop();
      else app.clock.now = new Date('2026-06-01T12:30:01Z');
    });
  });
});

/** A subscription of this browser ends, and its socket is closed, when this happens. */
async function expectClosed(subscription: string, act: () => Promise<unknown>): Promise<void> {
  const socket = openSocket(app, browser);
  const closed = new Promise<unknown>((resolve) => socket.on('closed', resolve));
  const connected = new Promise<void>((resolve) => socket.on('connected', () => resolve()));
  const iterator = socket.iterate({ query: `subscription { ${subscription} }` });
  const next = iterator.next().catch((error: unknown) => error);
  await connected;
  await act();
  expect(await closed).toMatchObject({ code: 4403 });
  await next;
}

it('closes what the admin had open before, so that it does not go on beside the view', () =>
  expectClosed('introductions { contactRequest { id } }', asMei));
