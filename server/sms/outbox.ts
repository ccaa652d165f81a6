import type { TextMessenger } from './sms.ts';

/** Where text messages are written instead of sending them: the outbox of mails. */
type Outbox = { send: (message: { to: string; subject: string; text: string }) => Promise<void> };

export const textsToOutbox = (outbox: Outbox): TextMessenger => ({
  send: ({ to, text }) => outbox.send({ to, subject: 'Text message', text }),
});
