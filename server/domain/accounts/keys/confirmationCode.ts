import { randomInt } from 'node:crypto';
import type { Signer } from '../../core/links/signer.ts';

/** Codes that are sent to an email or a phone. A person who can enter one reads what arrives there. */

/** How long a code works, in milliseconds. */
export const codeLifetimeMs = 3_600_000;
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
