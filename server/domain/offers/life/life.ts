import type { JobOffer, Prisma } from '../../../generated/prisma/client.ts';
import type { AuditAction } from '../../core/audit/actions.ts';
import { audited } from '../../core/audit/audited.ts';
import { announceEdit } from '../../core/audit/recordEdit.ts';
import { Conflict, NotFound } from '../../core/failures/errors.ts';
import { requireAdmin } from '../../core/viewer/require.ts';
import { verb } from '../../core/viewer/verb.ts';
import type { Change } from '../../core/write/change.ts';
import { spend } from '../../core/write/spend.ts';
import { write } from '../../core/write/write.ts';
import type { OfferContext } from '../context.ts';
import { editableJobOffers } from '../jobOffer/jobOffer.policy.ts';
import { notPublic, published, type StateColumns } from '../jobOffer/state.ts';
import { changeStateIn } from './changeState.ts';

/** What changes an offer's state, and what the audit log calls it. */
type Step = { action: AuditAction; change: (ctx: OfferContext, offer: JobOffer) => StateColumns | null };

const steps = {
  // What is stored has passed the rules of the form, so nothing is left to ask.
  publish: {
    action: 'jobOffer.save',
    change: (ctx, offer) => {
      if (offer.state === 'ACTIVE') return null;
      if (offer.state !== 'DRAFT') throw new Conflict('Only a draft can be published. Please renew this offer.');
      return published(offer, ctx.now());
    },
  },
  takeBack: {
    action: 'jobOffer.save',
    change: (_ctx, { state }) => {
      if (state === 'DRAFT') return null;
      if (state !== 'ACTIVE') throw new Conflict('Only an active offer can be taken back.');
      return notPublic;
    },
  },
  fill: {
    action: 'jobOffer.fill',
    change: (_ctx, { state }) => {
      if (state === 'FILLED') return null;
      if (state !== 'ACTIVE') throw new Conflict('Only an active offer can be marked as filled.');
      return { state: 'FILLED' };
    },
  },
  renew: {
    action: 'jobOffer.renew',
    change: (ctx, offer) => {
      if (offer.state === 'DRAFT') throw new Conflict('A draft cannot be renewed. Please publish it.');
      return published(offer, ctx.now());
    },
  },
} satisfies Record<string, Step>;

/**
 * The employer has hired: an active offer is public no longer. Doing it again changes nothing.
 * @throws Conflict for a draft and an expired offer
 */
export const fillJobOffer = verb(
  'OFFERS',
  editableJobOffers,
  [NotFound, Conflict],
  async (ctx: OfferContext, _own, id: number): Promise<JobOffer> => step(ctx, 'fill', id),
);

/**
 * An offer that is or was public is public for a whole period from now on.
 * @throws Conflict for a draft
 */
export const renewJobOffer = verb(
  'OFFERS',
  editableJobOffers,
  [NotFound, Conflict],
  async (ctx: OfferContext, _own, id: number): Promise<JobOffer> => step(ctx, 'renew', id),
);

async function step(ctx: OfferContext, name: keyof typeof steps, id: number): Promise<JobOffer> {
  await spend(ctx, 'jobOfferChanges');
  const { after } = await write(ctx, [], (tx) => changeJobOfferIn(ctx, tx, name, id));
  announceEdit(ctx, 'JOB_OFFER', id);
  return after;
}

/** The same in a transaction. If nothing changes, the offer is the same object before and after. */
export async function changeJobOfferIn(
  ctx: OfferContext,
  tx: Prisma.TransactionClient,
  name: keyof typeof steps,
  id: number,
): Promise<Change<JobOffer>> {
  const { action, change }: Step = steps[name];
  const where = { id, ...editableJobOffers(ctx.viewer), employer: { bannedAt: null } };
  const changed = await changeStateIn(ctx, tx, where, (offer) => change(ctx, offer));
  if (changed.before !== changed.after) await audited(ctx, tx, { action, type: 'JOB_OFFER', ...changed });
  return changed;
}

/** What these steps change. */
export type OfferPeriod = Pick<JobOffer, 'state' | 'expiresAt'> & { stateVersion?: number | undefined };

/**
 * Sets an offer back to what it was before an admin's change, unless its state was changed since, also by its employer and also if
 * that led back to what the change left. Resolves to whether it was set back.
 * @throws SignInRequired, Forbidden, NotFound
 */
export async function restoreJobOffer(
  ctx: OfferContext,
  tx: Prisma.TransactionClient,
  id: number,
  { before, after }: Change<OfferPeriod>,
): Promise<boolean> {
  requireAdmin(ctx.viewer);
  const isSame = ({ state, expiresAt, stateVersion }: JobOffer) =>
    state === after.state &&
    expiresAt?.getTime() === after.expiresAt?.getTime() &&
    stateVersion === (after.stateVersion ?? stateVersion);
  const changed = await changeStateIn(ctx, tx, { id, employer: { bannedAt: null } }, (offer) =>
    isSame(offer) ? { state: before.state, expiresAt: before.expiresAt } : null,
  );
  if (changed.before === changed.after) return false;
  await audited(ctx, tx, { action: 'jobOffer.save', type: 'JOB_OFFER', ...changed });
  return true;
}
