import valid from 'card-validator';

/** The typed values: the number with gaps, the expiry as MM/YY. */
export interface CardValues {
  name: string;
  number: string;
  expiry: string;
  cvc: string;
}

export type CardErrors = Partial<Record<keyof CardValues, string>>;

/** The message of each invalid field. */
export type CardMessages = Record<keyof CardValues, string>;

export const emptyCard: CardValues = { name: '', number: '', expiry: '', cvc: '' };

export interface CardBrand {
  /** 'Visa' */
  name: string;
  /** 'visa' */
  type: string;
  /** Length of the security code: 3, or 4 for American Express. */
  codeLength: number;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** The brand, once the first digits are unambiguous. */
export function cardBrand(number: string): CardBrand | null {
  const card = valid.number(digitsOf(number)).card;
  return card && { name: card.niceType, type: card.type, codeLength: card.code.size };
}

/** Digits only, at most the brand's length, with the brand's gaps: '4242 4242 4242 4242'. */
export function formatCardNumber(text: string): string {
  const digits = digitsOf(text);
  const card = valid.number(digits).card;
  const gaps = card?.gaps ?? [4, 8, 12];
  const kept = digits.slice(0, Math.max(...(card?.lengths ?? [19])));
  return [...kept].map((digit, index) => (gaps.includes(index) ? ` ${digit}` : digit)).join('');
}

/** '1228', '12 / 28', '12/2028' → '12/28'; '7' → '07'. The slash is added with the year, so that it can be deleted. */
export function formatExpiry(text: string): string {
  const typed = text.replace(/[^\d/]/g, '');
  const lone = /^(\d)\//.exec(typed) ?? /^([2-9])/.exec(typed);
  const digits = digitsOf(lone ? `0${typed}` : typed);
  const month = digits.slice(0, 2);
  const year = digits.slice(2, 6);
  if (!year) return typed.endsWith('/') && month.length === 2 ? `${month}/` : month;
  return `${month}/${year.length === 4 ? year.slice(2) : year}`;
}

/** The errors of a card, by field; empty if it is valid. */
export function cardErrors(card: CardValues, messages: CardMessages): CardErrors {
  const errors: CardErrors = {};
  if (!card.name.trim()) errors.name = messages.name;
  if (!valid.number(digitsOf(card.number)).isValid) errors.number = messages.number;
  if (!valid.expirationDate(card.expiry).isValid) errors.expiry = messages.expiry;
  if (!valid.cvv(card.cvc, cardBrand(card.number)?.codeLength ?? 3).isValid) errors.cvc = messages.cvc;
  return errors;
}
