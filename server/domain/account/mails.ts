import type { Mail } from '../../mail/mail.ts';
import type { Services } from '../context.ts';
import { Unavailable } from '../errors.ts';

/** Sends a mail that a person waits for. @throws Unavailable when it cannot be sent. */
export async function sendAccountMail({ mailer, log }: Pick<Services, 'mailer' | 'log'>, mail: Mail): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    log.error({ err: error }, 'a mail about an account could not be sent');
    throw new Unavailable('The email could not be sent. Please try again later.');
  }
}
