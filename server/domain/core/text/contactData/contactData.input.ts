import type { z } from 'zod';
import { cleanText } from '../cleanText.ts';
import { shortened } from '../labels.ts';
import { findEmail, findLink, withSigns } from './addresses.ts';
import { type DigitRun, digitRuns, isAnnounced, isNamed } from './digitRuns.ts';
import { explainedFrom, isDate } from './otherNumbers.ts';
import { plainCharacters, type Range } from './tracedText.ts';

/** How much of the text before and after the name of a messenger is looked at. */
const window = { before: 40, after: 80 };

/** What follows @ where no user name does. */
const places = /^@(?:home|work|night|noon|the|least|all|our|your)(?![\p{L}\d])/iu;
/** A company: 'Barista @Starbucks'. */
const company = /^@\p{Lu}\p{L}+(?![\w.]*[\d_]|\.\p{L})/u;
/** What announces a user name rather than a company. */
const announcement = /(?:^|[\ue001:,(\n]|(?<!\p{L})(?:me|us|dm|on|at|is|my|add|follow|find|name|handle)) ?$/iu;

/** Words after the name of a messenger that are not a user name. */
const remark =
  /^ ?[:=@-]? ?(?:pages?|accounts?|stories|reels?|posts?|videos?|ads?|groups?|content|profiles?|live(?! ?:)|feeds?|marketing|management|basic|good|fluent|advanced|expert|intermediate|beginner|excellent|proficient|daily|weekly|none|available|always|often|never|sometimes|active|anytime)(?![\p{L}\d_])/iu;

/** What stands after the name of a messenger and is a user name by itself. */
const userNames: readonly RegExp[] = [
  // With a sign or a number in it.
  /^(?: (?:id|ID|Id|handle|name|username|user name|account))? ?[:=@-]? ?@?[A-Za-z]\w{0,40}(?:_|\.[a-z]|[A-Za-z]\d)\w/,
  // At the end of the text or of the sentence.
  /^(?: (?:id|ID|Id|handle|name|username|user name|account))? ?[:=@] ?@?[A-Za-z][\w.]{3,40}(?: [A-Z][a-z]{1,20})?(?:$|[,;!)\n]|\.$|\.\s)/,
  /^ (?:id|handle|username|user name) @?[a-z][\w.]{3,40}/i,
  /^ \w{2,32}#\d{4}/,
  /^:? ?live:[\w.]{3,40}/i,
];

/** What stands before and after the name of a messenger, and together asks to be found there. */
const phrases: readonly { before: RegExp; after: RegExp }[] = [
  {
    before: /\b(?:my|user ?name|handle) $/i,
    after: /^ (?:(?:id|handle|name|username|account) )?is @?[a-z][\w.]{3,40}/i,
  },
  { before: /\buser ?name on $/i, after: /^ is @?[a-z][\w.]{3,40}/i },
  {
    before: /\b(?:add|find|follow|dm|message|msg|text|pm|reach|ping|hit|look) (?:me|us) (?:up )?(?:on|at|via|in) $/i,
    after:
      /^ (?:as |under |: )?(?!(?:too|now|please|anytime|when|after|before|where|instead|today)\b)@?[a-z][\w.]{3,40}/i,
  },
];

/** Asks to look for a user name, which is no word for people or posts: 'search mariatan on instagram'. */
const searched =
  /\b(?:search|follow|add)(?: for)? @?(?!(?:trends|brands|chefs|hotels|restaurants|compan\w+|customers|clients|guests|candidates|workers|influencers|accounts|videos|photos|stor\w+|posts?|ads|recipes|people|content|talents?|friends|staff|work|jobs|food|this|that) )[a-z][\w.]{3,40} on $/i;
/** Signs and numbers that make a word a user name: 'maria_tan on Instagram'. */
const userNameSigns = /[a-z][_\d]|[a-z]\.[a-z]/i;

/** A handle on a messenger or social network. Takes the result of `withSigns`. */
function findHandle(text: string): Range | null {
  for (const { 0: found, index } of text.matchAll(/(?<![\p{L}\d@.])@[\p{L}_][\p{L}\d_.]{2}/gu)) {
    const after = text.slice(index, index + window.before);
    const isCompany = company.test(after) && !announcement.test(text.slice(Math.max(index - window.before, 0), index));
    if (!places.test(after) && !isCompany) return { from: index, to: index + found.length };
  }
  for (const { index } of text.matchAll(/\ue001/g)) {
    const found = besideMessenger(
      text.slice(Math.max(index - window.before, 0), index),
      text.slice(index + 1, index + window.after),
    );
    if (found) return { from: index - found.before, to: index + 1 + found.after };
  }
  const mail = /\ue000 ?[:=] ?[a-z]\w*[._\d]/i.exec(text);
  return mail && { from: mail.index, to: mail.index + mail[0].length };
}

/** How many characters before and after the name of a messenger make it a handle. */
function besideMessenger(before: string, after: string): { before: number; after: number } | null {
  const name = searched.exec(before);
  if (name) return { before: name[0].length, after: 0 };
  const [word = '', on = ''] = before.split(/\s/).slice(-3);
  if (on.toLowerCase() === 'on' && userNameSigns.test(word)) return { before: `${word} on `.length, after: 0 };
  if (remark.test(after)) return null;
  const parts = [
    ...userNames.map((pattern) => pattern.exec(after)),
    ...phrases.map((phrase) => (phrase.before.test(before) ? phrase.after.exec(after) : null)),
  ];
  const length = Math.max(0, ...parts.map((part) => part?.[0].length ?? 0));
  return length > 0 ? { before: 0, after: length } : null;
}

/** How many digits a phone number has at least: in one piece, in several, and when words say that it is one. */
const minDigits = { together: 7, apart: 8, announced: 6 };

