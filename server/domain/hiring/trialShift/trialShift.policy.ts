import type { ShareLinkSide, TrialShift, TrialShiftState } from '../../../generated/prisma/client.ts';
import type { ChatKey, ChatRole } from '../../chat/seat/chat.policy.ts';
import { Forbidden } from '../../core/failures/errors.ts';
import type { Viewer } from '../../core/viewer/viewer.ts';

/** What a side can make of a shift that is there. */
export type TrialShiftDecision = Extract<TrialShiftState, 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN' | 'CANCELLED'>;

const onlyTheTwo = 'Trial shifts are agreed on by the employer and the job seeker of a chat.';

/**
 * Admins take part in every chat, but agree on nothing. Visitors may hold a share link.
 * @throws Forbidden for admins
 */
export function requireNoAdmin({ kind }: Viewer): void {
  if (kind === 'admin') throw new Forbidden('This is for the employer and the job seeker of a chat.');
}

const sides: Partial<Record<ChatRole, ShareLinkSide>> = { employer: 'EMPLOYER', jobSeeker: 'JOB_SEEKER' };

/** The viewer's side of a contact chat; null for admins and in support chats. */
export const sideOf = (role: ChatRole, chat: Pick<ChatKey, 'kind'>): ShareLinkSide | null =>
  chat.kind === 'CONTACT' ? (sides[role] ?? null) : null;

/**
 * Trial shifts are for the two people of a contact chat. Admins only read them.
 * @throws Forbidden
 */
export function requireSide({ role, chat }: { role: ChatRole; chat: Pick<ChatKey, 'kind'> }): ShareLinkSide {
  const side = sideOf(role, chat);
  if (side === null) throw new Forbidden(onlyTheTwo);
  return side;
}

/** To agree on something takes what a message takes. An appointment can be ended without a subscription. */
export const needsPayment = (decision: TrialShiftDecision): boolean => decision === 'ACCEPTED';

type Shift = Pick<TrialShift, 'state' | 'proposedBy' | 'startsAt'>;

const ends: Record<Exclude<TrialShiftState, 'PROPOSED'>, string> = {
  ACCEPTED: 'This trial shift was already accepted.',
  DECLINED: 'This trial shift was already declined.',
  WITHDRAWN: 'This trial shift was already withdrawn.',
  REPLACED: 'There is a newer proposal instead of this one.',
  CANCELLED: 'This trial shift was already cancelled.',
};

/** Why this side cannot decide so now; null if it can. */
export function refusalOf(shift: Shift, side: ShareLinkSide, decision: TrialShiftDecision, at: Date): string | null {
  const { state, proposedBy, startsAt } = shift;
  const isOver = startsAt <= at;
  if (decision === 'CANCELLED') {
    if (state === 'PROPOSED') return 'This trial shift is not accepted yet.';
    if (state !== 'ACCEPTED') return ends[state];
    return isOver ? 'This trial shift has already begun.' : null;
  }
  if (state !== 'PROPOSED') return ends[state];
  if (decision === 'WITHDRAWN') return proposedBy === side ? null : 'Only the other side can withdraw this.';
  if (proposedBy === side) return 'The other side answers your proposal.';
  return decision === 'ACCEPTED' && isOver
    ? 'The start of this trial shift is over. Please propose another one.'
    : null;
}

/** Why a side cannot accept a shift that overlaps another accepted one of the job seeker. */
export const overlap: Record<ShareLinkSide, string> = {
  EMPLOYER: 'The job seeker has already agreed to another trial shift at this time. Please propose another time.',
  JOB_SEEKER:
    'You have already agreed to another trial shift at this time. Please cancel that one or propose another time.',
};

/** Why this side cannot propose another shift in place of this one; null if it can. */
export function changeRefusal({ state, startsAt }: Pick<Shift, 'state' | 'startsAt'>, at: Date): string | null {
  if (state === 'PROPOSED') return null;
  if (state !== 'ACCEPTED') return ends[state];
  return startsAt <= at ? 'This trial shift has already begun.' : null;
}
