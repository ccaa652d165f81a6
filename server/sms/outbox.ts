import type { Mailer } from '../mail/mail.ts';
import type { TextMessenger } from './sms.ts';

/** Writes text messages into the outbox of mails instead of sending them. */
export const textsToOutbox = (outbox: Mailer): TextMessenger => ({
  send: ({ to, text }) => outbox.send({ to, subject: 'Text message', text }),
});
