import { dateInZone } from '../../../../server/domain/core/text/format/time.ts';

/** A trial shift as far as the form shows it. */
export interface ShiftTerms {
  /** ISO 8601. */
  readonly startsAt: string;
  readonly timeZone: string;
  readonly hours: number;
  readonly rate: number;
  readonly place: string | null | undefined;
  readonly note: string | null | undefined;
}

/** What the form begins with. */
export function formValues(terms: ShiftTerms | null, minRate: number | null) {
  const start = terms && dateInZone(terms.startsAt, terms.timeZone);
  return {
    date: start?.day ?? '',
    startTime: start?.time ?? '18:00',
    hours: String(terms?.hours ?? 4),
    rate: String(terms?.rate ?? minRate ?? ''),
    place: terms?.place ?? '',
    note: terms?.note ?? '',
  };
}

/** The id of the element that shows a trial shift in a conversation. */
export const shiftCardId = (id: string): string => `shift-${id}`;
