import { z } from 'zod';

export const contactRequestStatusSchema = z.object({
  name: z.string().trim().min(1, 'Please provide a name.').max(80, 'Please use at most 80 characters.'),
  description: z
    .string()
    .trim()
    .min(1, 'Please provide a description.')
    .max(2000, 'Please use at most 2000 characters.'),
});
