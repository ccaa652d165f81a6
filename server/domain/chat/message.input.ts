import { z } from 'zod';
import { messageMaxLength } from './messageLength.input.ts';

export const messageSchema = z.object({
  text: z
    .string()
    .trim()
    .min(1, 'Please write a message.')
    .max(messageMaxLength, `A message can have at most ${messageMaxLength} characters.`),
  clientId: z.string().min(8).max(64).nullish(),
});
