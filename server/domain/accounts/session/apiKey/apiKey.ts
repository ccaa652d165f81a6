import { createHash, randomBytes } from 'node:crypto';
import type { Prisma } from '../../../../generated/prisma/client.ts';
import type { AuditAction } from '../../../core/audit/actions.ts';
import { auditedValues } from '../../../core/audit/audited.ts';
import type { AuditValues } from '../../../core/audit/records.ts';
import type { Ctx, Services } from '../../../core/context.ts';
import { Conflict, InvalidInput, NotFound, ProofRequired } from '../../../core/failures/errors.ts';
import type { Listing } from '../../../core/lists/listing.ts';
import type { MailAbout } from '../../../core/mail/deliver.ts';
import { letter, questions } from '../../../core/mail/letter.ts';
import { validated } from '../../../core/text/input/validation.ts';
import type { KeyGroup } from '../../../core/viewer/keyGroups.input.ts';
import { verb } from '../../../core/viewer/verb.ts';
import { requireAccount, requireAdmin, type Viewer } from '../../../core/viewer/viewer.ts';
import { write } from '../../../core/write/write.ts';
import { type AccountMail, queueMailsToOwner } from '../../email/account.mail.ts';
import { removeSessions, requireProof } from '../grants.ts';
import { apiKeySchema } from './apiKey.input.ts';
import { managedKeys } from './apiKey.policy.ts';

/** Keys begin with this, so that people and scanners of leaked secrets know what they see. */
const prefix = 'hh_';

/** How many characters of a key are stored and shown. */
const shown = 8;

/** The token of the session that a key stands for. No browser has one like it. */
export const tokenOfKey = (key: string): string => `key:${createHash('sha256').update(key).digest('hex')}`;

/** A new key: 256 random bits. */
function newKey(): { key: string; start: string; token: string } {
  const key = prefix + randomBytes(32).toString('base64url');
  return { key, start: key.slice(0, shown), token: tokenOfKey(key) };
}

/**
 * API keys (docs/decisions/0135). Each has a session of its own, so that ending the sessions of an account ends its keys.
 */

/** Valid ones of one account. */
export const maxApiKeys = 20;

const dayMs = 24 * 3600 * 1000;

/** How long a replaced key stays valid, so that programs can change over. */
const overlapMs = dayMs;

/** A key that was made now: the only time that it is known. */
export type MadeKey = { apiKeyId: number; key: string };

/** What a key may do, and for how many days. */
type Rights = { name: string; groups: string[]; canWrite: boolean; origins: string[]; days: number };

/** The viewer's own valid keys, newest first. */
export const liveApiKeys = (viewer: Viewer, now: Date): Listing<Prisma.ApiKeyWhereInput> => ({
  where: { userId: requireAccount(viewer).id, session: { expiresAt: { gt: now } } },
  order: [{ field: 'createdAt', direction: 'desc' }],
});

/** The valid keys of an integration, newest first. Only admins read integrations. */
export const liveKeysOfIntegration = (now: Date) =>
  ({ where: { session: { expiresAt: { gt: now } } }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] }) as const;

/** Whom a key belongs to, and who hears of it: the owner, or the admin who has made the integration. */
type Owner = { userId: number; receiverId: number; integration: { id: number; name: string } | null };

/**
 * Makes a key for the viewer's own account, or by an admin for an integration.
 * @throws ProofRequired, InvalidInput by field, Conflict if there are too many, NotFound for an integration that has ended
 */
export const addApiKey = verb(
  null,
  requireAccount,
  [ProofRequired, InvalidInput, NotFound, Conflict],
  async (
    ctx: Ctx,
    viewer,
    input: {
      integrationId: number | null;
      name: string;
      groups: KeyGroup[];
      canWrite: boolean;
      origins?: string[] | null;
      days: number;
    },
  ): Promise<MadeKey> => {
    await requireProof(ctx, viewer);
    const { integrationId } = input;
    const whose = integrationId === null ? { id: viewer.id } : ofIntegration(ctx.viewer, integrationId);
    const rights = validated(apiKeySchema, { ...input, origins: input.origins ?? [] });
    const owner = await ownerOf(ctx, whose);
    return write(ctx, [owner.userId], async (tx) => {
      const made = await store(ctx, tx, owner, rights);
      const { days, name: key, ...others } = rights;
      await noted(ctx, tx, owner, { action: 'integration.addKey', after: { key, ...others, days } });
      await mailed(ctx, tx, owner, made, false);
      return made;
    });
  },
);

/**
 * Replaces a key by one with the same rights, for as many days as the former was made for. The former stays valid for a day, and is
 * not replaced again.
 * @throws ProofRequired, NotFound, Conflict if there are too many, or for a key that is replaced
 */
export const rotateApiKey = verb(
  null,
  requireAccount,
  [ProofRequired, NotFound, Conflict],
  async (ctx: Ctx, viewer, id: number): Promise<MadeKey> => {
    await requireProof(ctx, viewer);
    const managed = { id, ...managedKeys(ctx.viewer) };
    const owner = await ownerOf(ctx, { apiKeys: { some: managed } });
    return write(ctx, [owner.userId], async (tx) => {
      const now = ctx.now();
      const former = await tx.apiKey.findFirst({
        where: { ...managed, session: { expiresAt: { gt: now } } },
        include: { session: true },
      });
      if (!former) throw new NotFound();
      if (former.replacedAt) throw new Conflict('This key is replaced already. Please replace the newer one.');
      const { name, groups, canWrite, origins, session } = former;
      const days = former.days ?? Math.ceil((session.expiresAt.getTime() - session.createdAt.getTime()) / dayMs);
      const made = await store(ctx, tx, owner, { name, groups, canWrite, origins, days });
      const end = new Date(Math.min(session.expiresAt.getTime(), now.getTime() + overlapMs));
      await tx.session.update({ where: { id: session.id }, data: { expiresAt: end } });
      await tx.apiKey.update({ where: { id }, data: { replacedAt: now }, select: { id: true } });
      await noted(ctx, tx, owner, { action: 'integration.replaceKey', after: { key: name } });
      await mailed(ctx, tx, owner, made, true);
      return made;
    });
  },
);

