import { expect, it } from 'vitest';
import { composeMail } from './message.mail.ts';

const chat = (number: number) => ({
  title: `Person ${number}`,
  url: `https://example.test/chat/${number}`,
  messages: [{ author: `Person ${number}`, text: 'Hello' }],
  count: 1,
});

const mailAbout = (chats: number, emailVerified = true) =>
  composeMail({
    receiver: { name: 'Maria Santos', callName: null, emailVerified, messageMail: 'DAILY' },
    unread: Array.from({ length: chats }, (_, at) => chat(at + 1)),
    chatsUrl: null,
    unsubscribeUrl: 'https://example.test/unsubscribe/1-x',
    productName: 'Product',
  });

it('a mail shows at most twenty chats, the number of further ones, and the link to unsubscribe', () => {
  const { subject, text, html } = mailAbout(22);
  expect(subject).toBe('Person 1 and 21 others wrote to you');
  for (const form of [text, html]) {
    expect(form).toContain('/chat/20');
    expect(form).not.toContain('/chat/21');
    expect(form).toContain('… and 2 more chats.');
    expect(form).toContain('https://example.test/unsubscribe/1-x');
  }
});

it('a mail that shows all chats does not mention further ones', () => {
  const { text, html } = mailAbout(20);
  for (const form of [text, html]) expect(form).not.toContain('more chat');
});

it('a mail names its recipient only if the email is confirmed', () => {
  expect(mailAbout(1).text).toMatch(/^Hello Maria,/);
  const { text, html } = mailAbout(1, false);
  expect(text).toMatch(/^Hello,/);
  for (const form of [text, html]) expect(form).not.toContain('Maria');
});
