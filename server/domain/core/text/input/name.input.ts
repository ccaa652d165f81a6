import { z } from 'zod';
import { firstCharacters } from '../characters.ts';
import { withoutTowers } from '../cleanText.ts';
import { companySite } from './companySites.input.ts';

/** The rules for names of people. Every form and every API uses this definition. */

/**
 * Whether a name has something that a mail program makes a link of, or that names an account. Names have dots and at signs that make
 * no link: `Ma.Theresa`, `St.John`, `PT.Maju Jaya`, `Siti @ Aminah`. A link ends in the name of a domain, and an email has no spaces
 * around its sign. Well-known companies may be called like their sites.
 */
function linkInName(name: string): boolean {
  const plain = name.normalize('NFKC').replaceAll('。', '.').replaceAll(companySite, ' ');
  return /:\/\/|(?<![\p{L}\p{N}])www\./iu.test(plain) || hasEmail(plain) || hasDomain(plain);
}

/** An alias stands between spaces, or with a capital letter of its own: `Siti@Aminah`, and after a name `Siti @Aminah`. */
function hasEmail(name: string): boolean {
  for (const { 0: found, index } of name.matchAll(/\S{0,1}@ ?[^\s@]{0,64}/gu)) {
    const isAlias =
      /^(?:@ \p{L}|\p{L}@\p{Lu})[^.\d_]*$/u.test(found) ||
      (/^@[\p{Lu}\p{Lo}][\p{Ll}\p{Lo}\p{M}'’-]*$/u.test(found) && /\p{L}\p{M}* $/u.test(name.slice(0, index)));
    if (!isAlias) return true;
  }
  return false;
}

/** Domains that are no name of a person or place. Those of two letters are all countries; some are names too. */
const domains =
  /^(?:com|net|org|info|biz|edu|gov|mil|int|app|dev|io|online|shop|store|site|website|web|link|live|club|page|blog|tech|cloud|top|xyz|icu|vip|win|bid|loan|work|works|jobs|career|careers|agency|company|business|group|global|international|world|today|news|media|email|mail|chat|social|network|digital|studio|design|space|fun|life|pro|asia|name|mobi|tel|travel|guru|ninja|zip|mov|click|download|bet|casino|game|games|money|finance|fund|cash|credit|trade|market|sale|deals|buzz|party|support|help|services|solutions|systems|center|zone|city|london|berlin|paris|tokyo|example|test|invalid|localhost|local|onion|co|me|tv|cc|ly|gg|ai|sg|us|uk|ws|to|gl|gd|is|st|re|fm|am|im|sh|pw|tk|ga|cf|gq|рф|中国|公司|网络)$/iu;

/** Surnames and particles that are countries' domains as well, where they are written with a capital. */
const surnames = /^(?:Al|Ba|Bo|Da|De|Do|Ga|Ho|Hu|Ka|La|Le|Li|Lu|Ma|Mo|Mu|Ng|Ni|No|Pa|Sa|So|Su|Ta|Tu|Vu|Wu|Xu|Ye|Yu)$/u;

/** The same small, after an initial or a short form and before the surname: `Ma.de Lourdes`. */
const particle = /(?<![\p{L}\p{N}-])\p{L}{1,3}\.(?:al|da|de|di|do|el|la|le) (?=\p{Lu})/gu;

/** `one.two`, with the letters of its last part before a space, another sign or the end. */
const dotted = /(?<=[\p{L}\p{N}-])\.(\p{L}{2,24})(?![\p{L}\p{N}]|\.[\p{L}\p{N}])(\/?)/gu;

function hasDomain(name: string): boolean {
  for (const { 1: last = '', 2: slash } of name.replaceAll(particle, ' ').matchAll(dotted)) {
    if (slash || domains.test(last)) return true;
    if (last.length === 2 && /^[A-Za-z]+$/.test(last) && !surnames.test(last)) return true;
  }
  return false;
}

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
      (name) =>
        name === kept || (!forbidden.test(name) && withoutTowers(name) === name && (name === '' || visible.test(name))),
      nameMessages.characters,
    )
    .refine((name) => name === kept || name.length > max || !linkInName(name), nameMessages.link);
