import { z } from 'zod';
import { cleanCode, cleanEmail, cleanLine, cleanPhone, cleanText, visibleLength } from '../cleanText.ts';

/** The kinds of text that people type or paste. Every field is one of them; what is cleaned is what the other rules see. */

/** More than any field accepts. A longer text stays as it is, so that its length is refused. */
const longest = 20_000;

const cleaned = (clean: (text: string) => string) => (text: string) => (text.length > longest ? text : clean(text));

const atMost = (max: number) => `Please use at most ${max} characters.`;

/** One line, such as a title or the name of a thing. */
export const line = (missing?: string) => z.string({ error: missing }).overwrite(cleaned(cleanLine));

/** Any number of lines. */
export const prose = (missing?: string) => z.string({ error: missing }).overwrite(cleaned(cleanText));

/** The code of a mail, a text message or an app. */
export const code = (missing: string) => z.string({ error: missing }).overwrite(cleaned(cleanCode)).min(1, missing);

/** An email. Without `missing` an empty one is invalid too. */
export const email = (invalid: string, missing = invalid) =>
  z.string({ error: missing }).overwrite(cleaned(cleanEmail)).min(1, missing).max(254, invalid).pipe(z.email(invalid));

/** More than any phone number has, with its signs. */
export const phoneMaxLength = 32;

/** A phone number as it is dialled from abroad. */
export const dialled = (missing: string) => z.string({ error: missing }).overwrite(cleaned(cleanPhone)).min(1, missing);

/** A line that must not be empty. */
export const requiredLine = (missing: string, max: number, tooLong = atMost(max)) =>
  line(missing).min(1, missing).max(max, tooLong);

/** Prose that must not be empty. */
export const requiredProse = (missing: string, max: number, tooLong = atMost(max)) =>
  prose(missing).min(1, missing).max(max, tooLong);

/** A line that may be absent; an empty one is null. */
export const optionalLine = (max: number, tooLong = atMost(max)) =>
  line().max(max, tooLong).nullish().transform(orNull);

/** Prose that may be absent; empty is null. */
export const optionalProse = (max: number, tooLong = atMost(max)) =>
  prose().max(max, tooLong).nullish().transform(orNull);

export const orNull = (text: string | null | undefined): string | null => text || null;

/** Has at least so many characters as a reader counts them. */
export const hasLength = (min: number) => (text: string) => visibleLength(text) >= min;
