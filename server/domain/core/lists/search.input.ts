import { z } from 'zod';

/** The maximum length of a search text: longer than any name. */
export const searchSchema = z.object({
  q: z.string().max(100, 'Please search for at most 100 characters.').nullish(),
});
