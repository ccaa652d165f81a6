import { z } from 'zod';

const required = (message: string, max: number) =>
  z.string().trim().min(1, message).max(max, `Please use at most ${max} characters.`);

export const jobSchema = z.object({
  name: required('Please provide a name.', 80),
  plural: required('Please provide a plural.', 80),
});
