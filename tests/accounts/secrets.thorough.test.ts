import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';
import { Visitor } from '../support/browserless.ts';
import { at } from '../support/chatFixtures.ts';
import { createTestDatabase } from '../support/database.ts';
import { makeEmployer, testPassword } from '../support/factories.ts';
import { newAccount } from '../support/signUp.ts';
import { appCode, enrolled, keyIn } from '../support/twoFactor.ts';
import { auth, kindOf } from '../support/visiting.ts';

const first = 'the first secret of more than 32 characters';
const second = 'the second secret of more than 32 characters';

let database: { url: string; drop: () => Promise<void> };
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const start = (HOURHAND_SECRET: string) =>
  startTestApp({ databaseUrl: database.url, environment: { HOURHAND_SECRET } });

async function during<T>(secret: string, run: (app: TestApp) => Promise<T>): Promise<T> {
  const app = await start(secret);
  try {
    return await run(app);
  } finally {
    await app.stop();
  }
}

const codeOf = (totpURI: string) => appCode(keyIn(totpURI));

async function enrolledIn(app: TestApp) {
  const employer = await makeEmployer(app.services.db);
  const { visitor, totpURI, backupCodes } = await enrolled(app, employer);
  return { email: employer.email ?? '', cookies: visitor, totpURI, backupCodes };
}

const banned = 'banned@example.test';
const ban = ({ services: { db, bannedEmailKeys } }: TestApp) =>
  db.bannedEmail.create({ data: { key: bannedEmailKeys(banned)[0] ?? '' } });
const signsUp = async (app: TestApp, email: string) =>
  (await auth(new Visitor(app.url), 'sign-up/email', newAccount(email))).status;

describe('after a new secret was put before the old one', () => {
  it('sessions, codes of the app, backup codes, bans and mailed links go on', async () => {
    const before = await during(first, async (app) => {
      await ban(app);
      const link = app.services.unsubscribeTokens.issue({ kind: 'message-mail', userId: 7 });
      return { ...(await enrolledIn(app)), link };
    });
    await during(`${second},${first}`, async (app) => {
      const { cookies, email, totpURI, backupCodes, link } = before;
      const own = at(app, cookies);
      expect(await kindOf(own)).toBe('EMPLOYER');
      expect(await (await own.fetch('/api/auth/get-session')).json()).toMatchObject({ user: { email } });
      for (const body of [{ code: await codeOf(totpURI) }, { code: backupCodes[0] ?? '' }]) {
        const visitor = new Visitor(app.url);
        await auth(visitor, 'sign-in/email', { email, password: testPassword });
        const path = body.code.includes('-') ? 'two-factor/verify-backup-code' : 'two-factor/verify-totp';
        expect((await auth(visitor, path, body)).status).toBe(200);
      }
      expect(await signsUp(app, banned)).toBe(400);
      expect(app.services.unsubscribeTokens.read(link)).toEqual({ kind: 'message-mail', userId: 7 });
      expect(app.services.unsubscribeTokens.issue({ kind: 'message-mail', userId: 7 })).not.toBe(link);
    });
  });

  it('the old one can go when only two-factor logins were stored, which are encrypted anew', async () => {
    const { email, totpURI } = await during(first, enrolledIn);
    await during(`${second},${first}`, async () => {});
    await during(second, async (app) => {
      const visitor = new Visitor(app.url);
      await auth(visitor, 'sign-in/email', { email, password: testPassword });
      expect((await auth(visitor, 'two-factor/verify-totp', { code: await codeOf(totpURI) })).status).toBe(200);
    });
  });
});

describe('a start is refused, and changes nothing', () => {
  const refused = (secret: string) => expect(start(secret)).rejects.toThrow(/^HOURHAND_SECRET: /);

  it('without the secret of a stored two-factor login', async () => {
    await during(first, enrolledIn);
    await refused(second);
    await refused('');
    await during(first, async () => {});
  });

  it('without the secret of a stored ban', async () => {
    await during(first, ban);
    await refused(second);
    await refused('');
    await during(`${second},${first}`, async () => {});
    await refused(second);
  });

  it("with a new secret while the data was made with the database's own, which can be added to the list", async () => {
    await during('', enrolledIn);
    await refused(first);
    const own = await during('', ({ services }) => services.db.secret.findUnique({ where: { name: 'application' } }));
    await during(`${first},${own?.value}`, async () => {});
  });
});
