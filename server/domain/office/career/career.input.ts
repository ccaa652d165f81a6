import { z } from 'zod';
import { requiredLine, requiredProse } from '../../core/text/input/typed.input.ts';

export const careerSchema = z.object({
  title: requiredLine('Please provide a title.', 120),
  subTitle: requiredLine('Please provide a subtitle.', 200),
  description: requiredProse('Please provide a description.', 20_000),
});
