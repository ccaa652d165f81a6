import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { sendDueOfferAlerts } from '../../../server/domain/discovery/offerAlert/offerAlert.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '../../support/app.ts';
import { createTestDatabase } from '../../support/database.ts';
import { makeEmployer } from '../../support/factories.ts';
import { type ReceivedMail, startSmtpServer } from '../../support/smtpServer.ts';
import { choose, makeAlerted, makePlace, minutes, nextMorning, pass, passUntil, publish, send } from './fixtures.ts';

/** Failing mail servers, crashing processes, and concurrent processes. */

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function startWithSmtp(options: TestAppOptions = {}) {
  const smtp = await startSmtpServer();
  closers.push(smtp.close);
  const app = await startTestApp({ smtpUrl: smtp.url, log: pino({ level: 'silent' }), ...options });
  closers.push(app.stop);
  return { app, smtp };
}

async function startTwo() {
  const database = await createTestDatabase();
  closers.push(database.drop);
  const one = await startWithSmtp({ databaseUrl: database.url });
  const two = await startWithSmtp({ databaseUrl: database.url });
  return [one, two] as const;
}

/** Ends the pauses between attempts, which the queue measures by the clock of the database. */
const pausesAreOver = (app: TestApp) =>
  app.services.db.$executeRaw`UPDATE pgboss.job SET start_after = now() - interval '1 second' WHERE state = 'retry'`;

const header = ({ head }: ReceivedMail, name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1];

describe('a mail server', () => {
  it('that fails gets the mail again, once, with the same offers', async () => {
    const { app, smtp } = await startWithSmtp();
    const here = await makePlace(app);
    await makeAlerted(app, here, 'DAILY');
    const { id } = await publish(app, here);
    smtp.answer = '451 Come back later';
    await nextMorning(app);
    expect(smtp.mails).toEqual([]);
    smtp.answer = '250 Taken';
    // Published after the period of the mail.
    const next = await publish(app, here);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await pausesAreOver(app);
      pass(app, minutes(5));
      await send(app);
    }
    expect(smtp.mails).toHaveLength(1);
    expect(smtp.mails[0]?.body).toContain(`/Job-Offer-public-${id}`);
    expect(smtp.mails[0]?.body).not.toContain(`/Job-Offer-public-${next.id}`);
  });

  it('that failed does not get the mail once the alert is off', async () => {
    const { app, smtp } = await startWithSmtp();
    const here = await makePlace(app);
    const maria = await makeAlerted(app, here, 'DAILY');
    await publish(app, here);
    smtp.answer = '451 Come back later';
    await nextMorning(app);
    smtp.answer = '250 Taken';
    await choose(app, maria, 'OFF');
    await pausesAreOver(app);
    await send(app);
    expect(smtp.mails).toEqual([]);
  });
});

describe('a process that crashes', () => {
  it('before it has queued the mails leaves the alerts due', async () => {
    const [{ app: dying }, { app: other, smtp }] = await startTwo();
    const here = await makePlace(dying);
    await makeAlerted(dying, here, 'DAILY');
    await publish(dying, here);
    for (const app of [dying, other]) passUntil(app, 8);
    const { queue } = dying.services;
    const addAll = () => Promise.reject(new Error('The process is gone.'));
    await expect(sendDueOfferAlerts({ ...dying.services, queue: { ...queue, addAll } })).rejects.toThrow('is gone');
    await send(other);
    expect(smtp.mails).toHaveLength(1);
  });

  it('before it has sent a mail leaves it to another process', async () => {
    const [{ app: dying, smtp: first }, { app: other, smtp }] = await startTwo();
    const here = await makePlace(dying);
    await makeAlerted(dying, here, 'DAILY');
    await publish(dying, here);
    for (const app of [dying, other]) passUntil(app, 8);
    const { queue } = dying.services;
    await sendDueOfferAlerts({ ...dying.services, queue: { ...queue, work: async () => 0 } });
    await send(other);
    await send(dying);
    expect([first.mails.length, smtp.mails.length]).toEqual([0, 1]);
  });

  it('after it has sent a mail causes at most one copy, with the same id', async () => {
    const [{ app: dying, smtp: first }, { app: other, smtp: second }] = await startTwo();
    const here = await makePlace(dying);
    await makeAlerted(dying, here, 'DAILY');
    await publish(dying, here);
    for (const app of [dying, other]) passUntil(app, 8);
    const { mailer } = dying.services;
    await new Promise<void>((resolve) => {
      const sendAndDie = async (mail: Parameters<typeof mailer.send>[0]) => {
        await mailer.send(mail);
        resolve();
        // The process does nothing from here on.
        await new Promise(() => {});
      };
      void sendDueOfferAlerts({ ...dying.services, mailer: { send: sendAndDie } });
    });
    await send(other);
    expect([first.mails.length, second.mails.length]).toEqual([1, 0]);
    await other.services.db.$executeRaw`UPDATE pgboss.job SET started_on = now() - interval '301 seconds'`;
    await other.services.queue.maintain();
    await pausesAreOver(other);
    await send(other);
    await send(other);
    const ids = [...first.mails, ...second.mails].map((mail) => header(mail, 'Message-ID'));
    expect(ids).toHaveLength(2);
    expect(ids[1]).toBe(ids[0]);
  });
});

it('processes that run at the same time send each mail once', async () => {
  const [{ app: here, smtp: one }, { app: there, smtp: two }] = await startTwo();
  const catalog = await makePlace(here);
  const people = [];
  for (let number = 0; number < 12; number += 1) people.push(await makeAlerted(here, catalog, 'DAILY'));
  await publish(here, catalog, { employerId: (await makeEmployer(here.services.db)).id });
  for (const app of [here, there]) passUntil(app, 8);
  await Promise.all([here, there, here, there].map(send));
  const receivers = [...one.mails, ...two.mails].flatMap(({ to }) => to);
  expect(receivers.toSorted()).toEqual(people.map(({ email }) => email).toSorted());
});
