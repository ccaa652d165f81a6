import type { ChatOutcome } from '../../../generated/prisma/client.ts';
import type { ChatRole } from '../../chat/seat/chat.policy.ts';
import type { Viewer } from '../../core/viewer/viewer.ts';

/** What a person of a contact chat does best next, beside writing. */
export type NextStep = 'ANSWER_TRIAL_SHIFT' | 'SEE_TRIAL_SHIFT' | 'PROPOSE_TRIAL_SHIFT' | 'NOTE_OUTCOME' | 'REVIEW';

/** How a chat stands, for one of those who take part in it. */
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
export const seesAgenda = (viewer: Viewer, employerId: number): boolean =>
  viewer.kind === 'employer' && viewer.id === employerId;
