import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { type Sealer, type Secrets, signer } from '../domain/core/links/links.ts';
import type { Prisma } from '../generated/prisma/client.ts';

/** What the account library signs and encrypts with the product's secrets. */

/** The version number that is stored with encrypted data. It depends on the secret alone, so that the list can be reordered. */
const versionOf = (secret: string): number => createHash('sha256').update(`version:${secret}`).digest().readUInt32BE(0);

/** The library's own list: it encrypts with the first, and decrypts with each. */
export const versionedSecrets = (secrets: Secrets) => secrets.map((value) => ({ version: versionOf(value), value }));

const keyOf = (secrets: Secrets) => ({
  keys: new Map(secrets.map((secret) => [versionOf(secret), secret])),
  currentVersion: versionOf(secrets[0]),
});

/** The same text, encrypted with the newest secret; null if none of the secrets opens it. */
export async function encryptedAnew(secrets: Secrets, data: string): Promise<string | null> {
  if (data.startsWith(`$ba$${versionOf(secrets[0])}$`)) return data;
  // Before there was a list, the library did not name the secret.
  const bare = data.startsWith('$ba$') ? (data.split('$').at(-1) ?? '') : data;
  for (const key of secrets) {
    const text = await symmetricDecrypt({ key, data: bare }).catch(() => null);
    if (text !== null) return symmetricEncrypt({ key: keyOf(secrets), data: text });
  }
  return null;
}

/** The product's own stored secrets, encrypted in the same way. */
export const sealer = (secrets: Secrets): Sealer => ({
  seal: (text) => symmetricEncrypt({ key: keyOf(secrets), data: text }),
  open: (sealed) => symmetricDecrypt({ key: keyOf(secrets), data: sealed }),
});

/**
 * A header of cookies in which those that an older secret has signed are signed with the newest one, the only one with which the
 * library checks them.
 */
export function withNewSignatures(secrets: Secrets, header: string): string {
  const [newest, ...older] = secrets;
  if (older.length === 0) return header;
  return header.replace(
    /((?:^|;\s*)(?:__Secure-)?hourhand\.[^=;]+=)([^;]*)/g,
    (all, start: string, encoded: string) => {
      const [value, signature] = signedParts(encoded);
      if (value === null || !older.some((secret) => isSame(signatureOf(secret, value), signature))) return all;
      return start + encodeURIComponent(`${value}.${signatureOf(newest, value)}`);
    },
  );
}

function signedParts(encoded: string): [value: string | null, signature: string] {
  try {
    const text = decodeURIComponent(encoded);
    const at = text.lastIndexOf('.');
    return at > 0 ? [text.slice(0, at), text.slice(at + 1)] : [null, ''];
  } catch {
    return [null, ''];
  }
}

const signatureOf = (secret: string, value: string): string =>
  createHmac('sha256', secret).update(value).digest('base64');

function isSame(one: string, other: string): boolean {
  const [made, given] = [Buffer.from(one), Buffer.from(other)];
  return made.length === given.length && timingSafeEqual(made, given);
}

/** The row of `secret` that names the secrets under which something is stored, by a hash of each. */
const fingerprintsName = 'application-fingerprints';

/** Something is stored that needs a secret that is not given. The text is for the person who starts the product. */
export class SecretMissing extends Error {
  override name = 'SecretMissing';
}

/** Where secrets come from: HOURHAND_SECRET, or else the database, which makes its own on first use. */
export type SecretSources = { given: Secrets | undefined; own: () => Promise<string> };

/**
 * The secrets of this process. Secrets of two-factor logins and webhooks that are stored under an older one are encrypted with the
 * newest, so that the older one can go.
 * @throws SecretMissing when something is stored that none of them opens
 */
export async function openSecrets(db: Prisma.TransactionClient, { given, own }: SecretSources): Promise<Secrets> {
  const secrets: Secrets = given ?? [await own()];
  const isMissing =
    (await encryptTwoFactor(db, secrets)) || (await encryptWebhooks(db, secrets)) || (await missesHashes(db, secrets));
  if (isMissing) throw new SecretMissing(await explanation(db, given));
  return secrets;
}

/** Whether one is stored that does not open. Then none has changed. */
async function encryptTwoFactor(db: Prisma.TransactionClient, secrets: Secrets): Promise<boolean> {
  const changed: { id: number; stored: string; secret: string; backupCodes: string }[] = [];
  for (const row of await db.twoFactor.findMany({ select: { id: true, secret: true, backupCodes: true } })) {
    const [secret, backupCodes] = await Promise.all([
      encryptedAnew(secrets, row.secret),
      encryptedAnew(secrets, row.backupCodes),
    ]);
    if (secret === null || backupCodes === null) return true;
    if (secret !== row.secret || backupCodes !== row.backupCodes) {
      changed.push({ id: row.id, stored: row.secret, secret, backupCodes });
    }
  }
  for (const { id, stored, ...data } of changed) {
    // Unless another process has done it, or its owner has set it up again.
    await db.twoFactor.updateMany({ where: { id, secret: stored }, data });
  }
  return false;
}

/** The same for the secrets of webhook endpoints. */
async function encryptWebhooks(db: Prisma.TransactionClient, secrets: Secrets): Promise<boolean> {
  const changed: { id: number; stored: string; secret: string; formerSecret: string | null }[] = [];
  for (const row of await db.webhookEndpoint.findMany({ select: { id: true, secret: true, formerSecret: true } })) {
    const secret = await encryptedAnew(secrets, row.secret);
    const formerSecret = row.formerSecret && (await encryptedAnew(secrets, row.formerSecret));
    if (secret === null || (formerSecret === null && row.formerSecret !== null)) return true;
    if (secret !== row.secret || formerSecret !== row.formerSecret) {
      changed.push({ id: row.id, stored: row.secret, secret, formerSecret });
    }
  }
  for (const { id, stored, ...data } of changed) {
    // Unless another process has done it, or its owner has replaced it.
    await db.webhookEndpoint.updateMany({ where: { id, secret: stored }, data });
  }
  return false;
}

/**
 * Whether keyed hashes are stored under a secret that is not given: of emails that are banned, or that ask for no references. What
 * they were made of is not known, so they cannot be made anew.
 */
async function missesHashes(db: Prisma.TransactionClient, secrets: Secrets): Promise<boolean> {
  const given = signer(secrets).withEach('fingerprint');
  const [banned, refused, row] = await Promise.all([
    db.bannedEmail.findFirst({ select: { key: true } }),
    db.referenceRefusal.findFirst({ select: { emailKey: true } }),
    db.secret.findUnique({ where: { name: fingerprintsName } }),
  ]);
  const needed = banned || refused ? (row?.value.split(',') ?? []) : [];
  if (needed.some((fingerprint) => !given.includes(fingerprint))) return true;
  // The newest may be used for more from now on.
  const value = [...new Set([...given.slice(0, 1), ...needed])].join(',');
  await db.secret.upsert({
    where: { name: fingerprintsName },
    create: { name: fingerprintsName, value },
    update: { value },
  });
  return false;
}

async function explanation(db: Prisma.TransactionClient, given: Secrets | undefined): Promise<string> {
  if (!given) {
    return 'HOURHAND_SECRET: is needed, because two-factor logins, webhooks or bans are stored that were made with it';
  }
  const own = await db.secret.findUnique({ where: { name: 'application' }, select: { name: true } });
  const former = own
    ? "an older secret, or the database's own (SELECT value FROM secret WHERE name = 'application')"
    : 'an older secret';
  return `HOURHAND_SECRET: does not open two-factor logins, webhooks or bans that are stored; add ${former} to the list, after the new one and a comma`;
}
