import { describe, expect, it } from 'vitest';
import { type ChatStanding, type NextStep, nextStepOf } from './nextStep.ts';

const both = { self: true, other: true };
/** Both have written, the employer has a subscription, and nothing was agreed on. */
const talk: Omit<ChatStanding, 'role'> = {
  isContact: true,
  canWrite: true,
  wrote: both,
  shift: null,
  outcome: null,
  owesReview: false,
};

type Steps = { employer: NextStep | null; jobSeeker: NextStep | null };
const nobody: Steps = { employer: null, jobSeeker: null };

/** A guest is an employer without an account, who reviews nobody. */
const states: [state: string, chat: Partial<ChatStanding>, steps: Steps][] = [
  ['asked, no message yet', { wrote: { self: false, other: false } }, nobody],
  ['asked, and only this side has written', { wrote: { self: true, other: false } }, nobody],
  ['only the other side has written', { wrote: { self: false, other: true } }, nobody],
  ['answered', {}, { employer: 'PROPOSE_TRIAL_SHIFT', jobSeeker: 'PROPOSE_TRIAL_SHIFT' }],
  ['answered, and this side may not write', { canWrite: false }, nobody],
  ['a proposal waits for this side', { shift: { is: 'PROPOSED_BY_OTHER' } }, forBoth('ANSWER_TRIAL_SHIFT')],
  ['a proposal waits for this side before it wrote', beforeItWrote('PROPOSED_BY_OTHER'), forBoth('ANSWER_TRIAL_SHIFT')],
  ['a proposal waits for a side that may not write', { shift: { is: 'PROPOSED_BY_OTHER' }, canWrite: false }, nobody],
  ['a proposal waits for the other side', { shift: { is: 'PROPOSED_BY_SELF' } }, nobody],
  ['the start of a proposal is over', { shift: { is: 'OUTDATED' } }, nobody],
  ['a shift is agreed on', { shift: { is: 'UPCOMING' } }, forBoth('SEE_TRIAL_SHIFT')],
  ['a shift is over', { shift: { is: 'OVER' } }, { employer: 'NOTE_OUTCOME', jobSeeker: 'PROPOSE_TRIAL_SHIFT' }],
  [
    'a shift is over, and the subscription too',
    { shift: { is: 'OVER' }, canWrite: false },
    { employer: 'NOTE_OUTCOME', jobSeeker: null },
  ],
  ['hired, and not reviewed', { outcome: 'HIRED', owesReview: true }, { employer: 'REVIEW', jobSeeker: null }],
  ['hired by a guest, or reviewed', { outcome: 'HIRED' }, nobody],
  [
    'hired, and another shift is agreed on',
    { outcome: 'HIRED', shift: { is: 'UPCOMING' } },
    forBoth('SEE_TRIAL_SHIFT'),
  ],
  [
    'hired, and another shift is proposed',
    { outcome: 'HIRED', shift: { is: 'PROPOSED_BY_OTHER' } },
    forBoth('ANSWER_TRIAL_SHIFT'),
  ],
  ['not this time', { outcome: 'DECLINED', owesReview: true, shift: { is: 'OVER' } }, nobody],
];

function forBoth(step: NextStep): Steps {
  return { employer: step, jobSeeker: step };
}

function beforeItWrote(is: 'PROPOSED_BY_OTHER'): Partial<ChatStanding> {
  return { wrote: { self: false, other: true }, shift: { is } };
}

describe('the next step in a chat', () => {
  it.each(states)('when %s', (_state, chat, steps) => {
    const stepOf = (role: ChatStanding['role']) => nextStepOf({ ...talk, ...chat, role });
    expect({ employer: stepOf('employer'), jobSeeker: stepOf('jobSeeker') }).toEqual(steps);
    // Admins read what the two agree on.
    expect(stepOf('admin')).toBeNull();
  });

  it('is none in a support chat', () => {
    expect(nextStepOf({ ...talk, isContact: false, role: 'supportUser' })).toBeNull();
  });
});
