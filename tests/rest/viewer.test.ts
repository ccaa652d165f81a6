import { describe, expect, it } from 'vitest';
import { DocumentedVisitor } from '../support/documented.ts';
import { makeEmployer, testPassword } from '../support/factories.ts';
import { testApp } from '../support/fixtures.ts';

/** The viewer is identified by cookies, as for pages, GraphQL and sockets. */

const app = testApp();

describe('GET /api/get-user-info', () => {
  it('asks a visitor to sign in', async () => {
    const answer = await new DocumentedVisitor(app.url).fetch('/api/get-user-info');
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ code: 401, message: 'Please log in.' });
  });

  it('returns the signed-in user until they sign out', async () => {
    const employer = await makeEmployer(app.services.db);
    const visitor = await new DocumentedVisitor(app.url).signIn(employer.loginEmail ?? '', testPassword);
    const answer = await visitor.fetch('/api/get-user-info');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ id: employer.id, name: employer.name, email: employer.email });
    await visitor.post('/api/auth/sign-out', {});
    expect((await visitor.fetch('/api/get-user-info')).status).toBe(401);
  });
});
