import { describe, expect, it } from 'vitest';
import { sendDueMessageMails } from '../../../server/domain/chat/messageMail/message.mail.ts';
import { receiverLock } from '../../../server/domain/chat/messageMail/messageMail.sql.ts';
import { header, pausesAreOver, smtpApps } from '../../support/smtpApps.ts';
import { asEmployer, askedConversation, hours, later, makeConversation, minutes, pass, say } from './conversation.ts';

/** Crashing processes, and concurrent ones. Failing mail servers: mailServer.test.ts. */

const { startWithSmtp, startTwo } = smtpApps();

describe('a process that crashes', () => {
  it('before it has sent a mail leaves it to another process', async () => {
    const [{ app: dying }, { app: other, smtp }] = await startTwo();
    await askedConversation(dying);
    pass(dying, minutes(10));
    // The process crashes after it has claimed the mail.
    const { queue } = dying.services;
    await sendDueMessageMails({ ...dying.services, queue: { ...queue, work: async () => 0 } });
    await later(other, minutes(10));
    expect(smtp.mails).toHaveLength(1);
  });

  it('after it has sent a mail causes at most one copy, with the same id', async () => {
    const [{ app: dying, smtp: first }, { app: other, smtp: second }] = await startTwo();
    await askedConversation(dying);
    pass(dying, minutes(10));
    const { mailer } = dying.services;
    const died = new Promise<void>((resolve) => {
      const send = async (mail: Parameters<typeof mailer.send>[0]) => {
        await mailer.send(mail);
        resolve();
        // The process does nothing from here on.
        await new Promise(() => {});
      };
      void sendDueMessageMails({ ...dying.services, mailer: { send } });
    });
    await died;
    expect(first.mails).toHaveLength(1);
    // Other processes skip the mail while this one may still be working.
    await other.services.queue.maintain();
    await later(other, minutes(10));
    expect(second.mails).toEqual([]);
    await other.services.db.$executeRaw`UPDATE pgboss.job SET started_on = now() - interval '301 seconds'`;
    await other.services.queue.maintain();
    await pausesAreOver(other);
    await later(other, 0);
    expect(second.mails).toHaveLength(1);
    const ids = [...first.mails, ...second.mails].map((mail) => header(mail, 'Message-ID'));
    expect(ids[0]).toMatch(/^<[\w-]{36}@[\w.]+>$/);
    expect(ids[1]).toBe(ids[0]);
    await later(other, hours(1));
    expect(second.mails).toHaveLength(1);
  });
});

it('a process skips recipients that another process has locked, so that a daily mail is complete', async () => {
  const { app, smtp } = await startWithSmtp();
  const { jobSeeker } = await askedConversation(app);
  await app.services.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(${receiverLock}::int, ${jobSeeker.id}::int)::text`;
    await later(app, minutes(10));
    expect(smtp.mails).toEqual([]);
  });
  await later(app, 0);
  expect(smtp.mails).toHaveLength(1);
});

it('two processes that run at the same time send each mail once', async () => {
  const [{ app: here, smtp: one }, { app: there, smtp: two }] = await startTwo();
  const conversations = await Promise.all(Array.from({ length: 8 }, () => makeConversation(here)));
  // Half of the recipients get daily mails and have a second chat.
  for (const { jobSeeker } of conversations.slice(0, 4)) {
    await here.services.db.user.update({ where: { id: jobSeeker.id }, data: { messageMail: 'DAILY' } });
    conversations.push(await makeConversation(here, { jobSeeker }));
  }
  for (const { employer, chatId } of conversations) await say(here, asEmployer(employer), chatId, 'Are you free?');
  for (const app of [here, there]) pass(app, hours(24));
  await Promise.all([here, there, here, there].map(({ services }) => sendDueMessageMails(services)));
  const receivers = [...one.mails, ...two.mails].flatMap(({ to }) => to);
  const emails = conversations.slice(0, 8).map(({ jobSeeker }) => jobSeeker.email);
  expect(receivers.toSorted()).toEqual(emails.toSorted());
});
