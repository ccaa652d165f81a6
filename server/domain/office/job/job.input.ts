import { z } from 'zod';
import { requiredLine } from '../../core/text/input/typed.input.ts';

export const jobSchema = z.object({
  name: requiredLine('Please provide a name.', 80),
  plural: requiredLine('Please provide a plural.', 80),
});
