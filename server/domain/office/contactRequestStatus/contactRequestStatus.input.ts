import { z } from 'zod';
import { requiredLine, requiredProse } from '../../core/text/input/typed.input.ts';

export const contactRequestStatusSchema = z.object({
  name: requiredLine('Please provide a name.', 80),
  description: requiredProse('Please provide a description.', 2000),
});
