import { plainCharacters } from '../../core/text/contactData/tracedText.ts';

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

/** Who is to do something, in English: what tells 'please pay a deposit' from 'we pay you'. */

const adverbs = new Set(
  'first also just only now then kindly please quickly simply directly immediately today'.split(' '),
);
const ownWords = new Set(
  'i we they he she it im ill well weve ive guests guest customers customer clients client company boss who'.split(' '),
);
const readerWords = new Set(['you', 'u', 'ya', 'youll', 'candidates', 'applicants', 'everyone', 'everybody']);
const negations = phrases(
  'not, never, no, dont, doesnt, didnt, cannot, cant, wont, without, nobody, neednt, shouldnt, mustnt, isnt, arent, instead of, rather than, avoid, refuse',
);
const isClauseEnd = (word: string | undefined) => word === ',' || word === 'but';

/** Where the clause of a word begins. */
function clauseStart(words: Words, at: number): number {
  let start = at;
  while (start > 0 && !isClauseEnd(words[start - 1])) start -= 1;
  return start;
}

/** Whether a word is negated by one shortly before it, in the same clause. */
export const isNegated = (words: Words, at: number, reach = 5): boolean =>
  has(words, negations, Math.max(clauseStart(words, at), at - reach), at);

/** The one who is last named before a word in its clause. */
export function actorBefore(words: Words, at: number): 'writer' | 'reader' | null {
  for (let by = at - 1; by >= clauseStart(words, at); by -= 1) {
    const word = words[by] ?? '';
    if (readerWords.has(word)) return 'reader';
    if (ownWords.has(word)) return 'writer';
  }
  return null;
}

const needs = phrases(
  'need, needs, have, has, must, required, want, wants, ask, asked, necessary, supposed, able, required, remember, like, love, going',
);
const questions = phrases(
  'do you, will you, did you, would you, does, do they, do u, when do you, how do you, how often do you',
);

/** Whether a verb asks the reader to do something: 'please pay', 'you have to pay', 'pay first'. */
export function isAsked(words: Words, at: number): boolean {
  if (isNegated(words, at)) return false;
  const start = clauseStart(words, at);
  let before = at - 1;
  while (before >= start && adverbs.has(words[before] ?? '')) before -= 1;
  const actor = actorBefore(words, at);
  if (actor === 'writer') return false;
  if (before < start) return true;
  // 'Do you pay a deposit?' asks for a fact.
  if (has(words, questions, start, start + 1)) return false;
  const word = words[before] ?? '';
  if (
    [
      'must',
      'should',
      'shall',
      'and',
      'or',
      'so',
      'can',
      'could',
      'will',
      'may',
      'if',
      'unless',
      'until',
      'before',
      'after',
      'once',
    ].includes(word)
  )
    return true;
  if (readerWords.has(word)) return true;
  if (word === 'to') return actor === 'reader' || has(words, needs, start, before);
  return ['hi', 'hello', 'ok', 'okay', 'yes', 'sir', 'madam', 'dear', 'thanks', 'pls', 'plz', 'lets'].includes(word);
}

const owners = phrases('my, our, mine, his, her, their, guest, guests, customers, clients');
const ofOthers = phrases('of the guest, of guests, of the guests, of customers, of the customer, of mine');

/** Whether a thing is the writer's or a third person's: 'my passport', 'the passport of the guest'. */
export function isOthers(words: Words, at: number): boolean {
  return find(words, owners, at - 3, at) >= 0 || has(words, ofOthers, at, at + 4);
}
