import type { Prisma } from '../../../generated/prisma/client.ts';
import { removeSessions, requireProof } from '../../accounts/session/grants.ts';
import { auditedValues } from '../../core/audit/audited.ts';
import type { Ctx } from '../../core/context.ts';
import { InvalidInput, NotFound, ProofRequired } from '../../core/failures/errors.ts';
import type { Listing } from '../../core/lists/listing.ts';
import { validated } from '../../core/text/input/validation.ts';
import { adminVerb, verb } from '../../core/viewer/verb.ts';
import type { Viewer } from '../../core/viewer/viewer.ts';
import { requireAdmin } from '../../core/viewer/viewer.ts';
import { write } from '../../core/write/write.ts';
import { integrationSchema } from './integration.input.ts';

/**
 * Integrations: programs of the operator, each with an account of its own (docs/decisions/0135). The account is an admin's, so that
 * every rule and the audit log know it; nobody can log in to it, and its keys are all that acts for it.
 */

/**
 * All integrations, newest first. For admins.
 * @throws SignInRequired, Forbidden
 */
export function integrations(viewer: Viewer): Listing<Prisma.IntegrationWhereInput> {
  requireAdmin(viewer);
  return { where: {}, order: [{ field: 'createdAt', direction: 'desc' }] };
}

/**
 * Makes an integration, without a key.
 * @throws ProofRequired, InvalidInput on `name`
 */
export const addIntegration = verb(
  null,
  requireAdmin,
  [ProofRequired, InvalidInput],
  async (ctx: Ctx, admin, input: { name: string }): Promise<number> => {
    await requireProof(ctx, admin);
    const { name } = validated(integrationSchema, input);
    const createdAt = ctx.now();
    return write(ctx, [], async (tx) => {
      const { id } = await tx.integration.create({
        data: {
          createdAt,
          madeBy: { connect: { id: admin.id } },
          user: { create: { role: 'ROLE_ADMIN', name, messageMail: 'NEVER', trialReminders: false, createdAt } },
        },
      });
      await auditedValues(ctx, tx, {
        action: 'integration.add',
        type: 'INTEGRATION',
        id,
        label: name,
        after: { name },
      });
      return id;
    });
  },
);

/**
 * Gives an integration another name. The audit log keeps the former one for what was done before.
 * @throws InvalidInput on `name`, NotFound for one that has ended
 */
export const renameIntegration = adminVerb(
  null,
  [InvalidInput, NotFound],
  async (ctx: Ctx, id: number, input: { name: string }): Promise<number> => {
    const { name } = validated(integrationSchema, input);
    const userId = await accountOf(ctx, id);
    await write(ctx, [userId], async (tx) => {
      const before = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { name: true } });
      await tx.user.update({ where: { id: userId }, data: { name }, select: { id: true } });
      const change = { before, after: { name } };
      await auditedValues(ctx, tx, { action: 'integration.rename', type: 'INTEGRATION', id, label: name, ...change });
    });
    return id;
  },
);

/**
 * Ends an integration for good: all its keys, and what was opened with them.
 * @throws NotFound for one that has ended
 */
export const endIntegration = adminVerb(null, [NotFound], async (ctx: Ctx, id: number): Promise<number> => {
  const userId = await accountOf(ctx, id);
  const ended = await write(ctx, [userId], async (tx) => {
    const { name: label } = await tx.user.update({
      where: { id: userId },
      data: { deletedAt: ctx.now() },
      select: { name: true },
    });
    await auditedValues(ctx, tx, { action: 'integration.end', type: 'INTEGRATION', id, label });
    return removeSessions(tx, { userId });
  });
  for (const sessionId of ended) ctx.events.publish('accessChanged', { sessionId });
  return id;
});

/** @throws NotFound */
async function accountOf({ db }: Pick<Ctx, 'db'>, id: number): Promise<number> {
  const integration = await db.integration.findUnique({ where: { id }, select: { userId: true } });
  if (!integration) throw new NotFound();
  return integration.userId;
}
