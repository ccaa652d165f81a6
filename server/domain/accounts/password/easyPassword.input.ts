/** Passwords that someone guesses who knows the product, the keyboard and the person. The browser says so while typing. */

/** Whose password it is, as far as that is known. */
export type PasswordOwner = { email?: string | null; name?: string | null };

/** How many letters and digits have to be left without what is easy to guess. */
const leastLeft = 4;
/** Digits alone are dates and phone numbers, up to this length. */
const longestNumber = 12;
const shortestRun = 4;
const longestText = 254;

// The first is the name of the product.
const words = ['hourhand', 'password', 'passwort'];

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  '!@#$%^&*()',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
];
const lines = [...rows, ...rows.map((row) => [...row].reverse().join(''))];

/** What people type for letters. */
const lookAlikes = new Map([
  ['4', 'a'],
  ['@', 'a'],
  ['8', 'b'],
  ['3', 'e'],
  ['9', 'g'],
  ['1', 'il'],
  ['!', 'il'],
  ['0', 'o'],
  ['5', 's'],
  ['$', 's'],
  ['7', 't'],
]);

/** Whether little is left of a password without its owner's name and email, the product's name, repetitions and sequences. */
export function isEasyPassword(password: string, owner: PasswordOwner = {}): boolean {
  const text = plain(password);
  const known = withoutRuns(withoutRepeats(withoutWords(text, [...words, ...partsOf(owner)])));
  const isNumber = /^\P{L}*$/u.test(text) && text.length < longestNumber;
  // What stands before or after something known is mostly a year or an exclamation mark.
  const left = known === text && !isNumber ? text : fromFirstToLastLetter(known);
  return left.replace(/[^\p{L}\p{N}\p{S}]/gu, '').length < leastLeft;
}

/** Without digits and signs at both ends. */
export function fromFirstToLastLetter(text: string): string {
  const characters = [...text];
  const isLetter = (character: string) => /\p{L}/u.test(character);
  return characters.slice(characters.findIndex(isLetter), characters.findLastIndex(isLetter) + 1).join('');
}

/** Small letters without accents. The rest of a text that is too long does not count: its length is refused elsewhere. */
const plain = (text: string): string =>
  text.slice(0, longestText).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().slice(0, longestText);

/** The words of a name and an email of three letters or more, and both as a whole, the longest first. */
function partsOf({ email, name }: PasswordOwner): string[] {
  const given = [email ?? '', email?.split('@')[0] ?? '', name ?? ''].map(plain);
  const parts = given.flatMap((text) => [text.replace(/[^\p{L}\p{N}]/gu, ''), ...text.split(/[^\p{L}\p{N}]+/u)]);
  return [...new Set(parts)].filter((part) => part.length >= 3).sort((one, other) => other.length - one.length);
}

const withoutWords = (text: string, all: string[]): string =>
  all.reduce((rest, word) => replaced(rest, (at) => wordLength(rest, at, word)), text);

/** Separators between the letters of a word make it no harder. */
function wordLength(text: string, at: number, word: string): number {
  let end = at;
  for (const letter of word) {
    if (end > at && ' ._-'.includes(text.charAt(end))) end += 1;
    const typed = text.charAt(end);
    if (typed !== letter && !lookAlikes.get(typed)?.includes(letter)) return 0;
    end += 1;
  }
  return end - at;
}

/** Without what repeats the characters before it: `abcabcabc` is `abc`. Double letters of words stay. */
const withoutRepeats = (text: string): string =>
  replaced(text, (at) => {
    for (let size = 1; size <= at; size += 1) {
      let end = at;
      while (end < text.length && text[end] === text[end - size]) end += 1;
      if (end - at >= size && end - at + size >= shortestRun) return end - at;
    }
    return 0;
  });

/** Without neighbours in the alphabet, among digits, and on keyboards, in both directions. */
const withoutRuns = (text: string): string =>
  replaced(text, (at) => {
    const length = Math.max(...lines.map((line) => runLength(text, at, line)));
    return length >= shortestRun ? length : 0;
  });

/** With a space for each part that has a length. */
function replaced(text: string, lengthAt: (at: number) => number): string {
  let rest = '';
  for (let at = 0; at < text.length; ) {
    const length = lengthAt(at);
    rest += length > 0 ? ' ' : text.charAt(at);
    at += Math.max(length, 1);
  }
  return rest;
}

function runLength(text: string, at: number, line: string): number {
  let length = 0;
  while (at + length < text.length && line.includes(text.slice(at, at + length + 1))) length += 1;
  return length;
}