/** A phone number in a text of plain characters, in digits or in words. */
function findPhoneNumber(text: string): Range | null {
  for (const run of digitRuns(text)) {
    const groups = run.groups.slice(phoneNumberIn(run));
    const [first, last] = [groups[0], groups.at(-1)];
    if (first && last) {
      const sign =
        run.international && groups.length === run.groups.length
          ? /\(?\+? ?\(?$/.exec(text.slice(0, first.from))
          : null;
      return { from: first.from - (sign?.[0].length ?? 0), to: last.to };
    }
  }
  return null;
}

/** The index of the first group of a phone number; the number of groups without one. */
function phoneNumberIn(run: DigitRun): number {
  const { groups, international } = run;
  const none = groups.length;
  const total = groups.reduce((sum, { digits }) => sum + digits.length, 0);
  if (international && total >= 7) return 0;
  if (isNamed(run)) return none;
  const { together, apart, announced } = minDigits;
  const isShort = groups.length <= 3 && isAnnounced(run);
  let open = 0;
  let first = 0;
  for (let at = 0; at < groups.length; ) {
    const explained = explainedFrom(run, at);
    if (explained > 0) {
      open = 0;
      at += explained;
      first = at;
      continue;
    }
    const digits = groups[at]?.digits ?? '';
    if (digits.length >= (isShort ? announced : together) && !isDate(digits) && !isRound(digits)) return at;
    open += digits.length;
    if (open >= (isShort ? announced : apart) && groups.length > 1) return first;
    at += 1;
  }
  return none;
}

const isRound = (digits: string): boolean => /^\d{1,4}0{3,}$|0{4}$/.test(digits);

export type ContactDataKind = 'phone' | 'email' | 'link' | 'handle';

interface ContactData {
  kind: ContactDataKind;
  /** As it was typed. */
  piece: string;
}

/**
 * The first contact data in a text, spelled out or disguised too; null without any. Rather lets a disguise pass than
 * refuses a text without contact data. Takes time linear in the length of the text.
 */
export function findContactData(text: string): ContactData | null {
  const plain = plainCharacters(text);
  const signs = withSigns(plain);
  const addresses = [
    ['email', findEmail],
    ['link', findLink],
    ['handle', findHandle],
  ] as const;
  for (const [kind, find] of addresses) {
    const found = find(signs.text);
    if (found) return { kind, piece: pieceOf(text, signs.typed(wholeWords(signs.text, found))) };
  }
  const number = findPhoneNumber(plain.text);
  return number && { kind: 'phone', piece: pieceOf(text, plain.typed(number)) };
}

/** Far longer than any address. */
const longestWord = 80;

function wholeWords(text: string, { from, to }: Range): Range {
  const isLetter = (at: number) => /\S/.test(text[at] ?? ' ');
  let [start, end] = [from, to];
  while (from - start < longestWord && isLetter(start - 1)) start -= 1;
  while (end - to < longestWord && isLetter(end)) end += 1;
  return { from: start, to: end };
}

const opening = /[([{]/;
const punctuation = /[\s"'“”‘’.,;:!?()[\]{}<>-]/;

/** Without the punctuation around it, and without the text of a link in Markdown. */
function pieceOf(text: string, { from, to }: Range): string {
  // The digit of an emoji stands before its other parts.
  const rest = /^[\p{Mark}\p{Cf}]{0,8}/u.exec(text.slice(to, to + longestWord))?.[0] ?? '';
  const linked = text.slice(from, to).indexOf('](');
  let [start, end] = [linked < 0 ? from : from + linked + 2, to + rest.length];
  while (start < end && punctuation.test(text[start] ?? '') && !opening.test(text[start] ?? '')) start += 1;
  while (start < end && punctuation.test(text[end - 1] ?? '')) end -= 1;
  return text.slice(start, end);
}

const names: Record<ContactDataKind, string> = {
  phone: 'the phone number',
  email: 'the email address',
  link: 'the link',
  handle: 'the username',
};

/** The message for a text to one person, whom the writer can reach by chat. */
const toOne = (name: string) => `Please remove ${name}. You can share contact details in the chat.`;

export const contactDataMessages: Record<ContactDataKind, string> = {
  phone: toOne(names.phone),
  email: toOne(names.email),
  link: toOne(names.link),
  handle: toOne(names.handle),
};

/** The message for a public text, in the words of the DON'T list. */
export const publicTextMessage = ({ kind, piece }: ContactData): string =>
  `Please do not add contact information or website links. Remove ${names[kind]} “${shortened(piece.replaceAll(/\s+/g, ' '), quotedLength + 1)}”.`;

/** Enough of a piece to find it in the text. */
const quotedLength = 60;

/** What is wrong with a text that everyone can read; null if nothing is. */
export function publicTextProblem(text: string): string | null {
  const found = findContactData(text);
  return found && publicTextMessage(found);
}

type Check = z.core.CheckFn<string | null>;

/** The check of a text to one person: `text.check(withoutContactData)`. */
export const withoutContactData: Check = checkOf((text) => {
  const found = findContactData(text);
  return found && contactDataMessages[found.kind];
});

/**
 * The check of a text that everyone can read. What is stored may stay as it is: a new rule does not keep people from saving
 * their other fields.
 */
export const publicText = (stored?: string | null): Check =>
  checkOf((text) => (stored != null && cleanText(text) === cleanText(stored) ? null : publicTextProblem(text)));

function checkOf(problemOf: (text: string) => string | null): Check {
  return (context) => {
    // A text that is refused already may be of any length.
    if (context.issues.length > 0 || context.value === null) return;
    const message = problemOf(context.value);
    if (message) context.issues.push({ code: 'custom', input: context.value, message });
  };
}
