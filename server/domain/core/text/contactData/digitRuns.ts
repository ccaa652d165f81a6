import type { Range } from './tracedText.ts';

/** Number words of the languages that our users write, as digits. */
const languages = [
  'zero one two three four five six seven eight nine',
  'nil won too tree fower fife sicks sevn ate niner',
  'kosong satu dua tiga empat lima enam tujuh lapan sembilan',
  'nol esa duo telu papat limo nem pitu delapan songo',
  'cero uno dos tres cuatro cinco seis siete ocho nueve',
  'null eins zwei drei vier funf sechs sieben acht neun',
  'null eins zwo drei vier fuenf sechs sieben acht neun',
  'zero un deux trois quatre cinq six sept huit neuf',
  'wala isa dalawa tatlo apat lima anim pito walo siyam',
];

const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety';

/** A word for 0 to 19 or for a multiple of ten, in lower case without accents, and its digits. */
const numberWords: ReadonlyMap<string, string> = new Map([
  ...languages.flatMap((words) => words.split(' ').map((word, digit) => [word, String(digit)] as const)),
  ...teens.split(' ').map((word, index) => [word, String(index + 10)] as const),
  ...tens.split(' ').map((word, index) => [word, String(index * 10 + 20)] as const),
]);

const joinedWords = /^(?:zero|one|two|three|four|five|six|seven|eight|nine){2,}$/;
const joinedWord = /zero|one|two|three|four|five|six|seven|eight|nine/g;

/** The digits of words without a space between them, such as 'ninethreetwo'; null for any other word. */
const digitsOfWords = (word: string): string | null =>
  joinedWords.test(word) ? word.replaceAll(joinedWord, (name) => numberWords.get(name) ?? '') : null;

/** How often the digit after the word stands. */
const multiples: ReadonlyMap<string, number> = new Map([
  ['double', 2],
  ['triple', 3],
  ['treble', 3],
]);

/** Words for a 0 in the middle of a number. */
const isZeroWord = (word: string): boolean => ['o', 'oh', 'nought', 'naught'].includes(word);

/** Words for what stands between digits. */
const isSeparatorWord = (word: string): boolean =>
  ['space', 'dash', 'hyphen', 'minus', 'dot', 'plus', 'then'].includes(word);

/** Digits that stand together. */
export interface DigitGroup extends Range {
  digits: string;
  /** One digit, or one that is said to be double or triple. */
  isSingle: boolean;
  /** What stands before it in its run, without spaces: empty after spaces alone. */
  gap: string;
}

/** Groups of digits that may be one number, with as few signs between them as people put there. */
export interface DigitRun {
  groups: DigitGroup[];
  /** Whether it is told digit by digit. */
  areSingle: boolean;
  /** Whether all have four digits, each on a line of its own. */
  isColumn: boolean;
  /** Whether a plus sign stands before it. */
  international: boolean;
  /** The end of the text before it and the beginning of the text after it, in lower case. */
  before: string;
  after: string;
}

/** The longest gap within a run: what is longer separates sentences or lines. */
const longestGap = 6;

