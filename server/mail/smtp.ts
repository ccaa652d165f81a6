import { createTransport } from 'nodemailer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import { type Mail, type Mailer, MailRefused } from './mail.ts';

/** Milliseconds. A timeout counts as a failure, which the caller retries or reports. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

/** A connection to the SMTP server at smtp://user:password@host:port, or smtps://…, which is opened when it is needed. */
export const smtpTransport = (url: string) => createTransport({ url, ...patience });

/**
 * Sends mail through an SMTP server. `from` is as in a From header;
 * `host` is the domain of the message ids.
 */
export function smtpMailer(url: string, from: string, host: string): Mailer {
  const transport = smtpTransport(url);
  const sender = senderIn(from);
  return {
    send: async ({ to, subject, text, html, ...rest }) => {
      // As an object it stays one address, even if it contains a comma.
      const receiver = { name: '', address: to };
      try {
        await transport.sendMail({
          from: sender,
          to: receiver,
          subject: literal(subject),
          text,
          html,
          headers: headersOf(rest, host),
        });
      } catch (error) {
        if (!isForGood(error)) throw error;
        throw new MailRefused('The mail server refuses this mail.', isAboutReceiver(error), { cause: error });
      }
    },
  };
}

/** The name and the address in `Name <address>`. As an object it stays one address, whatever the name contains. */
function senderIn(from: string): { name: string; address: string } {
  const [, name = '', address = from] = /^([^<]*)<([^<>]*)>$/.exec(from) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address };
}

/** Longest piece of a header that is encoded as one, in characters. */
const encodedLength = 52;

/**
 * A text of people for a header. The library encodes what needs it, but passes on what looks encoded already: mail programs
 * would show something else than was written.
 */
const literal = (text: string): string => (text.includes('=?') ? encodeWord(text, 'B', encodedLength) : text);

/** A 5xx response about the receiver or the message. Others, such as to a login, are for the operator to mend. */
function isForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  const { responseCode, code } = error;
  return typeof responseCode === 'number' && responseCode >= 500 && (isAboutReceiver(error) || code === 'EMESSAGE');
}

const isAboutReceiver = (error: unknown): boolean =>
  error instanceof Error && 'command' in error && error.command === 'RCPT TO';

/** Headers besides sender, receiver and subject. */
type MailHeaders = { 'Message-ID'?: string } & Record<string, string>;

/** @param host the domain of the message ids */
export function headersOf(
  { id, isPersonal, unsubscribeUrl }: Pick<Mail, 'id' | 'isPersonal' | 'unsubscribeUrl'>,
  host: string,
): MailHeaders {
  return {
    ...(id !== undefined && { 'Message-ID': `<${id}@${host}>` }),
    // Suppresses automatic replies.
    ...(!isPersonal && { 'Auto-Submitted': 'auto-generated' }),
    ...(unsubscribeUrl !== undefined && {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}
