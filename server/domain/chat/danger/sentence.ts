import { plainCharacters } from '../../core/text/contactData/plainCharacters.ts';

/** The words of a sentence, in lower case and without accents and disguises. A comma is a word of its own. */
export type Words = readonly string[];

/** Longer sentences are looked at in pieces, so that the time stays linear in the length of a text. */
const longest = 60;

/** The sentences of a message, in characters that rules know. */
export function sentencesOf(text: string): Words[] {
  const plain = plainCharacters(text)
    .text.toLowerCase()
    .replaceAll(/['’`´]/g, '');
  return plain.split(/[!?;\n。！？；]|\.(?=\s|$)/).flatMap((sentence) => {
    const words = sentence.match(/[a-z0-9]+|\p{Script=Han}+|[,，$€£@]/gu) ?? [];
    return pieces(words.map((word) => (word === '，' ? ',' : word)));
  });
}

function pieces(words: string[]): Words[] {
  const found: Words[] = [];
  for (let at = 0; at < words.length; at += longest) found.push(words.slice(at, at + longest));
  return found;
}

/** Words and sequences of words, by their first word. */
export type Phrases = ReadonlyMap<string, readonly Words[]>;

/** Of a list with commas: `phrases('deposit, gift card')`. */
export function phrases(list: string): Phrases {
  const found = new Map<string, Words[]>();
  for (const phrase of list.split(',')) {
    const words = phrase.trim().split(/\s+/);
    const [first = ''] = words;
    found.set(first, [...(found.get(first) ?? []), words]);
  }
  return found;
}

/** How many words of a phrase begin here; 0 if none does. */
export function lengthAt(words: Words, at: number, among: Phrases): number {
  const known = among.get(words[at] ?? '');
  if (!known) return 0;
  let longestFound = 0;
  for (const phrase of known) {
    if (phrase.length > longestFound && phrase.every((word, by) => words[at + by] === word))
      longestFound = phrase.length;
  }
  return longestFound;
}

/** Where the first of these phrases begins from one place to before another; -1 without one. */
export function find(words: Words, among: Phrases, from = 0, to = words.length): number {
  for (let at = Math.max(from, 0); at < Math.min(to, words.length); at += 1) {
    if (lengthAt(words, at, among) > 0) return at;
  }
  return -1;
}

export const has = (words: Words, among: Phrases, from?: number, to?: number): boolean =>
  find(words, among, from, to) >= 0;

/** All places where one of these phrases begins. */
export const placesOf = (words: Words, among: Phrases): number[] =>
  words.flatMap((_word, at) => (lengthAt(words, at, among) > 0 ? [at] : []));