/** Money, percentages, house numbers and ends of sentences are no part of a phone number. */
const endsRun = /[$€£¥%#!?;"<>=]/;

/** The runs of digits and number words in a text of plain characters. */
export function digitRuns(text: string): DigitRun[] {
  const lower = text
    .replaceAll(codes, withoutCode)
    .toLowerCase()
    .replaceAll(/[a-z\d]+/g, withoutDisguise);
  const runs: DigitRun[] = [];
  let run: DigitRun | null = null;
  let gap = '';
  let times = 1;
  let afterTens = false;
  const begin = (group: Omit<DigitGroup, 'gap'>, between: string): DigitRun => {
    const begun: DigitRun = {
      groups: [{ ...group, gap: '' }],
      areSingle: group.isSingle,
      isColumn: group.digits.length === 4,
      international: /(?<!\+)\+\(?$/.test(between),
      before: lower.slice(Math.max(group.from - 40, 0), group.from),
      after: lower.slice(group.to, group.to + 20),
    };
    runs.push(begun);
    return begun;
  };
  for (const { 0: token, index } of lower.matchAll(/\d+|\p{L}+|[^\p{L}\d]+/gu)) {
    const last: DigitGroup | undefined = run?.groups.at(-1);
    const between = gap.trim();
    const digits = digitsOf(token, last !== undefined && between === '');
    if (digits === null) {
      if (/\p{L}/u.test(token)) times = multiples.get(token) ?? 1;
      if (/\p{L}/u.test(token) && !multiples.has(token) && !isSeparatorWord(token)) run = null;
      const sign = token === 'plus' ? '+' : isSeparatorWord(token) || multiples.has(token) ? '' : token;
      // Its end is enough, and keeps the work linear.
      gap = (gap + sign).slice(-longestGap - 1);
      continue;
    }
    const to = index + token.length;
    if (last && afterTens && /^[1-9]$/.test(digits) && /^-?$/.test(between) && !/\d/.test(token)) {
      last.digits = last.digits.slice(0, -1) + digits;
      last.to = to;
    } else {
      const isSingle = digits.length === 1;
      const group = { digits: isSingle ? digits.repeat(times) : digits, isSingle, from: index, to };
      if (run && last && joins(run, gap, group)) {
        const isOnOwnLine = gap.includes('\n') && group.digits.length === 4;
        if (run.isColumn && !isOnOwnLine && run.groups.length > 1) {
          // The last line of the column goes on, and is another number, such as a date.
          run.groups.pop();
          run = begin(last, '');
        }
        run.groups.push({ ...group, gap: between });
        run.areSingle &&= isSingle;
        run.isColumn &&= isOnOwnLine;
      } else {
        run = begin(group, between);
      }
    }
    if (run) run.after = lower.slice(to, to + 20);
    afterTens = /^[2-9]0$/.test(digits) && !/\d/.test(token);
    gap = '';
    times = 1;
  }
  return runs;
}

/** The digits that a token is or names; null for any other word and for what is between words. */
function digitsOf(token: string, isWithinRun: boolean): string | null {
  if (/\d/.test(token)) return token;
  return numberWords.get(token) ?? (isWithinRun && isZeroWord(token) ? '0' : digitsOfWords(token));
}

/** Whether what stands between a run and the next group may stand within one number. */
function joins(run: DigitRun, gap: string, after: Pick<DigitGroup, 'digits' | 'isSingle'>): boolean {
  const before = run.groups.at(-1);
  if (!before) return false;
  if (gap.length > longestGap || endsRun.test(gap) || (gap.includes('\n') && gap.trim() !== '')) return false;
  // A number that is told digit by digit. The last digit of another one is none.
  const areSingle = after.isSingle && run.areSingle;
  // Most lines end with a number of their own.
  if (gap.includes('\n')) {
    return areSingle || (run.isColumn && after.digits.length === 4);
  }
  // Between the cells of a table there are spaces.
  if (gap.includes('|')) return areSingle && gap === '|';
  if (gap.includes(',')) return areSingle || (gap === ',' && after.digits.length >= 3);
  if (gap.includes('. ')) return areSingle;
  if (gap.includes(':')) return gap === ':' && before.digits.length <= 2 && after.digits.length === 2;
  return true;
}

/** Words in capital letters with digits in them. */
const codes =
  /(?<![\p{L}\d])(?:[A-Z]{2}\d\d(?: ?[A-Z\d]{4}){2,7} ?[A-Z\d]{1,4}|1Z ?[A-Z\d]{16}|[A-Z]{1,4}[A-Z\d/-]{1,30}|\d{7,9}[A-Z]|[1-9]\d{3} [A-Z]{2}(?= [A-Z][a-z]))(?![\p{L}\d])/gu;
/** Numbers of a certificate, a passport or a company register, and Dutch postal codes before their town. */
const code = /^(?:\d{4} [A-Z]{2}|[A-Z]{1,4}(?:[-/][A-Z]{1,4})*[-/]?\d+(?:[-/]\d+)*[A-Z]?|\d+[A-Z])$/;
/** What announces a phone number, and letters that look like digits. */
const noCode = /^(?:HP|WA|TEL|MOB|CELL|CALL|SMS|TEXT|NO|[OIL])[-/]?\d/;

/** Of a bank account (IBAN), which is longer than a phone number with the letters of a country, or of a parcel. */
const longCode = /^(?:[A-Z]{2}\d\d[A-Z\d]{11,}|1Z[A-Z\d]{16})$/;

function withoutCode(word: string): string {
  const isCode = longCode.test(word.replaceAll(' ', '')) || code.test(word);
  return isCode && !noCode.test(word) ? word.replaceAll(/\d/g, 'x') : word;
}

const lookalikes: Record<string, string> = { o: '0', l: '1', i: '1', e: '3', s: '5', b: '8' };
const leetLetters: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' };

/** A number with letters that look like digits, and a number word with digits that look like letters, as what they mean. */
function withoutDisguise(chunk: string): string {
  if (!/\d/.test(chunk) || !/[a-z]/.test(chunk)) return chunk;
  const word = chunk.replaceAll(/\d/g, (digit) => leetLetters[digit] ?? digit);
  if (numberWords.has(word)) return word;
  if (/^\d(?:[a-z]\d){5,}$/.test(chunk)) return chunk.replaceAll(/[a-z]/g, '-');
  const number = chunk
    .replace(/^o/, '0')
    .replaceAll(/[oliesb](?=[oliesb\d])/g, (letter) => lookalikes[letter] ?? letter);
  return /^\d{3,}$/.test(number) ? number : chunk;
}

/** What the words before and after a number say that it is. */

const phoneWords =
  /\b(?:(?:tel|mob)\.|(?:call|text|phone|tel|telephone|mobile|mob|hp|cell|whatsapp|wa|sms|ring|dial|my number|number is)\b)[^\n\d.]{0,12}$/;

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** What offices and banks number, in groups with any signs between them. */
const official = words(
  'abn acn aadhaar aadhar pan tin nik ktp npwp sss philhealth bpjs cnpj cpf rg dni nif nie nip pesel siret siren ein gstin iban bsb ' +
    'isbn issn ean gtin upc doi imei',
);
const officialLabel = /\b([a-z]{2,10})(?: ?(?:nos?|nr|num|numbers?|id|codes?)\b\.?)?(?: is| was)?[:.=]? ?[(#]?$/;

/** Words for a postal code in other languages. */
const postalLabel =
  /(?:〒|\b(?:cep|plz|cap|psc|p\.?i\.?n(?: ?code)?|pincode|c\.?p\.?|codigo postal|code postal|codice postale|kode ?pos|postleitzahl|postnummer|eircode))(?: is)?[:.]? ?$/;

/** Any number of them may follow. */
const postcodes = /\bpost(?:al)? ?codes?(?: are)?[:.]? ?$/;

/** Numbers of orders and papers in other languages: 'Bestellnummer 12345678'. */
const foreignLabel =
  /\b(?:(?:bestell|auftrags?|rechnungs|kunden|steuer|personal|ausweis|konto|vertrags|artikel|serien|mitglieds|versicherungs)-?(?:nummer|nr)|(?:numero de )?(?:commande|pedido|factura|facture|orden)|(?:no|nomor|nombor)\.? (?:pesanan|resi|invois)|(?:booking|order|invoice|payment|ticket|transaction|case|flight) ref(?:erence)?)[:.]? ?#?$/;

/** What has a number when 'number' or the like is added. */
const numbered = words(
  'order invoice receipt booking ticket tracking certificate certificates cert certification course license licence ' +
    'permit pass passport registration reg enrolment enrollment membership member employee staff badge student policy ' +
    'account acct case file claim serial model batch item part product article reference ref tax vat company business ' +
    'insurance security card zip post postal',
);
const label = /\b([a-z]{2,15}) ?(?:\b(?:nos?|nr|num|numbers?|id|codes?)\b\.?|#)(?: is| was)?[:.=]? ?[(#]?$/;

/** What has one even without that word, in one piece. */
const bare = words(
  'order invoice tracking serial uen isbn ean sku nric fin ssn acra po passport license licence zip postcode postcodes ' +
    'certificate cert version windows',
);
const bareLabel = /\b(?:(to|please|and) )?([a-z]{2,15})(?: is| was)?[:.=]? ?[(#]?$/;
/** Letters belong to some numbers: certificate SRFAC 123456789. */
const certificate = /\bcert(?:ificate)? [a-z]{2,6} $/;

const currencies = words(
  'sgd usd eur gbp aud myr idr php vnd thb jpy krw inr hkd twd cny rmb rp rm rs dollar dollars euro euros peso pesos ' +
    'rupiah ringgit dong yen won baht',
);
const moneyBefore = /(?:[$€£¥₱₫₩₹฿]|\b([a-z]{2,8}))\.? ?$/;
const moneyAfter = /^ ?(?:[$€£¥₱₫₩₹฿%]|([a-z]{2,8})\b)/;

/** Whether it is said to be a phone number. */
export const isAnnounced = ({ before }: DigitRun): boolean => phoneWords.test(before);

/** Whether it is said to be the number of something else, or an amount of money. */
export const isNamed = (run: DigitRun): boolean =>
  isNumberOf(run) || isOfficial(run) || isPostalCode(run) || isZipCode(run) || isMoney(run);

function isNumberOf(run: DigitRun): boolean {
  const { groups, before } = run;
  if (haveGaps(groups, /^[-./]?$/) && numbered.has(label.exec(before)?.[1] ?? '')) return true;
  const [, invitation, name = ''] = bareLabel.exec(before) ?? [];
  // 'To order 9123 4567' asks for a call.
  if (haveGaps(groups, /^[-./]$/) && bare.has(name) && !(name === 'order' && invitation)) return true;
  return groups.length === 1 && certificate.test(before) && !isAnnounced(run);
}

const isOfficial = ({ groups, before }: DigitRun): boolean =>
  (haveGaps(groups, /^[-./]?$/) && official.has(officialLabel.exec(before)?.[1] ?? '')) ||
  (haveGaps(groups, /^[-./]$/) && foreignLabel.test(before));

/** CEP 01310-100, 〒150-0001; 01310-100 by itself, unless it may be a phone number with a hyphen elsewhere. */
function isPostalCode(run: DigitRun): boolean {
  const { groups, before } = run;
  const length = groups.reduce((sum, { digits }) => sum + digits.length, 0);
  const areAlike = groups.every(({ digits }) => digits.length === groups[0]?.digits.length && digits.length <= 6);
  if (areAlike && postcodes.test(before)) return true;
  if (length <= 8 && haveGaps(groups, /^[-.]?$/) && postalLabel.test(before)) return true;
  const [first, second, more] = groups;
  return (
    /^[0-57]\d{4}$/.test(first?.digits ?? '') &&
    second?.digits.length === 3 &&
    second.gap === '-' &&
    !more &&
    !run.international &&
    !isAnnounced(run)
  );
}

/** San Francisco, CA 94105-1234. */
function isZipCode(run: DigitRun): boolean {
  const [first, second, more] = run.groups;
  if (first?.digits.length !== 5 || second?.digits.length !== 4 || second.gap !== '-' || more) return false;
  return /, [a-z]{2} $/.test(run.before) && !isAnnounced(run);
}

/** An amount or a range of amounts. */
const isMoney = ({ groups, before, after }: DigitRun): boolean =>
  haveGaps(groups, /^[.,-]$/) && (isCurrency(moneyBefore.exec(before)) || isCurrency(moneyAfter.exec(after)));

/** A sign is a match without a word. */
const isCurrency = (match: RegExpExecArray | null): boolean =>
  match !== null && (match[1] === undefined || currencies.has(match[1]));

const haveGaps = (groups: readonly DigitGroup[], gaps: RegExp): boolean =>
  groups.every(({ gap }, index) => index === 0 || gaps.test(gap));
