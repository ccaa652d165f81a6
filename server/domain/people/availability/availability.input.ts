import { z } from 'zod';
import { isDay } from '../search/filters.input.ts';
import { weekHours } from './week.input.ts';

/** Until when a day can be said to differ, in days from today. */
const daysAhead = 92;
const hours = (most: number) =>
  z
    .array(z.int().min(0).max(most), { error: 'Please choose hours of the week.' })
    .transform((list) => [...new Set(list)].sort((a, b) => a - b));

export const availabilitySchema = z.object({
  hours: hours(weekHours - 1),
  days: z
    .array(z.object({ day: z.string().refine(isDay, 'Please choose a day.'), hours: hours(23) }))
    .max(daysAhead, `Please choose at most ${daysAhead} days.`)
    .refine((days) => new Set(days.map(({ day }) => day)).size === days.length, 'Please choose each day once.'),
});
