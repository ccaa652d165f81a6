import { createTransport } from 'nodemailer';
import type { Mailer } from './mail.ts';

/** Sends mail through an SMTP server. `url` is smtp://user:password@host:port, or smtps://…; `from` as in a mail's head. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url);
  return {
    send: async ({ to, subject, text }) => {
      await transport.sendMail({ from, to, subject, text });
    },
  };
}
