import { z } from 'zod';
import { required } from '../text/required.input.ts';

export const careerSchema = z.object({
  title: required('Please provide a title.', 120),
  subTitle: required('Please provide a subtitle.', 200),
  description: required('Please provide a description.', 20_000),
});
