import type { ApiKey, Prisma } from '../../../../generated/prisma/client.ts';
import { Conflict, InvalidInput, NotFound } from '../../../core/failures/errors.ts';
import type { Listing } from '../../../core/lists/listing.ts';
import { validated } from '../../../core/text/input/validation.ts';
import type { KeyGroup } from '../../../core/viewer/keyGroups.input.ts';
import { requireAccount } from '../../../core/viewer/require.ts';
import { verb } from '../../../core/viewer/verb.ts';
import type { Viewer } from '../../../core/viewer/viewer.ts';
import { write } from '../../../core/write/write.ts';
import type { AccountContext } from '../../context.ts';
import { removeSessions } from '../session.ts';
import { apiKeySchema } from './apiKey.input.ts';
import { newKey } from './secret.ts';

/**
 * API keys (docs/decisions/0135). Each has a session of its own, so that ending the sessions of an account ends its keys.
 */

/** Valid ones of one account. */
export const maxApiKeys = 20;

const dayMs = 24 * 3600 * 1000;

/** How long a replaced key stays valid, so that programs can change over. */
const overlapMs = dayMs;

/** A key that was made now: the only time that it is known. */
export type MadeKey = { apiKey: ApiKey; key: string };

/** The viewer's own valid keys, newest first. */
export const liveApiKeys = (viewer: Viewer, now: Date): Listing<Prisma.ApiKeyWhereInput> => ({
  where: { userId: requireAccount(viewer).id, session: { expiresAt: { gt: now } } },
  order: [{ field: 'createdAt', direction: 'desc' }],
});

/**
 * Makes a key for the viewer's own account.
 * @throws InvalidInput by field, Conflict if there are too many
 */
export const addApiKey = verb(
  null,
  requireAccount,
  [InvalidInput, Conflict],
  (
    ctx: AccountContext,
    { id: userId },
    input: { name: string; groups: KeyGroup[]; canWrite: boolean; days: number },
  ): Promise<MadeKey> => {
    const { days, ...rights } = validated(apiKeySchema, input);
    return write(ctx, [userId], (tx) => store(ctx, tx, userId, { ...rights, lifeMs: days * dayMs }));
  },
);

/**
 * Replaces a key by one with the same rights, which is valid as long as the former was meant to be. The former stays valid for a day.
 * @throws NotFound, Conflict if there are too many
 */
export const rotateApiKey = verb(
  null,
  requireAccount,
  [NotFound, Conflict],
  (ctx: AccountContext, { id: userId }, id: number): Promise<MadeKey> =>
    write(ctx, [userId], async (tx) => {
      const now = ctx.now();
      const former = await tx.apiKey.findFirst({
        where: { id, userId, session: { expiresAt: { gt: now } } },
        include: { session: true },
      });
      if (!former) throw new NotFound();
      const { name, groups, canWrite, session } = former;
      const lifeMs = session.expiresAt.getTime() - session.createdAt.getTime();
      const made = await store(ctx, tx, userId, { name, groups, canWrite, lifeMs });
      const end = new Date(Math.min(session.expiresAt.getTime(), now.getTime() + overlapMs));
      await tx.session.update({ where: { id: session.id }, data: { expiresAt: end } });
      return made;
    }),
);

/** Ends one of the viewer's keys, and what was opened with it. */
export const revokeApiKey = verb(
  null,
  requireAccount,
  [NotFound],
  async (ctx: AccountContext, { id: userId }, id: number): Promise<void> => {
    const ended = await write(ctx, [userId], (tx) => removeSessions(tx, { userId, apiKey: { id } }));
    if (ended.length === 0) throw new NotFound();
    for (const sessionId of ended) ctx.events.publish('accessChanged', { sessionId });
  },
);

async function store(
  ctx: AccountContext,
  tx: Prisma.TransactionClient,
  userId: number,
  { lifeMs, ...rights }: { name: string; groups: string[]; canWrite: boolean; lifeMs: number },
): Promise<MadeKey> {
  const createdAt = ctx.now();
  const live = await tx.apiKey.count({ where: { userId, session: { expiresAt: { gt: createdAt } } } });
  if (live >= maxApiKeys) throw new Conflict(`An account has ${maxApiKeys} keys at most. Please revoke one first.`);
  const { key, start, token } = newKey();
  const expiresAt = new Date(createdAt.getTime() + lifeMs);
  const apiKey = await tx.apiKey.create({
    data: {
      ...rights,
      start,
      createdAt,
      user: { connect: { id: userId } },
      session: { create: { token, userId, createdAt, expiresAt } },
    },
  });
  return { apiKey, key };
}
