import { createHash } from 'node:crypto';
import type { Services } from '../context.ts';
import { Unavailable } from '../failures/errors.ts';
import { failedDependency } from '../failures/unavailable.ts';
import { countWithin } from '../limits/attempts.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

export type TypedEmail = {
  /** What was typed. It may be the mailbox of a stranger. */
  email: string;
  /** The client's network address. */
  network: string;
  /** The id of the account that asks; null for visitors. */
  account: number | null;
};

/**
 * The permission to mail an email that someone has typed. Jobs that send such mails take one, and there is no other way to get
 * one than to be counted.
 */
export class Admission {
  readonly #email: string;
  readonly #takeBack: () => Promise<unknown>;

  private constructor(email: string, takeBack: () => Promise<unknown>) {
    this.#email = email;
    this.#takeBack = takeBack;
  }

  /** In lower case. */
  get email(): string {
    return this.#email;
  }

  /**
   * Counts a mail by the network that it was asked from, by the account, and by the mailbox, whether or not the mailbox belongs
   * to an account. Call it before anything that depends on the email.
   * @throws TooMany with the seconds to wait; Unavailable where no mail can be sent
   */
  static async of(services: Services, { email, network, account }: TypedEmail): Promise<Admission> {
    requireMail(services);
    const { counters, attemptLimits: limits } = services;
    const counted = [
      await countWithin(counters, `typedMail:network:${network}`, limits.accountMailsPerAddress, minuteMs),
    ];
    if (account !== null) {
      counted.push(await countWithin(counters, `typedMail:account:${account}`, limits.accountMailsPerAccount, hourMs));
    }
    counted.push(await countWithin(counters, `typedMail:mailbox:${keyOf(email)}`, limits.accountMailsPerEmail, hourMs));
    return new Admission(email.toLowerCase(), () => Promise.all(counted.map((takeBack) => takeBack())));
  }

  /** Runs what asks for the mail. One that could not be asked for, because of an outage, does not count. */
  async unlessDown<Result>(ask: () => Promise<Result>): Promise<Result> {
    try {
      return await ask();
    } catch (error) {
      if (failedDependency(error) !== null) await this.#takeBack();
      throw error;
    }
  }
}

/** @throws Unavailable where no mail can be sent */
export function requireMail({ sendsMail, supportEmail }: Pick<Services, 'sendsMail' | 'supportEmail'>): void {
  if (sendsMail) return;
  throw new Unavailable(
    `This site cannot send emails at the moment. Please try again later, or write to ${supportEmail}.`,
  );
}

/**
 * Whether one more mail may be sent to this address. Those that an account has confirmed get all of their mails. Others get a
 * few a day, whatever they are about, because they may belong to someone who does not want them.
 * @param jobId the job that sends the mail; its further attempts are not counted
 */
export async function mayMail(
  { db, counters, attemptLimits }: Pick<Services, 'db' | 'counters' | 'attemptLimits'>,
  email: string,
  jobId: string,
): Promise<boolean> {
  const where = { loginEmail: email.toLowerCase(), emailVerified: true };
  if ((await db.user.count({ where })) > 0) return true;
  const attempts = await counters.add(`mailJob:${jobId}`, dayMs);
  if (attempts.count > 1) return true;
  const { count } = await counters.add(`mail:unconfirmed:${keyOf(email)}`, dayMs);
  return count <= attemptLimits.mailsPerUnconfirmedEmail;
}

/** Of one length, and without the address. */
const keyOf = (email: string): string => createHash('sha256').update(mailboxOf(email)).digest('base64url');

/** Two spellings of one mailbox are the same: what follows a plus sign does not count, and for Gmail neither do dots. */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const [name = ''] = local.split('+');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
