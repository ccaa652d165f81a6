import type { DigitGroup, DigitRun } from './digitRuns.ts';

/** What the words before and after a number say that it is. */

const phoneWords =
  /\b(?:(?:tel|mob)\.|(?:call|text|phone|tel|telephone|mobile|mob|hp|cell|whatsapp|wa|sms|ring|dial|my number|number is)\b)[^\n\d.]{0,12}$/;

/** What has a number of its own when 'number' or the like is added. */
const numbered =
  'order|invoice|receipt|booking|ticket|tracking|certificates?|cert|certification|course|licen[cs]e|permit|pass|passport|registration|reg|enrol?lment|membership|member|employee|staff|badge|student|policy|account|acct|case|file|claim|serial|model|batch|item|part|product|article|reference|ref|tax|vat|company|business|insurance|security|card';
const numberWord = '(?:(?:nos?|nr|num|numbers?|id|code)\\b\\.?|#)';
const end = '(?: is| was)?[:.=]? ?[(#]?$';
const label = new RegExp(`\\b(?:(?:${numbered}) ?${numberWord}|(?:zip|post|postal) ?codes?|version|windows)${end}`);

/** What has a number even without that word: a number in one piece, for 'to order 9123 4567' asks for a call. */
const bareLabel = new RegExp(
  `(?:(?<!\\b(?:to|please|and) )\\border|\\b(?:invoice|tracking|serial|uen|isbn|ean|sku|nric|fin|ssn|acra|passport|licen[cs]e|zip|(?:certificate|cert)(?: (?!call|text|phone|tel|mob|cell|hp|wa|sms|at\\b)[a-z]{2,6})?))${end}`,
);

const currencies =
  'sgd|usd|eur|gbp|aud|myr|idr|php|vnd|thb|jpy|krw|inr|hkd|twd|cny|rmb|rp|rm|rs|dollars?|euros?|pesos?|rupiah|ringgit|dong|yen|won|baht';
const moneyBefore = new RegExp(`(?:[$€£¥₱₫₩₹฿]|\\b(?:${currencies}))\\.? ?$`);
const moneyAfter = new RegExp(`^ ?(?:[$€£¥₱₫₩₹฿%]|(?:${currencies})\\b)`);

/** Whether it is said to be a phone number. */
export const isAnnounced = ({ before }: DigitRun): boolean => phoneWords.test(before);

/** Whether it is said to be the number of something else, or an amount of money. */
export const isNamed = (run: DigitRun): boolean => isNumberOf(run) || isZipCode(run) || isMoney(run);

const isNumberOf = ({ groups, before }: DigitRun): boolean =>
  (haveGaps(groups, /^[-./]?$/) && label.test(before)) || (haveGaps(groups, /^[-/]$/) && bareLabel.test(before));

/** San Francisco, CA 94105-1234. */
const isZipCode = ({ groups, before }: DigitRun): boolean => {
  const [first, second, more] = groups;
  if (first?.digits.length !== 5 || second?.digits.length !== 4 || second.gap !== '-' || more) return false;
  return /, [a-z]{2} $/.test(before) && !phoneWords.test(before);
};

/** An amount or a range of amounts. */
const isMoney = ({ groups, before, after }: DigitRun): boolean =>
  haveGaps(groups, /^[.,-]$/) && (moneyBefore.test(before) || moneyAfter.test(after));

const haveGaps = (groups: readonly DigitGroup[], gaps: RegExp): boolean =>
  groups.every(({ gap }, index) => index === 0 || gaps.test(gap));
