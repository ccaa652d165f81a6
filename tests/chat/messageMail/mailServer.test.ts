import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { sendDueMessageMails } from '../../../server/domain/chat/messageMail/message.mail.ts';
import { fixture, testApp } from '../../support/fixtures.ts';
import { header, pausesAreOver } from '../../support/smtpApps.ts';
import { startSmtpServer } from '../../support/smtpServer.ts';
import {
  asEmployer,
  asJobSeeker,
  askedConversation,
  hours,
  later,
  look,
  makeConversation,
  minutes,
  pass,
  say,
} from './conversation.ts';

const lines: { level: number; msg: string }[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) });
const smtp = fixture(startSmtpServer, (server) => server.close());
const app = testApp(() => ({ smtpUrl: smtp.url, log }));

beforeEach(() => {
  lines.length = 0;
  smtp.mails.length = 0;
  [smtp.answer, smtp.receiver] = ['250 Taken', '250 Known'];
});

it('a mail server receives one mail for one address, with headers for unsubscribing', async () => {
  const { employer, jobSeeker, chatId } = await makeConversation(app);
  await say(app, asEmployer(employer), chatId, 'Are you free on Monday? Łukasz');
  await later(app, minutes(10));
  expect(smtp.mails).toHaveLength(1);
  const [mail] = smtp.mails;
  if (!mail) throw new Error('There is no mail.');
  expect(mail.to).toEqual([jobSeeker.email]);
  expect(header(mail, 'From')).toBe('Hourhand <hello@example.test>');
  const url = `${app.services.publicUrl}/unsubscribe/${app.services.unsubscribeTokens.issue({ kind: 'message-mail', userId: jobSeeker.id })}`;
  expect(header(mail, 'List-Unsubscribe')).toBe(`<${url}>`);
  expect(header(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  expect(header(mail, 'Auto-Submitted')).toBe('auto-generated');
  expect(mail.head).toMatch(/multipart\/alternative/);
});

it('a mail server that fails gets the mail again later, while other mails are sent', async () => {
  await askedConversation(app);
  smtp.answer = '451 Come back later';
  await later(app, minutes(10));
  expect(smtp.mails).toEqual([]);
  expect(lines.map(({ msg }) => msg)).toEqual(['a job failed and will be tried again']);
  smtp.answer = '250 Taken';
  // The failed mail waits for its pause.
  const other = await askedConversation(app);
  await later(app, minutes(10));
  expect(smtp.mails.map(({ to }) => to)).toEqual([[other.jobSeeker.email]]);
  await pausesAreOver(app);
  await later(app, 0);
  expect(smtp.mails).toHaveLength(2);
  await pausesAreOver(app);
  await later(app, hours(1));
  expect(smtp.mails).toHaveLength(2);
});

it('a mail server that fails for too long does not get the mail any more, which is logged', async () => {
  await askedConversation(app);
  smtp.answer = '451 Come back later';
  pass(app, minutes(10));
  for (let attempt = 1; attempt <= 12; attempt += 1) {
    await sendDueMessageMails(app.services);
    await pausesAreOver(app);
  }
  expect(lines.map(({ level }) => level)).toEqual([...Array(9).fill(40), 50]);
  expect(lines.at(-1)?.msg).toBe('a job failed for the last time and is given up');
  smtp.answer = '250 Taken';
  await later(app, hours(1));
  expect(smtp.mails).toEqual([]);
});

it('a mail server that refuses the recipient does not get the mail again', async () => {
  await askedConversation(app);
  smtp.receiver = '550 No such user';
  await later(app, minutes(10));
  expect(lines.map(({ msg }) => msg)).toEqual(['a mail about unread messages was refused']);
  smtp.receiver = '250 Known';
  await pausesAreOver(app);
  await later(app, hours(1));
  expect(smtp.mails).toEqual([]);
});

it('a mail server that failed does not get the mail once the recipient has read the messages', async () => {
  const { jobSeeker, chatId } = await askedConversation(app);
  smtp.answer = '451 Come back later';
  await later(app, minutes(10));
  smtp.answer = '250 Taken';
  await look(app, asJobSeeker(jobSeeker), chatId);
  await pausesAreOver(app);
  await later(app, 0);
  expect(smtp.mails).toEqual([]);
});
