import { z } from 'zod';

const required = (message: string, max: number) =>
  z.string().trim().min(1, message).max(max, `Please use at most ${max} characters.`);

export const careerSchema = z.object({
  title: required('Please provide a title.', 120),
  subTitle: required('Please provide a subtitle.', 200),
  description: required('Please provide a description.', 20_000),
});
