import type { JobOffer, Prisma } from '../../../generated/prisma/client.ts';
import type { AuditAction } from '../../core/audit/actions.ts';
import { audited } from '../../core/audit/audited.ts';
import { announceEdit } from '../../core/audit/recordEdit.ts';
import type { Ctx, Services } from '../../core/context.ts';
import { Conflict, NotFound } from '../../core/failures/errors.ts';
import type { RenewalKey } from '../../core/keys/personKeys.ts';
import { verb } from '../../core/viewer/verb.ts';
import { requireAdmin } from '../../core/viewer/viewer.ts';
import { lockUsers } from '../../core/write/locks.sql.ts';
import type { Change } from '../../core/write/onceByKey.ts';
import { spend } from '../../core/write/spend.ts';
import { claimDue, write } from '../../core/write/write.ts';
import { editableJobOffers } from '../jobOffer/jobOffer.policy.ts';
import { dueToExpire, expire } from '../jobOffer/jobOffer.sql.ts';
import { refuseRejected } from '../jobOffer/jobOffer.ts';
import { notPublic, published, type StateColumns } from '../jobOffer/state.ts';
import { queueExpiryMail } from './life.mail.ts';

/** What changes an offer's state, and what the audit log calls it. */
type Step = { action: AuditAction; change: (ctx: Ctx, offer: JobOffer) => StateColumns | null };

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
  async (ctx: Ctx, _own, id: number): Promise<JobOffer> => step(ctx, 'fill', id),
);

/**
 * An offer that is or was public is public for a whole period from now on.
 * @throws Conflict for a draft
 */
export const renewJobOffer = verb(
  'OFFERS',
  editableJobOffers,
  [NotFound, Conflict],
  async (ctx: Ctx, _own, id: number): Promise<JobOffer> => step(ctx, 'renew', id),
);

async function step(ctx: Ctx, name: keyof typeof steps, id: number): Promise<JobOffer> {
  await spend(ctx, 'jobOfferChanges');
  const { after } = await write(ctx, [], (tx) => changeJobOfferIn(ctx, tx, name, id));
  announceEdit(ctx, 'JOB_OFFER', id);
  return after;
}

/** The same in a transaction. If nothing changes, the offer is the same object before and after. */
export async function changeJobOfferIn(
  ctx: Ctx,
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
  ctx: Ctx,
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

/** Ends the offers whose time is over; one that was renewed meanwhile stays active. Called every minute by any number of processes. */
export async function expireJobOffers(services: Pick<Services, 'db' | 'now' | 'queue'>): Promise<void> {
  await claimDue(services, async (tx, { at, limit }) => {
    const due = await dueToExpire(tx, at, limit);
    if (due.length === 0) return 0;
    await lockUsers(tx, [...new Set(due.map(({ employer_id }) => employer_id))]);
    const expired = await expire(
      tx,
      due.map(({ id }) => id),
      at,
    );
    for (const { id, expires_at: expiresAt } of expired) {
      if (expiresAt) await queueExpiryMail(services, tx, { offerId: id, expiresAt, kind: 'expired' });
    }
    return due.length;
  });
}

/** Renewal with the link in a mail, without signing in. */

/** READY: the link renews it. RENEWED: it has been renewed. CLOSED: its employer has filled it or taken it back. */
type RenewalStatus = 'READY' | 'RENEWED' | 'CLOSED';

export type MailedRenewal = { jobOffer: JobOffer; status: RenewalStatus };

/** The offer of this token; null for an unknown token, and for an offer that was deleted. */
export async function mailedRenewal(services: Services, token: string): Promise<MailedRenewal | null> {
  const key = services.renewalTokens.read(token);
  const jobOffer = key && (await services.db.jobOffer.findFirst({ where: { id: key.offerId, ...ofPresentEmployers } }));
  return jobOffer && { jobOffer, status: statusOf(jobOffer, key) };
}

/**
 * Makes the offer of this token public for a whole period from now on. Doing it again changes nothing.
 * @throws NotFound for an unknown token, and for an offer that was deleted.
 */
export async function renewByMail(services: Services, token: string): Promise<void> {
  const key = services.renewalTokens.read(token);
  if (key === null) throw new NotFound();
  await changeState(services, { id: key.offerId, ...ofPresentEmployers }, (offer) =>
    statusOf(offer, key) === 'READY' ? published(offer, services.now()) : null,
  );
}

const ofPresentEmployers = { employer: { deletedAt: null, bannedAt: null } } as const;

function statusOf({ state, expiresAt }: JobOffer, key: RenewalKey): RenewalStatus {
  if (state !== 'ACTIVE' && state !== 'EXPIRED') return 'CLOSED';
  return expiresAt?.getTime() === key.expiresAt.getTime() ? 'READY' : 'RENEWED';
}

/**
 * Changes the state of one offer.
 * @param where the offer's id, and the condition under which it may be changed
 * @param change the columns to set; null if nothing changes
 * @throws NotFound, InvalidInput on `state` for a rejected offer that would be public
 */
function changeState(
  services: Pick<Services, 'db' | 'now'>,
  where: ChangedOffer,
  change: (offer: JobOffer) => StateColumns | null,
): Promise<JobOffer> {
  return write(services, [], async (tx) => (await changeStateIn(services, tx, where, change)).after);
}

type ChangedOffer = { id: number } & Pick<Prisma.JobOfferWhereInput, 'employerId' | 'employer'>;

/** The same in a transaction. If nothing changes, the offer is the same object before and after. */
async function changeStateIn(
  { now }: Pick<Services, 'now'>,
  tx: Prisma.TransactionClient,
  where: ChangedOffer,
  change: (offer: JobOffer) => StateColumns | null,
): Promise<Change<JobOffer>> {
  const found = await tx.jobOffer.findFirst({ where, select: { employerId: true } });
  if (!found) throw new NotFound();
  await lockUsers(tx, [found.employerId]);
  // Read again: what waited for the lock may have changed it.
  const before = await tx.jobOffer.findFirst({ where });
  if (!before) throw new NotFound();
  const columns = change(before);
  if (columns === null) return { before, after: before };
  const after = await tx.jobOffer.update({ where, data: { ...columns, updatedAt: now() } });
  await refuseRejected(tx, after);
  return { before, after };
}
