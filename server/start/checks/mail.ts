import type { Env } from '../env.ts';
import { type Check, WrongSetting } from './finding.ts';

/** The mail server takes the login. No mail is sent. */
export const mailCheck = ({ smtp, demo }: Pick<Env, 'smtp' | 'demo'>): Check => ({
  part: 'mail',
  run: async () => {
    if (!smtp && demo) return 'The demo stores emails in its outbox.';
    if (!smtp) {
      return {
        missing:
          'Emails are not sent: SMTP_URL and MAIL_FROM are not set. Signing up, confirming an email and choosing a new password are answered with 503.',
      };
    }
    const { smtpTransport } = await import('../../mail/smtp.ts');
    const transport = smtpTransport(smtp.url);
    try {
      await transport.verify();
    } catch (error) {
      throw isRefusal(error) ? new WrongSetting(error.message) : error;
    } finally {
      transport.close();
    }
    const { host, username } = new URL(smtp.url);
    return username === '' ? `${host} answers. SMTP_URL has no login.` : `${host} takes the login.`;
  },
});

const isRefusal = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && (error.code === 'EAUTH' || error.code === 'ETLS');
