import type { Random } from './random.ts';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export const before = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() - milliseconds);
export const after = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds);
export const earlier = (one: Date, other: Date): Date => (one < other ? one : other);
export const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** A moment between the two; a `lean` above 1 draws it towards the end. */
export function between(random: Random, from: Date, to: Date, lean = 1): Date {
  const span = Math.max(0, to.getTime() - from.getTime());
  return new Date(Math.round(to.getTime() - span * random.next() ** lean));
}
