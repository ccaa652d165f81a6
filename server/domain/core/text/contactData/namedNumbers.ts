import type { DigitGroup, DigitRun } from './digitRuns.ts';

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
