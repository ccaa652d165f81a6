import type { JobOffer } from '../../generated/prisma/client.ts';
import type { AuditAction } from '../audit/actions.ts';
import { audited } from '../audit/audited.ts';
import type { DomainContext } from '../context.ts';
import { Conflict } from '../errors.ts';
import { changeState } from './changeState.ts';
import { editableJobOffers } from './jobOffer.policy.ts';
import { published, type StateColumns } from './state.ts';

/**
 * The employer has hired: an active offer is public no longer. Doing it again changes nothing.
 * @throws SignInRequired, Forbidden, NotFound, Conflict for a draft and an expired offer.
 */
export const fillJobOffer = async (ctx: DomainContext, id: number): Promise<JobOffer> =>
  changeByViewer(ctx, 'jobOffer.fill', id, ({ state }) => {
    if (state === 'FILLED') return null;
    if (state !== 'ACTIVE') throw new Conflict('Only an active offer can be marked as filled.');
    return { state: 'FILLED' };
  });

/**
 * An offer that is or was public is public for a whole period from now on.
 * @throws SignInRequired, Forbidden, NotFound, Conflict for a draft.
 */
export const renewJobOffer = async (ctx: DomainContext, id: number): Promise<JobOffer> =>
  changeByViewer(ctx, 'jobOffer.renew', id, (offer) => {
    if (offer.state === 'DRAFT') throw new Conflict('A draft cannot be renewed. Please publish it.');
    return published(offer, ctx.now());
  });

const changeByViewer = (
  ctx: DomainContext,
  action: AuditAction,
  id: number,
  change: (offer: JobOffer) => StateColumns | null,
): Promise<JobOffer> =>
  changeState(
    ctx,
    { id, ...editableJobOffers(ctx.viewer), employer: { bannedAt: null } },
    change,
    (tx, before, after) => audited(ctx, tx, { action, type: 'JOB_OFFER', before, after }),
  );
