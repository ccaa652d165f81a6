import type { Chat, ChatOutcome, JobOffer } from '../../../generated/prisma/client.ts';
import { isSeatBlocked } from '../../chat/block/block.ts';
import { isPaidFor } from '../../chat/seat/access.ts';
import { type ChatKey, type ChatRole, chatAccess } from '../../chat/seat/chat.policy.ts';
import { recentlyActive } from '../../chat/seat/lists.ts';
import type { Ctx } from '../../core/context.ts';
import { batchedBy } from '../../core/lists/batch.ts';
import type { Viewer } from '../../core/viewer/viewer.ts';
import { reminderBeforeMs } from '../../offers/life/life.mail.ts';
import { whereBothWrote } from '../../people/rating/eligibility.sql.ts';
import { readStandings, type StandingRow } from '../chatSubject/chatSubject.sql.ts';
import { sideOf } from '../trialShift/trialShift.policy.ts';

/** What a person of a contact chat does best next, beside writing. */
export type NextStep = 'ANSWER_TRIAL_SHIFT' | 'SEE_TRIAL_SHIFT' | 'PROPOSE_TRIAL_SHIFT' | 'NOTE_OUTCOME' | 'REVIEW';

/** The state of a chat as one side sees it. */
export type ChatStanding = {
  role: ChatRole;
  isContact: boolean;
  /** Whether this side may write now: no block, an account on the other side and, for an employer, a subscription. */
  canWrite: boolean;
  /** Who has written. */
  wrote: { self: boolean; other: boolean };
  /** The trial shift that counts: the open proposal, otherwise the confirmed one that starts last. */
  shift: null | { is: 'PROPOSED_BY_SELF' | 'PROPOSED_BY_OTHER' | 'OUTDATED' | 'UPCOMING' | 'OVER' };
  outcome: ChatOutcome | null;
  /** Whether the viewer is an employer with an account who may review the job seeker and has not. */
  owesReview: boolean;
};

/**
 * The one next step (docs/product/chat.md, 'The next step'). None before the first message, while the other side has to act,
 * and where the composer itself says what to do: subscribe, or write again.
 */
export function nextStepOf(chat: ChatStanding): NextStep | null {
  const { role, shift, outcome } = chat;
  const takesPart = chat.isContact && (role === 'employer' || role === 'jobSeeker');
  if (!takesPart || !(chat.wrote.self || chat.wrote.other)) return null;
  if (outcome === null && role === 'employer' && shift?.is === 'OVER') return 'NOTE_OUTCOME';
  if (outcome === 'HIRED' && role === 'employer' && chat.owesReview) return 'REVIEW';
  if (outcome === 'DECLINED' || !chat.canWrite) return null;
  if (shift?.is === 'PROPOSED_BY_OTHER') return 'ANSWER_TRIAL_SHIFT';
  if (shift?.is === 'UPCOMING') return 'SEE_TRIAL_SHIFT';
  const canPropose = outcome === null && (shift === null || shift.is === 'OVER');
  return canPropose && chat.wrote.self && chat.wrote.other ? 'PROPOSE_TRIAL_SHIFT' : null;
}

/** What comes next is for the employer alone: for no admin, and no other employer. */
const seesAgenda = (viewer: Viewer, employerId: number): boolean =>
  viewer.kind === 'employer' && viewer.id === employerId;

/** A step, and the trial shift that it is about. */
export type Step = { step: NextStep; trialShiftId: number | null };

/**
 * The viewer's next step in a chat; null if there is none. Batched.
 * @param hasReader whether an account is left on the other side
 */
export async function nextStep(
  ctx: Ctx,
  chat: ChatKey & { nbMessages: number; outcome: ChatOutcome | null },
  hasReader: boolean,
): Promise<Step | null> {
  const access = chatAccess(ctx.viewer, ctx.shareGrants, chat);
  const side = access && sideOf(access.role, chat);
  if (access === null || side === null || chat.nbMessages === 0 || !hasReader) return null;
  const seat = { chat, ...access };
  const row = await standingOf(ctx, chat.id);
  if (!row || (await isSeatBlocked(ctx, seat))) return null;
  const { employerWrote, jobSeekerWrote } = row;
  const isEmployer = side === 'EMPLOYER';
  const step = nextStepOf({
    role: seat.role,
    isContact: true,
    canWrite: await isPaidFor(ctx, seat),
    wrote: isEmployer ? { self: employerWrote, other: jobSeekerWrote } : { self: jobSeekerWrote, other: employerWrote },
    shift: shiftOf(row, side, ctx.now()),
    outcome: chat.outcome,
    // The holder of a share link has no login of this employer, which a review takes.
    owesReview: ctx.viewer.kind === 'employer' && ctx.viewer.id === seat.userId && row.owesReview,
  });
  return step && { step, trialShiftId: row.shiftId };
}

/** Whom the viewer may review is asked for here: row by row it would be asked for at several times. */
const standingOf = batchedBy(async ({ sql, viewer }: Ctx, chatIds: number[]) => {
  const standings = await readStandings(sql, chatIds);
  const people = standings.flatMap(({ jobSeekerId }) => jobSeekerId ?? []);
  const isAsked = viewer.kind === 'employer' && people.length > 0;
  const known = isAsked ? await whereBothWrote(sql, viewer.id, people) : new Set();
  const rows = new Map(
    standings.map((row) => [row.chatId, { ...row, owesReview: !row.isRated && known.has(row.jobSeekerId) }]),
  );
  return (id: number) => rows.get(id);
});

function shiftOf(
  { shiftState, proposedBy, startsAt }: StandingRow,
  side: StandingRow['proposedBy'],
  now: Date,
): ChatStanding['shift'] {
  if (shiftState === null || startsAt === null) return null;
  const hasBegun = startsAt <= now;
  if (shiftState === 'ACCEPTED') return { is: hasBegun ? 'OVER' : 'UPCOMING' };
  if (proposedBy === side) return { is: 'PROPOSED_BY_SELF' };
  return { is: hasBegun ? 'OUTDATED' : 'PROPOSED_BY_OTHER' };
}

/**
 * The contact chat with the latest message that the employer has not read, without those of new applicants, who are counted; null for
 * everyone but the employer.
 */
export const waitingChat = (ctx: Ctx, employerId: number): Promise<Chat | null> | null =>
  seesAgenda(ctx.viewer, employerId) ? chatOf(ctx, employerId) : null;

// One statement for all rows of a list, which can name the employer again and again.
const chatOf = batchedBy(async (ctx: Ctx, _ids: number[]) => {
  const { where } = recentlyActive(ctx, { unread: true, kind: 'CONTACT' });
  const chat = await ctx.db.chat.findFirst({
    where: { AND: [where, { applications: { none: { state: 'NEW' } } }] },
    orderBy: { lastMessageAt: 'desc' },
  });
  return () => chat;
});

/** The employer's active offer that ends first, once the mail reminds of it; null for everyone but the employer. */
export const endingOffer = (ctx: Ctx, employerId: number): Promise<JobOffer | null> | null =>
  seesAgenda(ctx.viewer, employerId) ? offerOf(ctx, employerId) : null;

const offerOf = batchedBy(async ({ db, now }: Ctx, employerIds: number[]) => {
  const expiresAt = { lte: new Date(now().getTime() + reminderBeforeMs) };
  const where = { employerId: { in: employerIds }, active: true, expiresAt };
  const offer = await db.jobOffer.findFirst({ where, orderBy: { expiresAt: 'asc' } });
  return () => offer;
});
