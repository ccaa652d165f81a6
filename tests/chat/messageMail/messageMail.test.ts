import { describe, expect, it } from 'vitest';
import type { User } from '../../../server/generated/prisma/client.ts';
import { erasedAt, makeAdmin, makeEmployer, makeSupportMessage } from '../../support/factories.ts';
import { testApp, testDb } from '../../support/fixtures.ts';
import {
  asAdmin,
  asEmployer,
  asJobSeeker,
  askedConversation,
  hours,
  later,
  look,
  makeConversation,
  makeGuestConversation,
  minutes,
  newMails,
  pass,
  say,
} from './conversation.ts';

const app = testApp();
const db = testDb(app);

const choose = (userId: number, messageMail: 'AT_ONCE' | 'DAILY' | 'NEVER') =>
  db.user.update({ where: { id: userId }, data: { messageMail } });

describe('no email is sent', () => {
  it('before ten minutes have passed, or one for the first message of a chat', async () => {
    const { jobSeeker, employer, chatId } = await askedConversation(app);
    const comesAfter = async (wait: number, receiver: User) => {
      await later(app, wait - 1);
      expect(await newMails(app, receiver)).toEqual([]);
      await later(app, 1);
      expect(await newMails(app, receiver)).toHaveLength(1);
    };
    await comesAfter(minutes(1), jobSeeker);
    await say(app, asJobSeeker(jobSeeker), chatId, 'I am.');
    await comesAfter(minutes(10), employer);
  });

  it('about messages read before, but about one that arrived just after the chat was read', async () => {
    const { employer, jobSeeker, chatId } = await makeConversation(app);
    await say(app, asEmployer(employer), chatId, 'First');
    const { lastMessageId } = await db.chat.findUniqueOrThrow({ where: { id: chatId } });
    await say(app, asEmployer(employer), chatId, 'Second');
    // As if the reader had read the chat before the second message was committed.
    await db.chat.update({ where: { id: chatId }, data: { lastMessageId } });
    await look(app, asJobSeeker(jobSeeker), chatId);
    await later(app, minutes(10));
    const [mail] = await newMails(app, jobSeeker);
    expect(mail?.text).toContain('Second');
    expect(mail?.text).not.toContain('First');
  });

  it('while the recipient is online', async () => {
    const { jobSeeker } = await askedConversation(app);
    pass(app, minutes(20));
    await db.user.update({ where: { id: jobSeeker.id }, data: { lastSeenAt: app.clock.now } });
    await later(app, minutes(1) - 1);
    expect(await newMails(app, jobSeeker)).toEqual([]);
    // The recipient has left without reading the message.
    await later(app, 1);
    expect(await newMails(app, jobSeeker)).toHaveLength(1);
  });

  it('to users who opted out, have no email or are deleted, even later', async () => {
    const never = await makeConversation(app);
    await choose(never.jobSeeker.id, 'NEVER');
    const gone = await makeConversation(app);
    const speechless = await makeGuestConversation(app);
    const admin = await makeAdmin(db);
    for (const { chatId } of [never, gone, speechless]) await say(app, asAdmin(admin), chatId, 'Hello');
    await db.user.update({ where: { id: gone.jobSeeker.id }, data: erasedAt(app.clock.now) });
    await db.user.update({ where: { id: speechless.employer.id }, data: { email: null, whatsApp: '+6591234567' } });
    await later(app, hours(1));
    await choose(never.jobSeeker.id, 'AT_ONCE');
    await later(app, hours(1));
    expect(await newMails(app, never.jobSeeker)).toEqual([]);
    expect(await newMails(app, gone.jobSeeker)).toEqual([]);
    expect(await newMails(app, { email: null })).toEqual([]);
    // A message without a recipient creates no pending email.
    expect(await db.chatParticipant.count({ where: { mailDueAt: { not: null } } })).toBe(0);
  });

  it('to admins, who share their support chats', async () => {
    const [admin, employer] = [await makeAdmin(db), await makeEmployer(db)];
    const { place } = await makeSupportMessage(db, employer, admin, app.clock.now);
    await look(app, asAdmin(admin), place.chatId);
    await say(app, asEmployer(employer), place.chatId, 'I need help');
    await later(app, hours(1));
    expect(await newMails(app, admin)).toEqual([]);
  });

  it('to users who read the message or opt out just before it is sent', async () => {
    const { queue } = app.services;
    const [one, other] = [await askedConversation(app), await askedConversation(app)];
    for (const { jobSeeker, chatId } of [one, other]) {
      const { lastMessageId } = await db.chat.findUniqueOrThrow({ where: { id: chatId } });
      const chats = [{ chatId, after: 0, upTo: lastMessageId }];
      await db.$transaction((tx) => queue.add(tx, 'message-mail', { userId: jobSeeker.id, chats }));
    }
    await look(app, asJobSeeker(one.jobSeeker), one.chatId);
    await choose(other.jobSeeker.id, 'NEVER');
    await later(app, 0);
    expect(await newMails(app, one.jobSeeker)).toEqual([]);
    expect(await newMails(app, other.jobSeeker)).toEqual([]);
  });
});

