import { z } from 'zod';
import { personName } from '../../core/text/input/name.input.ts';

/** In characters. */
export const integrationNameLength = 60;

export const integrationSchema = z.object({
  name: personName({ max: integrationNameLength, missing: 'Please provide a name.' }),
});