/** Ends a key, and what was opened with it. */
export const revokeApiKey = verb(
  null,
  requireAccount,
  [NotFound],
  async (ctx: Ctx, _viewer, id: number): Promise<void> => {
    const managed = { id, ...managedKeys(ctx.viewer) };
    const owner = await ownerOf(ctx, { apiKeys: { some: managed } });
    const ended = await write(ctx, [owner.userId], async (tx) => {
      const key = await tx.apiKey.findFirst({ where: managed, select: { name: true, sessionId: true } });
      if (!key) throw new NotFound();
      await noted(ctx, tx, owner, { action: 'integration.revokeKey', before: { key: key.name } });
      return removeSessions(tx, { id: key.sessionId });
    });
    for (const sessionId of ended) ctx.events.publish('accessChanged', { sessionId });
  },
);

/** @throws Forbidden for all but admins */
function ofIntegration(viewer: Viewer, id: number): Prisma.UserWhereInput {
  requireAdmin(viewer);
  return { integration: { id } };
}

/** @throws NotFound */
async function ownerOf({ db }: Pick<Ctx, 'db'>, where: Prisma.UserWhereInput): Promise<Owner> {
  const owner = await db.user.findFirst({ where, select: { id: true, name: true, integration: true } });
  if (!owner) throw new NotFound();
  const { id: userId, name, integration } = owner;
  if (!integration) return { userId, receiverId: userId, integration };
  return { userId, receiverId: integration.madeById, integration: { id: integration.id, name } };
}

async function store(ctx: Ctx, tx: Prisma.TransactionClient, { userId }: Owner, rights: Rights): Promise<MadeKey> {
  const createdAt = ctx.now();
  const live = await tx.apiKey.count({ where: { userId, session: { expiresAt: { gt: createdAt } } } });
  if (live >= maxApiKeys) throw new Conflict(`An account has ${maxApiKeys} keys at most. Please revoke one first.`);
  const { key, start, token } = newKey();
  const expiresAt = new Date(createdAt.getTime() + rights.days * dayMs);
  const { id: apiKeyId } = await tx.apiKey.create({
    data: {
      ...rights,
      start,
      createdAt,
      user: { connect: { id: userId } },
      session: { create: { token, userId, createdAt, expiresAt } },
    },
    select: { id: true },
  });
  return { apiKeyId, key };
}

/** The audit log is about what belongs to the office: an admin's own keys are their own affair. */
async function noted(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  { integration }: Owner,
  change: { action: AuditAction; before?: AuditValues; after?: AuditValues },
): Promise<void> {
  if (integration) {
    await auditedValues(ctx, tx, { type: 'INTEGRATION', id: integration.id, label: integration.name, ...change });
  }
}

/** Tells whoever has to know that there is a new key. */
const mailed = (
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  { userId: keyOfId, receiverId: userId }: Owner,
  { apiKeyId: keyId }: MadeKey,
  isReplacement: boolean,
): Promise<void> => {
  const byId = requireAccount(ctx.viewer).id;
  return queueMailsToOwner(ctx, tx, [{ kind: 'keyMade', userId, byId, keyOfId, keyId, isReplacement }]);
};

type KeyMade = Extract<AccountMail, { kind: 'keyMade' }>;

/**
 * Tells the owner of an account, or the admin who has made an integration, of a new key. It is sent though the key may be revoked
 * by now, because it may have been used. Null for an account without an email.
 */
export async function keyMadeMail(
  { db, links, productName, supportEmail }: Services,
  { userId, byId, keyOfId, keyId, isReplacement }: KeyMade,
): Promise<MailAbout | null> {
  const receiver = await db.user.findUnique({ where: { id: userId }, select: { loginEmail: true } });
  if (!receiver?.loginEmail) return null;
  const key = await db.apiKey.findUnique({ where: { id: keyId }, select: { name: true } });
  const owner = await db.user.findUnique({ where: { id: keyOfId }, select: { name: true, integration: true } });
  const maker = await db.user.findUnique({ where: { id: byId }, select: { name: true } });
  const integration = owner?.integration ?? null;
  const what = `${isReplacement ? 'replaced the key' : 'made the key'} ${key ? `'${key.name}'` : 'of a program, which is revoked by now'}`;
  const former = isReplacement ? ' The former key stays valid for a day.' : '';
  const mail = letter({
    subject: integration ? `A new key for ${owner?.name}` : `A new key for your ${productName} account`,
    text: integration
      ? [
          'Hello,',
          `${byId === userId ? 'you have' : `${maker?.name ?? 'an admin'} has`} ${what} of the integration ${owner?.name}.${former}`,
          'If nobody should have done this, please revoke the key now and look at the audit log.',
        ]
      : [
          'Hello,',
          `you have ${what}. A program that has the key acts as you.${former}`,
          'If this was not you, please revoke the key now, and change your password.',
        ],
    link: integration
      ? { action: 'See the keys of the integration', url: links.integration(integration.id) }
      : { action: 'See your keys', url: links.apiKeys() },
    foot: questions(supportEmail),
    productName,
  });
  return { to: receiver.loginEmail, people: [userId], ...mail };
}
