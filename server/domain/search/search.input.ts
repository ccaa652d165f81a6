import { z } from 'zod';

/** What is typed into a search for people: longer than any name, and short enough to be looked for. */
export const searchSchema = z.object({
  q: z.string().max(100, 'Please search for at most 100 characters.').nullish(),
});