describe('a mail', () => {
  it('is sent once for all messages so far, and again after a day or after the messages are read', async () => {
    const { employer, jobSeeker, chatId } = await makeConversation(app);
    const write = (text: string) => say(app, asEmployer(employer), chatId, text);
    await write('First');
    pass(app, minutes(5));
    await write('Second');
    await later(app, minutes(5));
    const [mail, ...others] = await newMails(app, jobSeeker);
    expect(others).toEqual([]);
    expect(mail?.text).toMatch(/First[\s\S]*Second/);
    await later(app, hours(2));
    expect(await newMails(app, jobSeeker)).toEqual([]);
    // The first messages are still unread, so a new one waits until almost a day has passed.
    await write('Third');
    await later(app, hours(17));
    expect(await newMails(app, jobSeeker)).toEqual([]);
    await later(app, hours(1));
    const [again] = await newMails(app, jobSeeker);
    expect(again?.text).toContain('Third');
    expect(again?.text).not.toContain('First');
    // The messages are read, so the next mail is not delayed.
    await look(app, asJobSeeker(jobSeeker), chatId);
    await write('Fourth');
    await later(app, minutes(10));
    expect((await newMails(app, jobSeeker)).map(({ text }) => /Third|Fourth/.exec(text)?.[0])).toEqual(['Fourth']);
  });

  it('links to the chat, for guests by their share link', async () => {
    const [registered, guest] = [await askedConversation(app), await makeGuestConversation(app)];
    await say(app, asJobSeeker(guest.jobSeeker), guest.chatId, 'I am free');
    await later(app, minutes(10));
    const { publicUrl } = app.services;
    const [own] = await newMails(app, registered.jobSeeker);
    expect(own?.text).toContain(`${publicUrl}/chat/${registered.chatId}\n`);
    expect(own?.text).not.toContain('/chat/shared/');
    const [shared] = await newMails(app, guest.employer);
    expect(shared?.text).toContain(`${publicUrl}/chat/shared/${guest.employerHash}\n`);
    expect(shared?.html).toContain(`href="${publicUrl}/chat/shared/${guest.employerHash}"`);
  });

  it('names people as the recipient may see them, and admins by the name of the product', async () => {
    const { employer, jobSeeker, chatId } = await makeConversation(app);
    const surnameOf = ({ name }: { name: string }) => name.split(' ').at(-1) ?? '';
    await say(app, asJobSeeker(jobSeeker), chatId, 'Good morning');
    await later(app, minutes(10));
    // A client sees the whole name.
    expect((await newMails(app, employer))[0]?.subject).toBe(`${jobSeeker.name} sent you a message`);
    await look(app, asEmployer(employer), chatId);
    await say(app, asEmployer(employer), chatId, 'Good morning to you');
    await say(app, asAdmin(await makeAdmin(db)), chatId, 'Welcome');
    await later(app, minutes(10));
    const [toJobSeeker] = await newMails(app, jobSeeker);
    expect(toJobSeeker?.subject).toBe('Erin and Hourhand wrote to you');
    expect(`${toJobSeeker?.text}${toJobSeeker?.html}`).not.toContain(surnameOf(employer));
    expect(toJobSeeker?.text).toContain('Hourhand: Welcome');
    expect(toJobSeeker?.text).not.toContain('Ada');
    // The employer is no longer a client and sees only the first name.
    await look(app, asEmployer(employer), chatId);
    await db.subscription.updateMany({ where: { employerId: employer.id }, data: { status: 'CANCELED' } });
    await say(app, asJobSeeker(jobSeeker), chatId, 'Hello again');
    await newMails(app, employer);
    await later(app, hours(1));
    const [toEmployer] = await newMails(app, employer);
    expect(toEmployer?.subject).toBe('Maria sent you a message');
    expect(`${toEmployer?.text}${toEmployer?.html}`).not.toContain(surnameOf(jobSeeker));
  });

  it('escapes messages and names in its HTML and headers', async () => {
    const employer = await makeEmployer(db, { name: 'Eve\r\nBcc:<b>all</b>@example.test Tan' });
    const { jobSeeker, chatId } = await makeConversation(app, { employer });
    await say(app, asEmployer(employer), chatId, `<img src=x onerror="alert('1')">\n</p><script>&`);
    await later(app, minutes(10));
    const [mail] = await newMails(app, jobSeeker);
    const escaped = '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;<br>&lt;/p&gt;&lt;script&gt;&amp;';
    expect(mail?.html).toContain(escaped);
    expect(mail?.html).not.toMatch(/<(img|script|b)\b/);
    expect(mail?.subject).toBe('Eve sent you a message');
  });

  it('shortens long messages, and counts the messages that it does not show', async () => {
    const { employer, jobSeeker, chatId } = await makeConversation(app);
    await say(app, asEmployer(employer), chatId, `${'word '.repeat(100)}end`);
    for (const count of [2, 3, 4, 5, 6, 7]) await say(app, asEmployer(employer), chatId, `Message ${count}`);
    await later(app, minutes(10));
    const [mail] = await newMails(app, jobSeeker);
    expect(mail?.subject).toBe('Erin sent you 7 messages');
    expect(mail?.text).toContain('word…');
    expect(mail?.text).toContain('Message 5');
    expect(mail?.text).not.toContain('Message 6');
    expect(mail?.text).toContain('… and 2 more messages.');
  });

  it('is also sent to paused job seekers and employers without a subscription', async () => {
    const { employer, jobSeeker, chatId } = await makeConversation(app);
    await db.user.update({ where: { id: jobSeeker.id }, data: { active: false } });
    await db.subscription.updateMany({ where: { employerId: employer.id }, data: { status: 'CANCELED' } });
    await say(app, asAdmin(await makeAdmin(db)), chatId, 'How is it going?');
    await later(app, minutes(10));
    expect(await newMails(app, jobSeeker)).toHaveLength(1);
    expect(await newMails(app, employer)).toHaveLength(1);
  });
});

