import { z } from 'zod';
import { optionalLine, optionalProse } from '../../core/text/input/typed.input.ts';

/** The form of a trial shift. The server enforces it, the dialog in the chat shows it. */

export const placeMaxLength = 200;
export const noteMaxLength = 500;
/** Hours are in quarters. */
export const [minHours, maxHours] = [0.5, 16];
export const highestRate = 100_000_000;
/** A shift begins within this many days. */
export const daysAhead = 365;

export const trialShiftMessages = {
  date: 'Please choose a date.',
  startTime: 'Please enter the start, such as 18:00.',
  past: 'Please choose a start in the future.',
  tooFar: 'Please choose a date within a year.',
  hours: `Please enter from ${minHours} to ${maxHours} hours, in quarters of an hour.`,
  rate: 'Please enter the pay per hour, in whole units.',
  place: `Please use at most ${placeMaxLength} characters.`,
  note: `Please use at most ${noteMaxLength} characters.`,
} as const;

/** Whether the start is in the future and within a year depends on the city's time zone, so the domain checks it. */
export const trialShiftSchema = z.object({
  date: z.iso.date(trialShiftMessages.date),
  startTime: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, trialShiftMessages.startTime),
  hours: z
    .number(trialShiftMessages.hours)
    .min(minHours, trialShiftMessages.hours)
    .max(maxHours, trialShiftMessages.hours)
    .multipleOf(0.25, trialShiftMessages.hours),
  rate: z.int(trialShiftMessages.rate).min(1, trialShiftMessages.rate).max(highestRate, trialShiftMessages.rate),
  place: optionalLine(placeMaxLength, trialShiftMessages.place),
  note: optionalProse(noteMaxLength, trialShiftMessages.note),
  /** Made anew for every proposal that is begun: sent twice, it makes one. */
  clientId: z.string().min(8).max(64).nullish(),
});
