import type { TrialShift, TrialShiftState } from '../../../generated/prisma/client.ts';
import { rateText } from '../../core/text/format/money.ts';
import { shiftTimeText } from '../../core/text/format/time.ts';

export type ShiftTerms = Pick<TrialShift, 'startsAt' | 'minutes' | 'timeZone' | 'rate' | 'currency'>;

export const endOf = ({ startsAt, minutes }: Pick<TrialShift, 'startsAt' | 'minutes'>): Date =>
  new Date(startsAt.getTime() + minutes * 60_000);

/** 'Fri 4 Dec, 18:00–23:00'. */
export const timeOf = (shift: ShiftTerms): string => shiftTimeText(shift.startsAt, endOf(shift), shift.timeZone);

/** 'SGD 14 an hour'. */
export const payOf = ({ rate, currency }: ShiftTerms): string => `${currency} ${rateText(rate)} an hour`;

const verbs: Record<TrialShiftState, string> = {
  PROPOSED: 'proposed',
  ACCEPTED: 'accepted',
  DECLINED: 'declined',
  WITHDRAWN: 'withdrawn',
  REPLACED: 'replaced',
  CANCELLED: 'cancelled',
};

/** The text of the message about a step, for mails, REST and clients that know nothing of trial shifts. */
export function stepText(
  shift: ShiftTerms & Pick<TrialShift, 'place' | 'note' | 'rootId'>,
  step: TrialShiftState,
): string {
  const isChange = shift.rootId !== null && (step === 'PROPOSED' || step === 'ACCEPTED' || step === 'DECLINED');
  const what = `${isChange ? 'Changed trial shift' : 'Trial shift'} ${verbs[step]}`;
  const details = step === 'PROPOSED' ? [shift.place, shift.note] : [];
  return [`${what}: ${timeOf(shift)}, ${payOf(shift)}`, ...details.filter((text) => text !== null)].join('\n');
}
