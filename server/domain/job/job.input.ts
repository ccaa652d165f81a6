import { z } from 'zod';
import { required } from '../text/required.input.ts';

export const jobSchema = z.object({
  name: required('Please provide a name.', 80),
  plural: required('Please provide a plural.', 80),
});
