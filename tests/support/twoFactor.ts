import { createOTP } from '@better-auth/utils/otp';

/** What an authenticator app with this key shows now, or with a clock that is some steps ahead. The key may have spaces. */
export const appCode = (key: string, ahead = 0): Promise<string> =>
  createOTP(fromBase32(key)).hotp(Math.floor(Date.now() / 30_000) + ahead);

/** The key of the address that a page shows to an app. */
export const keyIn = (totpURI: string): string => new URL(totpURI).searchParams.get('secret') ?? '';

/** The bytes of a key in base32 (RFC 4648), as a string of characters below 256. */
function fromBase32(key: string): string {
  const bits = [...key.replace(/[^A-Z2-7]/g, '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return (bits.match(/.{8}/g) ?? []).map((byte) => String.fromCharCode(Number.parseInt(byte, 2))).join('');
}
