import { createHash } from 'node:crypto';
import { TooMany } from '../failures/errors.ts';

/** How often signing in and the mails around it may be tried. Unknown emails count like those of accounts. */
export type AttemptLimits = {
  /** Wrong passwords of one account before each further attempt has to wait. */
  signInsPerAccount: number;
  /** Attempts to sign in from one address in a minute. */
  signInsPerAddress: number;
  /** Mails to emails that were typed in, from one address in a minute. */
  accountMailsPerAddress: number;
  /** The same of one account in an hour. */
  accountMailsPerAccount: number;
  /** The same to one mailbox in an hour. */
  accountMailsPerEmail: number;
  /** All mails to a mailbox that no account has confirmed, in a day. */
  mailsPerUnconfirmedEmail: number;
};

type Counting = { counters: Counters; attemptLimits: AttemptLimits };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** How long attempts are remembered, from the first one. */
const rememberedMs = 24 * hourMs;
/** The first delay; each further attempt doubles it. */
export const firstDelayMs = 30_000;
/** Capped: a stranger's wrong passwords must not lock the owner out. */
export const longestDelayMs = 15 * minuteMs;

/** The origin of a sign-in attempt. */
export type SignInAttempt = {
  email: string;
  /** The client's network address. */
  address: string;
  /** The id of a browser that has signed in to this account before; null for any other. */
  browser: string | null;
};

/**
 * Counts an attempt to sign in before its password is checked, so that many at once are as many attempts. Call the result if the
 * password could not be checked: then the attempt does not count.
 * @throws TooMany with the seconds to wait.
 */
export async function admitSignIn(services: Counting, attempt: SignInAttempt): Promise<() => Promise<void>> {
  const { counters, attemptLimits } = services;
  const fromAddress = `signIn:address:${attempt.address}`;
  const takeBackAddress = await countWithin(counters, fromAddress, attemptLimits.signInsPerAddress, minuteMs);
  const { tries, delay } = keysOf(attempt);
  const open = await counters.read(delay);
  if (open) throw tooMany(open.endsIn);
  const { count } = await counters.add(tries, rememberedMs);
  const beyond = count - attemptLimits.signInsPerAccount;
  const takeBack = async () => {
    await takeBackAddress();
    await counters.takeBack(tries);
  };
  if (beyond < 0) return takeBack;
  // The one attempt that begins a delay is let through; the others wait for its end.
  const begun = await counters.add(delay, Math.min(firstDelayMs * 2 ** beyond, longestDelayMs));
  if (begun.count > 1) throw tooMany(begun.endsIn);
  return async () => {
    await takeBack();
    await counters.reset(delay);
  };
}

/** After a right password, or a new one chosen by mail. */
export async function forgetSignInAttempts(
  { counters }: Counting,
  attempt: Pick<SignInAttempt, 'email' | 'browser'>,
): Promise<void> {
  const { tries, delay } = keysOf(attempt);
  await counters.reset(tries);
  await counters.reset(delay);
}

function keysOf({ email, browser }: Pick<SignInAttempt, 'email' | 'browser'>): { tries: string; delay: string } {
  const key = browser === null ? keyOfEmail(email) : `${keyOfEmail(email)}:${browser}`;
  return { tries: `signIn:tries:${key}`, delay: `signIn:delay:${key}` };
}

/** Of one length, whatever is sent. */
const keyOfEmail = (email: string): string => createHash('sha256').update(email.toLowerCase()).digest('base64url');

/**
 * Counts something that may be done only so often. Call it before it is done: many attempts at once are as many attempts. The
 * result takes the count back, for what could not be done.
 * @throws TooMany with the seconds to wait, and a text that begins with `what`.
 */
export async function countWithin(
  counters: Counters,
  key: string,
  allowed: number,
  windowMs: number,
  what?: string,
): Promise<() => Promise<void>> {
  const { count, endsIn } = await counters.add(key, windowMs);
  if (count > allowed) throw tooMany(endsIn, what);
  return () => counters.takeBack(key);
}

export function tooMany(waitMs: number, what = 'Too many attempts.'): TooMany {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const wait =
    seconds <= 60
      ? `${seconds} seconds`
      : seconds <= 7200
        ? `${Math.ceil(seconds / 60)} minutes`
        : `${Math.ceil(seconds / 3600)} hours`;
  return new TooMany(`${what} Please try again in ${wait}.`, seconds);
}

/** The number of occurrences in a time window, which starts with the first occurrence. */
export type Count = {
  /** Including this occurrence. */
  count: number;
  /** Remaining time of the window in milliseconds. */
  endsIn: number;
};

/** Counts occurrences for rate limits: across processes with Redis, otherwise in this process. */
export interface Counters {
  /** @param lasting length of the window in milliseconds */
  add: (key: string, lasting: number) => Promise<Count>;
  /** The current count, without counting; null without an open window. */
  read: (key: string) => Promise<Count | null>;
  /** Takes one occurrence back, as if it had not been counted. */
  takeBack: (key: string) => Promise<void>;
  /** Ends the window. */
  reset: (key: string) => Promise<void>;
}
