import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { sendAccountMails } from '../../../server/domain/lifecycle/signUp/sendAccountMails.ts';
import type { PrismaClient } from '../../../server/generated/prisma/client.ts';
import { openOutbox } from '../../../server/mail/outbox.ts';
import type { TestApp } from '../../support/app.ts';
import { testApp } from '../../support/fixtures.ts';
import { everyMail, makeMailFixtures } from './everyMail.ts';

/**
 * Someone may be deleted or banned after a job has read them and before it sends its mail. They get no mail, and no one is mailed about
 * them.
 */

const app = testApp();
let makeAround: Awaited<ReturnType<typeof makeMailFixtures>>;
beforeAll(async () => {
  makeAround = await makeMailFixtures(app);
});

/** The same application, in which `end` runs after a job has read everything and before it sends: with its first look at the address. */
function endingBeforeSending(end: (db: PrismaClient) => Promise<unknown>): {
  ending: TestApp;
  endings: Promise<unknown>[];
} {
  const { db } = app.services;
  const endings: Promise<unknown>[] = [];
  const watched = db.$extends({
    query: {
      user: {
        count: async ({ args, query }) => {
          if (JSON.stringify(args).includes('"emailVerified":true')) {
            const ending = end(db);
            endings.push(ending);
            await ending;
          }
          return query(args);
        },
      },
    },
  });
  return { ending: { ...app, services: Object.assign({}, app.services, { db: watched }) }, endings };
}

/** To someone without an account. */
const code = { 'server/domain/lifecycle/signUp/signUp.ts': 1 };
/** Two to admins, who are not ended here. */
const keys = { 'server/domain/accounts/session/apiKey/keyMadeMail.ts': 2 };

describe.each([
  [
    'deleted',
    (db: PrismaClient) => db.$executeRaw`UPDATE "user" SET deleted_at = now() WHERE role <> 'ROLE_ADMIN'`,
    { ...code, ...keys },
  ],
  [
    'banned',
    (db: PrismaClient) =>
      db.$executeRaw`UPDATE "user" SET banned_at = now(), active = false WHERE banned_at IS NULL AND role <> 'ROLE_ADMIN'`,
    { ...code, ...keys, 'server/domain/lifecycle/ban/banMail.ts': 1 },
  ],
])(
  'people who were %s after the job began are not mailed, or mailed about:',
  (_what, end, mailed: Record<string, number>) => {
    it.each(Object.entries(everyMail))('%s', async (file, send) => {
      const outbox = openOutbox(join(app.dataDir, 'outbox'), () => app.clock.now);
      const before = (await outbox.read(1000)).length;
      const catalog = await makeAround();
      const { ending, endings } = endingBeforeSending(end);
      await send({ ...catalog, app: ending });
      await sendAccountMails(ending.services);
      // A job whose people could not be ended would fail, and mail nothing.
      expect((await Promise.all(endings)).length).toBeGreaterThan(0);
      expect((await outbox.read(1000)).length - before).toBe(mailed[file] ?? 0);
    });
  },
);
