import { z } from 'zod';
import { firstCharacters } from '../firstCharacters.ts';
import { linkInName } from './linkInName.input.ts';

/** The rules for names of people. Every form and every API uses this definition. */

export const nameMessages = {
  characters: 'A name can have letters, numbers, spaces and punctuation only.',
  link: 'A name cannot contain a link or an email.',
} as const;

/**
 * Control characters, line breaks, invisible formatting and characters that reverse the direction of text: they forge lines
 * in mails and in lists. Joiners (U+200C, U+200D) stay, because Persian and Indic names are spelled with them.
 */
const forbidden = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}<>]|(?![\u200c\u200d])\p{Cf}/u;

const visible = /[\p{L}\p{N}]/u;

/** Fillers of Hangul are letters that nobody sees. */
const fillers = /[\u115f\u1160\u3164\uffa0]/g;

/** The start of a name, at most `max` characters: an account's name for a form with a shorter limit. */
export const shortName = (name: string, max: number): string => firstCharacters(name, max);

/**
 * A name of 1 to `max` characters, trimmed and with single spaces.
 * @param missing the message for an empty name
 * @param kept the stored name, which may stay as it is
 */
export const personName = ({
  max,
  missing,
  tooLong,
  kept,
}: {
  max: number;
  missing: string;
  tooLong?: string;
  kept?: string | undefined;
}) =>
  z
    .string({ error: missing })
    .overwrite((name) =>
      name
        .replaceAll(fillers, '')
        .replaceAll(/\p{Zs}+/gu, ' ')
        .trim()
        .normalize('NFC'),
    )
    .min(1, missing)
    .max(max, tooLong ?? `A name can have at most ${max} characters.`)
    .refine(
      (name) => name === kept || (!forbidden.test(name) && (name === '' || visible.test(name))),
      nameMessages.characters,
    )
    .refine((name) => name === kept || name.length > max || !linkInName(name), nameMessages.link);
