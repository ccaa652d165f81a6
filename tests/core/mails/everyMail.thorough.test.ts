import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { sendAccountMails } from '../../../server/domain/lifecycle/signUp/signUp.ts';
import type { PrismaClient } from '../../../server/generated/prisma/client.ts';
import { openOutbox } from '../../../server/mail/outbox.ts';
import { headersOf } from '../../../server/mail/smtp.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { testApp } from '../../support/fixtures.ts';
import { allMails } from '../../support/outbox.ts';
import { everyMail, makeMailFixtures, sendEveryMail } from './everyMail.ts';

/** What is true of all mails. `startTestApp` checks each mail that a test sends. */

const app = testApp();
let makeAround: Awaited<ReturnType<typeof makeMailFixtures>>;
beforeAll(async () => {
  makeAround = await makeMailFixtures(app);
});

it('every mail is marked as automatic unless an admin wrote it, can be stopped if it says so, and has the directions of its texts', async () => {
  const app = await startTestApp();
  await sendEveryMail(app, {
    jobSeeker: 'مريم الهاشمي',
    employer: 'אבי כהן',
    others: ['أحمد علي', 'דנה לוי', 'سارة حسن'],
    company: 'مقهى الباب',
    text: 'هل أنت متاح يوم السبت؟ لدينا حفل زفاف.',
  });
  const mails = await allMails(app);
  const faults = mails.flatMap((mail) => {
    const headers = headersOf(mail, 'example.test');
    const isOfAdmin = mail.html?.includes('Our team wrote this to you.') ?? false;
    return [
      ...((headers['Auto-Submitted'] === 'auto-generated') === isOfAdmin ? ['It is marked as what it is not.'] : []),
      ...((headers['List-Unsubscribe'] !== undefined) ===
      /(?:Unsubscribe|Stop|do not want)[^<]*<\/a><\/p>\n?<\/td>/i.test(mail.html ?? '')
        ? []
        : ['It can be stopped in one way only.']),
      ...directionsOf(mail.html ?? '')
        .filter(({ text, isRight }) => isRight !== (/[א-ي]/.test(text) && !/[a-z]/i.test(text)))
        .map(({ text, isRight }) => `${isRight ? 'From the right' : 'From the left'}: ${text}`),
    ].map((fault) => `${mail.subject}: ${fault}`);
  });
  expect(faults).toEqual([]);
  expect(mails.filter(({ html }) => html?.includes('مريم') || html?.includes('السبت')).length).toBeGreaterThan(8);
  await app.stop();
});

/** The texts of a mail with the direction that a browser gives them. */
const directionsOf = (html: string): { text: string; isRight: boolean }[] =>
  [...html.slice(html.indexOf('<h1')).matchAll(/<(h1|h2|p)\b([^>]*)>(.*?)<\/\1>/gs)].map(
    ([, , attributes, inside = '']) => {
      const text = inside.replaceAll(/<[^>]*>/g, '');
      const isAuto = attributes?.includes('dir="auto"') ?? false;
      return { text, isRight: isAuto && /^[^\p{L}]*[א-ي]/u.test(text) };
    },
  );

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
            // One after the other: two such statements would lock the same rows in different orders.
            const ending = (endings.at(-1) ?? Promise.resolve()).then(() => end(db));
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

/** The code of a sign-up is for someone without an account, which is also who was deleted before the mail was composed. */
const isCode = ({ subject }: { subject: string }): boolean => subject.startsWith('Your code for ');

async function people() {
  const users = await app.services.db.user.findMany({
    select: { role: true, email: true, loginEmail: true, name: true },
  });
  const isAdmin = ({ role }: { role: string }) => role === 'ROLE_ADMIN';
  return {
    admins: new Set(users.filter(isAdmin).flatMap(({ email, loginEmail }) => [email, loginEmail])),
    others: users.filter((user) => !isAdmin(user)).map(({ name }) => name),
  };
}

/** The last mail about a deletion, which is not of someone who is still there. */
const closed = { 'server/domain/lifecycle/deletion/closedMail.ts': 1 };

// Someone may be deleted or banned after a job has read them and before it sends its mail.
describe.each([
  [
    'deleted',
    (db: PrismaClient) =>
      db.$executeRaw`UPDATE "user" SET deleted_at = now(), email = NULL, login_email = NULL, whats_app = NULL WHERE role <> 'ROLE_ADMIN'`,
    closed,
  ],
  [
    'banned',
    (db: PrismaClient) =>
      db.$executeRaw`UPDATE "user" SET banned_at = now(), active = false WHERE banned_at IS NULL AND role <> 'ROLE_ADMIN'`,
    { ...closed, 'server/domain/lifecycle/ban/ban.ts': 1 },
  ],
])(
  'people who were %s after the job began are not mailed, or mailed about:',
  (_what, end, mailed: Record<string, number>) => {
    it.each(Object.entries(everyMail))('%s', async (file, send) => {
      const outbox = openOutbox(join(app.dataDir, 'outbox'), () => app.clock.now);
      const before = new Set((await outbox.read(9999)).map(({ name }) => name));
      const catalog = await makeAround();
      const { ending, endings } = endingBeforeSending(end);
      await send({ ...catalog, app: ending });
      await sendAccountMails(ending.services);
      // A job whose people could not be ended would fail, and mail nothing.
      expect((await Promise.all(endings)).length).toBeGreaterThan(0);
      const mails = (await outbox.read(9999)).filter(({ name }) => !before.has(name));
      const { admins, others } = await people();
      // Admins are not ended here, and their mails name nobody who is.
      const toAdmins = mails.filter(({ to }) => admins.has(to));
      const codes = mails.filter(isCode);
      expect(codes.length > 0).toBe(file === 'server/domain/lifecycle/signUp/signUp.ts');
      expect(mails.length - toAdmins.length - codes.length).toBe(mailed[file] ?? 0);
      for (const { text } of [...toAdmins, ...codes]) expect(others.filter((name) => text.includes(name))).toEqual([]);
    });
  },
);
