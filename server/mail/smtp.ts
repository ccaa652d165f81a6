import { createTransport } from 'nodemailer';
import { headersOf } from './headers.ts';
import { type Mailer, MailRefused } from './mail.ts';

/** Milliseconds. A server that does not answer is one that failed: whoever sends tries again, or says so. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

/**
 * Sends mail through an SMTP server. `url` is smtp://user:password@host:port, or smtps://…; `from` as in a mail's head;
 * `host` is the domain that the ids of mails are unique in.
 */
export function smtpMailer(url: string, from: string, host: string): Mailer {
  const transport = createTransport({ url, ...patience });
  return {
    send: async ({ to, subject, text, html, ...rest }) => {
      // As an object, it is one address, whatever is in it.
      const receiver = { name: '', address: to };
      try {
        await transport.sendMail({ from, to: receiver, subject, text, html, headers: headersOf(rest, host) });
      } catch (error) {
        throw isForGood(error) ? new MailRefused('The mail server refuses this mail.', { cause: error }) : error;
      }
    },
  };
}

/** An answer of 500 and more about the receiver or the message; one about our login is a setting that will be mended. */
function isForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  const { responseCode, code } = error;
  return typeof responseCode === 'number' && responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}
