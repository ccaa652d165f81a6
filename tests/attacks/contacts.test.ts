import { describe, expect, it } from 'vitest';
import type { TestApp } from '../support/app.ts';
import { Visitor } from '../support/browserless.ts';
import { makeEmployer, makeJobSeeker, makeReference } from '../support/factories.ts';
import { inTurn, withApp } from './attackedApp.ts';

/** Attacks on the limits of contacts, one `describe` each, over HTTP only. */

describe('many guests from one address', () => {
  const limits = { BUDGET_FACTOR: '1', GUESTS_PER_HOUR: '3', CONTACTS_PER_HOUR: '4' };
  const leave = (own: TestApp, address = '192.0.2.1', email = 'gus@guests.test') =>
    new Visitor(own.url).fetch('/api/employers/no-login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ email }),
    });
  const guests = (own: TestApp) => own.services.db.user.count({ where: { role: 'ROLE_EMPLOYER' } });

  it('are limited per address and hour', () =>
    withApp(limits, async (own) => {
      const statuses = await inTurn(5, async () => (await leave(own)).status);
      expect(statuses).toEqual([201, 201, 201, 429, 429]);
      expect(await guests(own)).toBe(3);
      expect((await leave(own, '192.0.2.2')).status).toBe(201);
      own.clock.now = new Date(own.clock.now.getTime() + 3_600_000);
      expect((await leave(own)).status).toBe(201);
    }));

  it('are counted as attempts, so that they do not reveal which emails have an account', () =>
    withApp(limits, async (own) => {
      const { email } = await makeEmployer(own.services.db);
      const statuses = await inTurn(5, async () => (await leave(own, '192.0.2.1', email ?? '')).status);
      expect(statuses).toEqual([400, 400, 400, 429, 429]);
    }));

  it('are counted individually in the aliases of one operation', () =>
    withApp(limits, async (own) => {
      const one = (at: number) =>
        `guest${at}: createGuestEmployer(input: { email: "guest${at}@guests.test" }) { __typename ... on Failure { code } }`;
      const operation = `mutation { ${Array.from({ length: 10 }, (_, at) => one(at)).join(' ')} }`;
      const { data } = await new Visitor(own.url).graphql(operation);
      const answers = Object.values(data ?? {});
      expect(answers.slice(0, 3)).toEqual(Array(3).fill({ __typename: 'CreateGuestEmployerPayload' }));
      expect(answers.slice(3)).toEqual(Array(7).fill({ __typename: 'TooMany', code: 429 }));
      expect(await guests(own)).toBe(1);
    }));

  it('cannot exceed the limits of contacts and popularity, and neither can a single employer', () =>
    withApp({ ...limits, CONTACTS_PER_HOUR: '7' }, async (own) => {
      const { db, reference } = own.services;
      const catalog = await makeReference(db);
      await reference.refresh();
      const jobSeeker = await makeJobSeeker(db, catalog);
      const employer = await makeEmployer(db);
      const signedIn = await new Visitor(own.url).signIn(employer);
      const contact = async (visitor: Visitor, candidate = jobSeeker.id, email = employer.email) =>
        (await visitor.post('/api/contact_requests/employer-contact-candidate', { email, candidate })).status;
      // The limit of one employer and job seeker.
      expect(await inTurn(6, () => contact(signedIn))).toEqual([201, 201, 201, 201, 201, 429]);
      expect(await db.user.findUnique({ where: { id: jobSeeker.id } })).toMatchObject({ popularity: 10 });
      // The limit of one account.
      const other = await makeJobSeeker(db, catalog);
      expect(await inTurn(2, () => contact(signedIn, other.id))).toEqual([201, 429]);
      // The limit of one address.
      const guest = () => contact(new Visitor(own.url), other.id, 'gus@guests.test');
      expect(await inTurn(4, guest)).toEqual([201, 201, 201, 429]);
    }));
});
