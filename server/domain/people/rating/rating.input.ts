import { z } from 'zod';
import { publicText } from '../../core/text/contactData/contactData.input.ts';
import { orNull, prose, requiredProse } from '../../core/text/input/typed.input.ts';

export const ratingTextMaxLength = 1000;
export const maxStars = 5;

const tooLong = `Please use at most ${ratingTextMaxLength} characters.`;
const chooseStars = `Please choose 1 to ${maxStars} stars.`;

/** What an employer says about a job seeker. Everyone can read it. */
export const ratingSchema = z.object({
  stars: z.number(chooseStars).int(chooseStars).min(1, chooseStars).max(maxStars, chooseStars),
  text: prose().max(ratingTextMaxLength, tooLong).check(publicText()).nullish().transform(orNull),
});

/** What the job seeker answers. Everyone can read it, too. */
export const ratingReplySchema = z.object({
  reply: requiredProse('Please write a reply.', ratingTextMaxLength).check(publicText()),
});
