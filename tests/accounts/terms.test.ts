import { describe, expect, it } from 'vitest';
import { termsVersion } from '../../server/domain/accounts/terms/terms.input.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { Visitor } from '../support/browserless.ts';
import { makeAdmin, makeEmployer, makeJobSeeker } from '../support/factories.ts';
import { testApp, testCatalog, testDb } from '../support/fixtures.ts';
import { mutateOver, readOver } from '../support/graph.ts';
import { beginSignUp, mailedCode, newAccount, signUp } from '../support/signUp.ts';
import { auth, kindOf, logIn } from '../support/visiting.ts';

const app = testApp();
const db = testDb(app);
const catalog = testCatalog(app);

const visitor = () => new Visitor(app.url);
const none = { termsVersion: null, termsAcceptedAt: null };
const stored = ({ id, email }: { id: number; email?: never } | { id?: never; email: string }) =>
  db.user.findUniqueOrThrow({
    where: id === undefined ? { loginEmail: email } : { id },
    select: { id: true, termsVersion: true, termsAcceptedAt: true },
  });
const toAccept = async (person: Visitor) =>
  (await readOver(person, '{ viewer { termsToAccept } }')).viewer.termsToAccept;
const accept = (person: Visitor, version: string) => mutateOver(person, 'acceptTerms', { version });

let people = 0;
const account = (more: Record<string, unknown> = {}) => {
  people += 1;
  return newAccount(`terms-${people}@example.test`, more);
};

const contact = async (guest: Visitor, input: Record<string, unknown>) => {
  const { id } = await makeJobSeeker(db, catalog);
  const all = { jobSeeker: encodeGlobalId('JobSeeker', id), partTime: true, ...input };
  const answer = await mutateOver(guest, 'contactJobSeeker', all, 'contactRequest { employer { databaseId } }');
  return answer.contactRequest.employer.databaseId;
};

describe('a sign-up', () => {
  it('is refused with a version that is none', async () => {
    const response = await auth(visitor(), 'sign-up/email', account({ termsVersion: 'the newest' }));
    expect([response.status, (await response.json()).fields]).toEqual([
      400,
      [{ field: 'termsVersion', message: 'Please load this page again to see the present terms.' }],
    ]);
  });

  it('stores the version that was shown, with the time of the sign-up and not of its code', async () => {
    const began = app.clock.now;
    const given = account({ termsVersion });
    const person = visitor();
    const token = await beginSignUp(person, given);
    app.clock.now = new Date(began.getTime() + 60_000);
    await auth(person, 'sign-up/confirm', { token, code: await mailedCode(app, given.email) });
    app.clock.now = began;
    expect(await stored({ email: given.email })).toMatchObject({ termsVersion, termsAcceptedAt: began });
    expect(await toAccept(person)).toBeNull();
  });

  it.each([undefined, null, ''])('is refused with the version %o, of a guest too', async (version) => {
    for (const call of ['sign-up/email', 'guest/password']) {
      const guest = visitor();
      await contact(guest, { email: 'gus-0@terms.test' });
      const response = await auth(guest, call, account({ termsVersion: version }));
      expect([response.status, (await response.json()).fields]).toEqual([
        400,
        [{ field: 'termsVersion', message: 'Please accept the terms.' }],
      ]);
    }
  });

  it('of a page that was loaded before a change stores the earlier version', async () => {
    const early = account({ termsVersion: '2020-02-02' });
    const person = await signUp(app, visitor(), early);
    expect(await stored({ email: early.email })).toMatchObject({ termsVersion: '2020-02-02' });
    expect(await toAccept(person)).toBe(termsVersion);
  });
});

describe('a guest', () => {
  it('accepts the version that the dialog shows, and keeps it with a contact that shows none', async () => {
    const guest = visitor();
    const id = await contact(guest, { email: 'gus@terms.test', termsVersion });
    const accepted = { id, termsVersion, termsAcceptedAt: app.clock.now };
    expect(await stored({ id })).toEqual(accepted);
    expect(await contact(guest, { email: 'gus@terms.test' })).toBe(id);
    expect(await stored({ id })).toEqual(accepted);
    // Asked by a banner are only people with an account.
    expect(await toAccept(guest)).toBeNull();
  });

  it('who chooses a password accepts the version of that page', async () => {
    const guest = visitor();
    const email = 'gus-2@terms.test';
    const id = await contact(guest, { email, termsVersion: '2020-02-02' });
    const { token } = await (await auth(guest, 'guest/password', newAccount(email))).json();
    await auth(guest, 'sign-up/confirm', { token, code: await mailedCode(app, email) });
    expect(await stored({ id })).toMatchObject({ termsVersion });
  });
});

describe('a changed version', () => {
  const outdated = { termsVersion: '2020-02-02', termsAcceptedAt: new Date('2020-02-03T10:00:00Z') };

  it('is not asked of visitors, admins, and an admin who sees the site as the user', async () => {
    const employer = await makeEmployer(db, outdated);
    const user = await makeAdmin(db);
    await db.user.update({ where: { id: user.id }, data: none });
    const admin = await logIn(app, user);
    expect([await toAccept(visitor()), await toAccept(admin)]).toEqual([null, null]);
    await mutateOver(admin, 'viewAs', { user: encodeGlobalId('Employer', employer.id), reason: 'A question' });
    expect(await kindOf(admin)).toBe('EMPLOYER');
    expect(await toAccept(admin)).toBeNull();
    expect(await stored({ id: employer.id })).toMatchObject(outdated);
  });

  it('is asked of job seekers and employers until they accept it, and only the present one can be accepted', async () => {
    for (const user of [await makeEmployer(db, outdated), await makeJobSeeker(db, catalog, none)]) {
      const person = await logIn(app, user);
      expect(await toAccept(person)).toBe(termsVersion);
      expect(await accept(person, '2020-02-02')).toMatchObject({
        fields: [{ field: 'version', message: 'The terms have changed. Please load this page again to see them.' }],
      });
      expect(await toAccept(person)).toBe(termsVersion);
      expect(await accept(person, termsVersion)).toEqual({ __typename: 'AcceptTermsPayload' });
      expect(await stored({ id: user.id })).toEqual({ id: user.id, termsVersion, termsAcceptedAt: app.clock.now });
      expect(await toAccept(person)).toBeNull();
    }
  });
});
