import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp, unlimited } from '../support/app.ts';
import { stored } from '../support/chatFixtures.ts';
import { type ChatReader, eventReader, graphReader } from '../support/chatReaders.ts';
import { eventually } from '../support/eventually.ts';
import { makeEmployer, makeJobSeeker, makeReference, makeSubscription, testPassword } from '../support/factories.ts';
import { picture } from '../support/files.ts';
import type { ServerProcess } from '../support/serverProcess.ts';
import { testHosting } from './support/hosting.ts';
import { contactJobSeeker, kinds, type Load, LoadVisitor, PatientVisitor, startLoad } from './support/load.ts';

/**
 * Each part in turn is killed, hangs and is restarted while people write. What was acknowledged is there once, people are told in time
 * what does not work, and everything works again by itself. `FAULTS=all` tries all of it, which takes ten minutes;
 * `FAULTS='PostgreSQL killed'` tries one.
 */

const asked = process.env.FAULTS;
const isAll = asked === 'all';

let app: TestApp;
let shared: { chatId: number; strangers: number[]; picture: Buffer };
let employerId: number;
let jobSeekerId: number;
let emails: { employer: string; jobSeeker: string };

const hosting = testHosting({ HOURHAND_DEMO: '0', BUDGET_FACTOR: '10000', ...unlimited }, async (databaseUrl) => {
  app = await startTestApp({ databaseUrl });
  app.clock.now = new Date();
  const { db } = app.services;
  const catalog = await makeReference(db);
  const [employer, jobSeeker] = [await makeEmployer(db), await makeJobSeeker(db, catalog)];
  await makeSubscription(db, employer.id, app.clock.now);
  const { id, ...same } = await makeJobSeeker(db, catalog);
  const data = Array.from({ length: isAll ? 3_000 : 500 }, (_, number) => {
    const email = `s${number}@example.test`;
    return { ...same, email, loginEmail: email };
  });
  const others = await db.user.createManyAndReturn({ data, select: { id: true } });
  jobSeekerId = jobSeeker.id;
  employerId = employer.id;
  emails = { employer: employer.loginEmail ?? '', jobSeeker: jobSeeker.loginEmail ?? '' };
  shared = { chatId: 0, strangers: [id, ...others.map((one) => one.id)], picture: await picture().png().toBuffer() };
});
let who: { employer: LoadVisitor; jobSeeker: LoadVisitor };
const readers: ChatReader[] = [];

beforeAll(async () => {
  const signIn = <Kind extends LoadVisitor>(visitor: Kind, email: string) => visitor.signIn(email, testPassword);
  who = {
    employer: await signIn(new LoadVisitor(hosting.url), emails.employer),
    jobSeeker: await signIn(new LoadVisitor(hosting.url), emails.jobSeeker),
  };
  const chatId = await contactJobSeeker(who.employer, jobSeekerId);
  shared.chatId = chatId;
  readers.push(
    await graphReader({ visitor: await signIn(new PatientVisitor(hosting.url), emails.employer), chatId }),
    eventReader({ visitor: await signIn(new PatientVisitor(hosting.url), emails.jobSeeker), chatId }),
  );
});
afterAll(async () => {
  for (const reader of readers) reader.close();
  await app.stop();
});

/** Milliseconds. */
const seconds = (count: number) => count * 1_000;
type Fault = {
  part: string;
  fault: string;
  begin: () => unknown;
  /** How long it lasts, in milliseconds. */
  lasts: number;
  end: () => unknown;
  /** The parts of /readyz that are missing meanwhile. */
  unready?: string[];
  /** Whether it is tried when nothing else is asked for. */
  always?: boolean;
  /** No request may fail. */
  unnoticed?: boolean;
};

/** Killed, and started two seconds later. */
const killed = (part: string, of: () => { kill: () => unknown; start: () => unknown }): Fault => ({
  ...{ part, fault: 'killed', begin: () => of().kill(), end: () => of().start(), lasts: seconds(2), always: true },
});
/** For as long as all limits of time need, or just longer than the database's. */
const hung = (part: string, of: () => { hang: () => unknown; wake: () => unknown }, lasts = seconds(30)): Fault => ({
  ...{ part, fault: 'hangs', begin: () => of().hang(), end: () => of().wake(), lasts: isAll ? lasts : seconds(12) },
});
/** A program of the product, which is started again when it has ended. */
const ofProcess = (part: string, server: () => ServerProcess, hangs: number): Fault[] => [
  { part, fault: 'killed', begin: () => server().restart('SIGKILL'), lasts: 0, end: () => {}, always: true },
  { part, fault: 'restarted', begin: () => server().restart('SIGTERM'), lasts: 0, end: () => {} },
  hung(part, server, hangs),
];

const redis = () => ({ ...hosting.redis, kill: hosting.redis.stop, hang: hosting.redis.freeze });

