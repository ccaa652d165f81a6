/** How much of the text before and after the name of a messenger is looked at. */
const window = { before: 40, after: 80 };

/** What follows @ where no user name does. */
const places = /^@(?:home|work|night|noon|the|least|all|our|your)(?![\p{L}\d])/iu;

/** What stands after the name of a messenger and is a user name by itself. */
const userNames: readonly RegExp[] = [
  // With a sign or a number in it.
  /^(?: (?:id|handle|name|username|user name|account))? ?[:=@-]? ?@?[a-z]\w{0,40}(?:_|\.[a-z]|[a-z]\d)\w/i,
  // At the end of the text or of the sentence.
  /^(?: (?:id|ID|Id|handle|name|username|user name|account))? ?[:=@] ?@?[A-Za-z][\w.]{3,40}(?: [A-Z][a-z]{1,20})?(?:$|[,;!)]|\.$|\. )/,
  /^ (?:id|handle|username|user name) @?[a-z][\w.]{3}/i,
  /^ \w{2,32}#\d{4}/,
];

/** What stands before and after the name of a messenger, and together asks to be found there. */
const phrases: readonly { before: RegExp; after: RegExp }[] = [
  { before: /\b(?:my|user ?name|handle) /i, after: /^ (?:(?:id|handle|name|username|account) )?is @?[a-z][\w.]{3}/i },
  {
    before: /\b(?:add|find|follow|dm|message|msg|text|pm|reach|ping|hit) (?:me|us) (?:up )?(?:on|at|via|in) $/i,
    after: /^ (?:as |under |: )?(?!(?:too|now|please|anytime|when|after|before|where|instead|today)\b)@?[a-z][\w.]{3}/i,
  },
];

/** Whether a text contains a handle on a messenger or social network. Takes the result of `withSigns`. */
export function hasHandle(text: string): boolean {
  for (const { index } of text.matchAll(/(?<![\p{L}\d@.])@[\p{L}_][\p{L}\d_.]{2}/gu)) {
    if (!places.test(text.slice(index, index + 20))) return true;
  }
  for (const { index } of text.matchAll(/\ue001/g)) {
    const before = text.slice(Math.max(index - window.before, 0), index);
    const after = text.slice(index + 1, index + window.after);
    if (userNames.some((pattern) => pattern.test(after))) return true;
    const [name = '', on] = before.toLowerCase().split(' ').slice(-3);
    if (on === 'on' && /[a-z][_\d]|[a-z]\.[a-z]/.test(name)) return true;
    if (phrases.some((phrase) => phrase.before.test(before) && phrase.after.test(after))) return true;
  }
  return /\ue000 ?[:=] ?[a-z]/i.test(text);
}
