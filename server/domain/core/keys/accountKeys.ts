import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Signer } from '../links/links.ts';
import { hourMs } from '../text/durations.ts';

/**
 * The tokens of an app. A refresh token is the secret of its login and one of its own. The tokens that follow it are keyed hashes of it, so
 * that a repeated refresh gets the same ones, though only their hashes are stored.
 */
export type AppTokens = {
  /** Of a new login. */
  first: () => TokenPair;
  /** What follows a refresh token, by each secret of the product, the newest first. */
  after: (refreshToken: string) => TokenPair[];
};

export type TokenPair = { accessToken: string; refreshToken: string };

/** They begin with these, so that people and scanners of leaked secrets know what they see. */
const accessPrefix = 'hha_';
const refreshPrefix = 'hhr_';

export function appTokens(signer: Signer): AppTokens {
  const random = () => randomBytes(32).toString('base64url');
  const accessToken = (hash: string) => accessPrefix + hash;
  return {
    first: () => ({ accessToken: accessToken(random()), refreshToken: `${refreshPrefix}${random()}.${random()}` }),
    after: (refreshToken) => {
      const accesses = signer.withEach(`access after:${refreshToken}`);
      const [family] = refreshToken.split('.');
      return signer.withEach(`refresh after:${refreshToken}`).map((secret, at) => ({
        accessToken: accessToken(accesses[at] ?? ''),
        refreshToken: `${family}.${secret}`,
      }));
    },
  };
}

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

export const isAccessToken = (sent: string): boolean => sent.startsWith(accessPrefix);

/** The token of the session that an access token stands for. No browser has one like it. */
export const sessionTokenOf = (accessToken: string): string => `access:${hashOfToken(accessToken)}`;

/** The hash by which the login of a refresh token is found; null for what is none. */
export function familyHashOf(refreshToken: string): string | null {
  const [family = '', secret, ...others] = refreshToken.split('.');
  return family.startsWith(refreshPrefix) && secret && others.length === 0 ? hashOfToken(family) : null;
}

/** Links of the account library in mails, answered under /api/auth. They are valid for 24 hours. */
export type EmailLinks = {
  /** Confirms the email of an account. */
  confirm: (email: string) => Promise<string>;
};

/**
 * What is kept of the email of a banned account that was deleted: a keyed hash, from which it cannot be read. Under each secret, the
 * newest first, which is the one to store.
 */
export type BannedEmailKeys = (email: string) => string[];

export const bannedEmailKeys =
  (signer: Signer): BannedEmailKeys =>
  (email) =>
    signer.withEach(`banned email:${email.trim().toLowerCase()}`);

/**
 * A value that a browser keeps after it has signed in. Its attempts to sign in to that account are counted on their own, so
 * that wrong passwords from elsewhere do not delay the owner (OWASP: device cookies). It opens nothing by itself.
 */
export type KnownBrowsers = {
  issue: (email: string) => string;
  /** The id of the browser; null for a value of another account, or one that is not ours. */
  read: (value: string | undefined, email: string) => string | null;
};

export function knownBrowsers(signer: Signer): KnownBrowsers {
  const signed = (id: string, email: string) => `browser:${id}:${email.toLowerCase()}`;
  return {
    issue: (email) => {
      const id = randomUUID();
      return `${id}.${signer.sign(signed(id, email))}`;
    },
    read: (value, email) => {
      const [id = '', signature = ''] = value?.split('.') ?? [];
      return signer.verifies(signed(id, email), signature) ? id : null;
    },
  };
}

/** Codes that are sent to an email or a phone. A person who can enter one reads what arrives there. */

/** How long a code works, in milliseconds. */
export const codeLifetimeMs = hourMs;
/** How many wrong codes a confirmation takes before it is void. */
export const wrongCodesAllowed = 5;

export type ConfirmationCodes = {
  /** At random. Eight digits by default. */
  make: (digits?: number) => string;
  /** Eight digits, the same for the same seed, so that it need not be stored until it is mailed. */
  of: (seed: string) => string;
  /** What is stored instead of the code. `purpose` names the one confirmation that the code is for. */
  hash: (purpose: string, code: string) => string;
  /** Spaces in the code do not count. */
  matches: (purpose: string, code: string, hash: string) => boolean;
};

export function confirmationCodes(signer: Signer): ConfirmationCodes {
  const signed = (purpose: string, code: string) => `code:${purpose}:${code}`;
  return {
    make: (digits = 8) => String(randomInt(10 ** digits)).padStart(digits, '0'),
    of: (seed) => {
      const bytes = Buffer.from(signer.sign(`code of:${seed}`), 'base64url');
      return String(bytes.readUIntBE(0, 6) % 10 ** 8).padStart(8, '0');
    },
    hash: (purpose, code) => signer.sign(signed(purpose, code)),
    matches: (purpose, code, stored) => signer.verifies(signed(purpose, code.replaceAll(' ', '')), stored),
  };
}

/** As a mail shows it: two groups of four digits. */
export const readableCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;
