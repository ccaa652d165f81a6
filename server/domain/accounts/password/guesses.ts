import type { Prisma } from '../../../generated/prisma/client.ts';
import type { Services } from '../../core/context.ts';
import { type Failure, InvalidInput } from '../../core/failures/errors.ts';
import { wrongCodesAllowed } from '../../core/keys/accountKeys.ts';
import { type Writer, write } from '../../core/write/write.ts';

/**
 * Passwords and codes that people type. An attempt counts before its check or together with it, so that many at once are as many
 * attempts. Only a checked secret counts: an outage is not a wrong password. Refusals are logged.
 */

/** What is guessed, as the log names it. */
export type SecretKind =
  | 'login'
  | 'password'
  | 'two-factor code'
  | 'backup code'
  | 'two-factor change'
  | 'sign-up code'
  | 'email code'
  | 'phone code'
  | 'password link'
  | 'refresh token';

/** `account`: the id of the account that the secret belongs to, if there is one. `address`: the client's. */
export type Guess = { kind: SecretKind; account: number | null; address: string };

/**
 * Logs a refused secret, without the secret and without what was typed beside it: an email may be a stranger's.
 * @param reason `wrong`, `used`, `too many`, `void`, or the account library's word for it
 */
export function noteRefusal({ log }: Pick<Services, 'log'>, { kind, account, address }: Guess, reason: string): void {
  log.info({ event: kind, reason, account, address }, 'a login or a code was refused');
}

/** Logs that a session has begun, by which secret. */
export function noteLogin({ log }: Pick<Services, 'log'>, { kind, account, address }: Guess): void {
  log.info({ event: kind, account, address }, 'a person logged in');
}

/** Checks a secret whose attempt was counted before. The attempt is taken back if the check fails to run. */
export async function afterCounting<Result>(
  counted: Promise<() => Promise<void>>,
  check: () => Promise<Result>,
): Promise<Result> {
  const takeBack = await counted;
  try {
    return await check();
  } catch (error) {
    await takeBack();
    throw error;
  }
}

/**
 * Checks a secret of which an account may have so many wrong ones in a time. A right one ends the count.
 * @param check gives null for a wrong one
 * @throws `limit.wrong` or `limit.tooMany`
 */
export async function requireSecret<Result>(
  services: Pick<Services, 'counters' | 'log'>,
  guess: Guess,
  limit: { key: string; allowed: number; within: number; wrong: () => Failure; tooMany: () => Failure },
  check: () => Promise<Result | null>,
): Promise<Result> {
  const { counters } = services;
  const { count } = await counters.add(limit.key, limit.within);
  if (count > limit.allowed) {
    noteRefusal(services, guess, 'too many');
    throw limit.tooMany();
  }
  const result = await afterCounting(
    Promise.resolve(() => counters.takeBack(limit.key)),
    check,
  );
  if (result === null) {
    noteRefusal(services, guess, 'wrong');
    throw limit.wrong();
  }
  await counters.reset(limit.key);
  return result;
}

/** The rows with a code that can still be confirmed. */
export const openCode = (now: Date) => ({ expiresAt: { gt: now }, wrongCodes: { lt: wrongCodesAllowed } });

/** A code that was sent, as a row that counts wrong attempts. */
export type SentCode<Row> = {
  /** Adds to the wrong attempts of an open code and gives its row, which is locked then. */
  count: (tx: Prisma.TransactionClient, wrong: { increment: 0 | 1 }) => Promise<Row[]>;
  /** What its hash was made for. */
  purposeOf: (row: Row) => string;
  messages: { wrong: string; void: string };
};

/**
 * Checks a code that was sent, in the transaction that counts. Gives its row.
 * @throws InvalidInput on `code`
 */
export async function requireSentCode<Row extends { codeHash: string }>(
  services: Writer & Pick<Services, 'codes' | 'log'>,
  guess: Guess,
  code: string,
  { count, purposeOf, messages }: SentCode<Row>,
): Promise<Row> {
  const { account } = guess;
  const { row, isRight } = await write(services, account === null ? [] : [account], async (tx) => {
    const [row] = await count(tx, { increment: 0 });
    const isRight = row !== undefined && services.codes.matches(purposeOf(row), code, row.codeHash);
    if (row && !isRight) await count(tx, { increment: 1 });
    return { row, isRight };
  });
  if (row && isRight) return row;
  noteRefusal(services, guess, row ? 'wrong' : 'void');
  throw InvalidInput.of('code', row ? messages.wrong : messages.void);
}