describe('once a day', () => {
  it('one mail at 8:00 UTC has all unread messages, and none is sent if there are none', async () => {
    const first = await makeConversation(app);
    const { jobSeeker } = first;
    const second = await makeConversation(app, { jobSeeker });
    await choose(jobSeeker.id, 'DAILY');
    app.clock.now = new Date('2026-06-20T20:00:00Z');
    await say(app, asEmployer(first.employer), first.chatId, 'In the evening');
    await later(app, hours(3));
    app.clock.now = new Date('2026-06-21T07:49:00Z');
    await say(app, asEmployer(second.employer), second.chatId, 'In the morning');
    await later(app, minutes(11) - 1);
    expect(await newMails(app, jobSeeker)).toEqual([]);
    await later(app, 1);
    const [mail, ...others] = await newMails(app, jobSeeker);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Erin and another Erin wrote to you');
    for (const { chatId } of [first, second]) expect(mail?.text).toContain(`/chat/${chatId}\n`);
    // Too late for the mail of today.
    await look(app, asJobSeeker(jobSeeker), first.chatId);
    await say(app, asEmployer(first.employer), first.chatId, 'After breakfast');
    await later(app, hours(20));
    expect(await newMails(app, jobSeeker)).toEqual([]);
    await later(app, hours(4));
    expect((await newMails(app, jobSeeker)).map(({ subject }) => subject)).toEqual(['Erin sent you a message']);
    await later(app, hours(24));
    expect(await newMails(app, jobSeeker)).toEqual([]);
    expect(await db.chatParticipant.count({ where: { mailDueAt: { not: null } } })).toBe(0);
  });
});