const all: Fault[] = [
  ...ofProcess('web process', () => hosting.webs[0], seconds(90)),
  {
    part: 'web processes',
    fault: 'restarted in turn',
    begin: async () => {
      for (const web of [...hosting.webs, ...hosting.webs]) await web.restart('SIGTERM');
    },
    lasts: 0,
    end: () => {},
    always: true,
    unnoticed: true,
  },
  ...ofProcess('worker', () => hosting.worker, seconds(30)),
  { ...killed('Redis', redis), unready: ['redis'] },
  { ...hung('Redis', redis), unready: ['redis'] },
  { ...killed('PostgreSQL', () => hosting.database), unready: ['database', 'writes'] },
  { ...hung('PostgreSQL', () => hosting.database), unready: ['database', 'writes'], always: true },
  killed('object storage', () => hosting.storage),
  { ...hung('object storage', () => hosting.storage), unready: ['storage'] },
  killed('mail server', () => hosting.mailServer),
  { ...hung('mail server', () => hosting.mailServer), unready: ['mail'] },
  killed('proxy', () => hosting.proxy),
  {
    part: 'proxy',
    fault: 'reloaded',
    begin: () => hosting.proxy.signal('SIGHUP'),
    lasts: seconds(1),
    end: () => {},
    always: true,
  },
];

/** Milliseconds that a request may take: the proxy waits for 75 seconds. */
const longestRequest = seconds(80);
/** Milliseconds until everything works again by itself. */
const longestRecovery = seconds(90);

const isTried = ({ part, fault, always }: Fault) => isAll || (asked ? `${part} ${fault}` === asked : always);

it.each(all.filter(isTried))('$part $fault', { timeout: seconds(360) }, async (fault) => {
  const load = startLoad(who, shared);
  const since = (time: number) => load.attempts.filter(({ began }) => began >= time);
  const worksSince = (time: number) =>
    kinds.filter((kind) => !since(time).some((one) => one.kind === kind && one.failure === null));
  const began = performance.now();
  try {
    await eventually(() => expect(worksSince(began)).toEqual([]), { timeout: longestRecovery });
    const broken = performance.now();
    await fault.begin();
    const { unready } = fault;
    if (unready) await eventually(async () => expect(await unreadyParts()).toEqual([unready, unready]));
    await delay(Math.max(0, fault.lasts - (performance.now() - broken)));
    await fault.end();
    const ended = performance.now();
    await eventually(
      async () => {
        expect(worksSince(ended)).toEqual([]);
        expect(await unreadyParts()).toEqual([[], []]);
      },
      { timeout: longestRecovery, interval: 100 },
    );
  } finally {
    await load.stop();
  }
  await eventually(async () => {
    const ids = await stored(app, shared.chatId);
    for (const reader of readers) expect(reader.held).toEqual(ids);
  });
  expect(load.attempts.flatMap(({ failure }) => (failure?.how === 'wrong' ? [failure.says] : []))).toEqual([]);
  if (fault.unnoticed) expect(load.attempts.filter(({ failure }) => failure)).toEqual([]);
  expect(await compare(load)).toEqual({ lost: 0, doubled: 0 });
  expect(Math.max(...load.attempts.map(({ milliseconds }) => milliseconds))).toBeLessThan(longestRequest);
});

/** Of both processes that serve people. */
const unreadyParts = () =>
  Promise.all(
    hosting.webs.map(async ({ url }) => {
      const { parts }: { parts: Record<string, string> } = await (await fetch(`${url}/readyz`)).json();
      return Object.keys(parts).filter((name) => parts[name] !== 'ok');
    }),
  );

/** What was acknowledged, and is not there, or more than once. */
async function compare({ acknowledged }: Load): Promise<{ lost: number; doubled: number }> {
  const { db } = app.services;
  const { messages, contacts, uploads, mails } = acknowledged;
  const clientIds = [...messages.keys(), ...uploads.keys()];
  const rowsOf = await db.message.findMany({
    where: { clientId: { in: clientIds } },
    select: { id: true, clientId: true },
  });
  const found = new Map(rowsOf.map(({ id, clientId }) => [clientId, id]));
  const chats = await db.chat.findMany({ where: { employerId, jobSeekerId: { in: [...contacts.keys()] } } });
  const pictures = await Promise.all([...uploads.values()].map(async (uri) => (await who.employer.fetch(uri)).status));
  await deliverAll(mails);
  const ids = hosting.mailServer.ids();
  return {
    lost:
      clientIds.filter((id) => !found.has(id)).length +
      [...messages].filter(([clientId, id]) => found.has(clientId) && found.get(clientId) !== id).length +
      [...contacts].filter(([, id]) => !chats.some((chat) => chat.id === id)).length +
      pictures.filter((status) => status !== 200).length,
    doubled: rowsOf.length - found.size + Math.max(0, chats.length - contacts.size) + ids.length - new Set(ids).size,
  };
}

/**
 * Waits until each of these emails has got its mail. A mail that failed is tried again after minutes, and one whose worker was killed
 * after five of them: both are due at once here. A worker that lives has some seconds to store what it has sent.
 */
async function deliverAll(emails: Set<string>): Promise<void> {
  const { db, queue } = app.services;
  const began = performance.now();
  await eventually(
    async () => {
      if (performance.now() - began > seconds(5)) {
        await db.$executeRaw`UPDATE pgboss.job SET started_on = now() - interval '1 hour'
          WHERE state = 'active' AND started_on < now() - interval '5 seconds'`;
        await queue.maintain();
      }
      await db.$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`;
      const receivers = hosting.mailServer.receivers();
      expect([...emails].filter((email) => !receivers.has(email))).toEqual([]);
    },
    { timeout: longestRecovery, interval: 1_000 },
  );
}
