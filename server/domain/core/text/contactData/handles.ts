import type { Range } from './tracedText.ts';

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
export function findHandle(text: string): Range | null {
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
