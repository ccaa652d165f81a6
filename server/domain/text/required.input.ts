import { z } from 'zod';

/** A text that must not be empty and has at most `max` characters, without spaces around it. */
export const required = (message: string, max: number) =>
  z.string().trim().min(1, message).max(max, `Please use at most ${max} characters.`);
