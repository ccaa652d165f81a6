import { z } from 'zod';
import { requiredProse } from '../../core/text/input/typed.input.ts';

export const closeDifferenceSchema = z.object({ reason: requiredProse('Please say what you decided.', 500) });
