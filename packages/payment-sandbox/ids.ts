import { randomInt } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

function randomText(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** Such as `cus_Nc0xG2T1rW8k9QeY4bLm7hVd`: 24 characters, 142 random bits. */
export function newId(prefix: string): string {
  return `${prefix}_${randomText(24)}`;
}

/** The secret with which a browser reads and confirms one payment intent. */
export function newClientSecret(intentId: string): string {
  return `${intentId}_secret_${randomText(25)}`;
}

/** The prefix of a customer's invoice numbers. */
export function newInvoicePrefix(): string {
  return randomText(8).toUpperCase();
}

/** The signing secret of a webhook endpoint. */
export function newWebhookSecret(): string {
  return `whsec_${randomText(32)}`;
}
