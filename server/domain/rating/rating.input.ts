import { z } from 'zod';
import { publicText } from '../contactData/contactData.input.ts';

export const ratingTextMaxLength = 1000;
export const mostStars = 5;

const tooLong = `Please use at most ${ratingTextMaxLength} characters.`;
const chooseStars = `Please choose 1 to ${mostStars} stars.`;

/** What an employer says about a job seeker. Everyone can read it. */
export const ratingSchema = z.object({
  stars: z.number(chooseStars).int(chooseStars).min(1, chooseStars).max(mostStars, chooseStars),
  text: z
    .string()
    .trim()
    .max(ratingTextMaxLength, tooLong)
    .check(publicText())
    .nullish()
    .transform((text) => text || null),
});

/** What the job seeker answers. Everyone can read it, too. */
export const ratingReplySchema = z.object({
  reply: z.string().trim().min(1, 'Please write a reply.').max(ratingTextMaxLength, tooLong).check(publicText()),
});
