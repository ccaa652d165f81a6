import { randomInt } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

function randomText(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** Such as `cus_Nc0xG2T1rW8k9QeY4bLm7hVd`: 24 characters, 142 random bits. */
export function newId(prefix: string): string {
  return `${prefix}_${randomText(24)}`;
}

/** What lets a browser read and confirm one payment intent. */
export function newClientSecret(intentId: string): string {
  return `${intentId}_secret_${randomText(25)}`;
}

/** How a customer's invoice numbers begin. */
export function newInvoicePrefix(): string {
  return randomText(8).toUpperCase();
}

/** What a webhook endpoint's messages are signed with. */
export function newWebhookSecret(): string {
  return `whsec_${randomText(32)}`;
}
