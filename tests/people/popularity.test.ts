import { describe, expect, it } from 'vitest';
import { removeOver } from '../../server/domain/lifecycle/retention/remove.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { Visitor } from '../support/browserless.ts';
import { makeAdmin, makeEmployer, makeJobSeeker } from '../support/factories.ts';
import { testApp, testCatalog, testDb } from '../support/fixtures.ts';
import { mutateOver } from '../support/graph.ts';
import { logIn } from '../support/visiting.ts';

const app = testApp();
const db = testDb(app);
const catalog = testCatalog(app);
const day = 86_400_000;

/** Browsers are distinguished by address and user agent. */
class Browser extends Visitor {
  constructor(readonly name = 'a browser') {
    super(app.url);
  }
  override fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('user-agent', this.name);
    return super.fetch(path, { ...init, headers });
  }
}

const view = (visitor: Visitor, id: number) =>
  mutateOver(visitor, 'countProfileView', { jobSeeker: encodeGlobalId('JobSeeker', id) });
const gus = { partTime: true, name: 'Gus', email: 'g@example.test' };
const employer = async () => new Browser().signIn(await makeEmployer(db));
const contact = (visitor: Visitor, id: number, email = gus.email) =>
  mutateOver(visitor, 'contactJobSeeker', { jobSeeker: encodeGlobalId('JobSeeker', id), ...gus, email });
const popularityOf = async (id: number) =>
  (await db.user.findUniqueOrThrow({ where: { id }, select: { popularity: true } })).popularity;

describe('the popularity of a job seeker', () => {
  it('is not raised by themselves, by admins, or while they are paused', async () => {
    const jobSeeker = await makeJobSeeker(db, catalog);
    await view(await logIn(app, jobSeeker), jobSeeker.id);
    await view(await logIn(app, await makeAdmin(db)), jobSeeker.id);
    expect(await popularityOf(jobSeeker.id)).toBe(0);
    const paused = await makeJobSeeker(db, catalog, { active: false });
    await view(new Visitor(app.url), paused.id);
    expect(await popularityOf(paused.id)).toBe(0);
  });

  it('counts each user with a verified email once a day, and all others of a network together', async () => {
    const { id } = await makeJobSeeker(db, catalog);
    const known = await employer();
    const unverified = await makeEmployer(db);
    await db.user.update({ where: { id: unverified.id }, data: { emailVerified: false } });
    const guest = new Browser('a guest');
    await contact(guest, (await makeJobSeeker(db, catalog)).id);
    const others = [new Browser('one'), new Browser('other'), guest, await logIn(app, unverified)];
    await Promise.all([...others, known, known, await employer()].map((visitor) => view(visitor, id)));
    expect(await popularityOf(id)).toBe(3);
    const began = app.clock.now;
    app.clock.now = new Date(began.getTime() + day);
    await Promise.all([...others, known].map((visitor) => view(visitor, id)));
    expect(await popularityOf(id)).toBe(5);
    app.clock.now = began;
  });

  it('stores neither addresses nor browsers, and keeps the views of a day only for that day', async () => {
    const { id } = await makeJobSeeker(db, catalog);
    await db.pageView.deleteMany();
    await view(new Browser('a browser with a name'), id);
    const kept = await db.pageView.findMany();
    expect(kept).toEqual([{ key: expect.stringMatching(/^[\w-]{43}$/), day: new Date('2026-06-01') }]);
    const began = app.clock.now;
    await removeOver(app.services, 'views');
    expect(await db.pageView.count()).toBe(1);
    app.clock.now = new Date(began.getTime() + day);
    await removeOver(app.services, 'views');
    expect(await db.pageView.count()).toBe(0);
    app.clock.now = began;
  });

  it('counts ten requests of an employer, in one operation or concurrently, as one', async () => {
    const { id } = await makeJobSeeker(db, catalog);
    const asking = await employer();
    const aliased = [1, 2, 3, 4, 5].map((at) => `ask${at}: contactJobSeeker(input: $input) { __typename }`).join(' ');
    const input = { jobSeeker: encodeGlobalId('JobSeeker', id), ...gus };
    await asking.graphql(`mutation ($input: ContactJobSeekerInput!) { ${aliased} }`, { input });
    await Promise.all(Array.from({ length: 5 }, () => contact(asking, id)));
    expect(await popularityOf(id)).toBe(10);
    await contact(await employer(), id);
    expect(await popularityOf(id)).toBe(20);
  });

  it('counts only employers with a verified email, as long as they are there', async () => {
    const { id } = await makeJobSeeker(db, catalog);
    const askers = await Promise.all(['verified', 'unverified', 'banned'].map(() => makeEmployer(db)));
    const change = async (at: number, data: object) => db.user.update({ where: { id: askers[at]?.id ?? 0 }, data });
    await change(1, { emailVerified: false });
    for (const asker of askers) await contact(await logIn(app, asker), id);
    await Promise.all(['g@made.up', 'h@made.up'].map((email) => contact(new Browser(), id, email)));
    expect(await popularityOf(id)).toBe(20);
    await change(1, { emailVerified: true });
    await change(2, { bannedAt: app.clock.now });
    // A guest's request that an earlier version has counted.
    await db.contactRequest.updateMany({ where: { jobSeekerId: id, email: 'g@made.up' }, data: { weighs: true } });
    await db.user.update({ where: { id }, data: { popularity: { increment: 10 } } });
    for (const _ of [1, 2]) {
      await removeOver(app.services, 'popularity');
      expect(await popularityOf(id)).toBe(20);
    }
    const weighing = await db.contactRequest.findMany({ where: { jobSeekerId: id, weighs: true } });
    const counted = askers.slice(0, 2).map((one) => one.id);
    expect(new Set(weighing.map(({ employerId }) => employerId))).toEqual(new Set(counted));
  });

  it('drops an employer 90 days after the last request, once, and keeps the views', async () => {
    const { id } = await makeJobSeeker(db, catalog);
    const began = app.clock.now.getTime();
    const first = await employer();
    await view(first, id);
    await contact(first, id);
    await contact(await employer(), id);
    app.clock.now = new Date(began + 89 * day);
    await removeOver(app.services, 'popularity');
    expect(await popularityOf(id)).toBe(21);
    await contact(await employer(), id);
    app.clock.now = new Date(began + 91 * day);
    await Promise.all([removeOver(app.services, 'popularity'), removeOver(app.services, 'popularity')]);
    expect(await popularityOf(id)).toBe(11);
    await removeOver(app.services, 'popularity');
    expect(await popularityOf(id)).toBe(11);
    app.clock.now = new Date(began);
  });

  it('still counts an employer whose latest request is deleted if another one is recent', async () => {
    const { id } = await makeJobSeeker(db, catalog);
    const asking = await employer();
    await contact(asking, id);
    await contact(asking, id);
    const requests = await db.contactRequest.findMany({ where: { jobSeekerId: id }, orderBy: { id: 'desc' } });
    expect(requests.map(({ weighs }) => weighs)).toEqual([true, false]);
    const admin = await logIn(app, await makeAdmin(db));
    for (const [at, popularity] of [10, 0].entries()) {
      await mutateOver(admin, 'deleteContactRequest', { id: encodeGlobalId('ContactRequest', requests[at]?.id ?? 0) });
      expect(await popularityOf(id)).toBe(popularity);
    }
  });
});
