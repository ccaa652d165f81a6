import { countries } from 'countries-list';
import { currencySymbol, currencyWord } from '../../server/domain/core/text/format/money.ts';

/** A country as people can come from it. */
export interface WorldCountry {
  /** In English. */
  name: string;
  /** Unambiguous, so 'A$' or the code instead of '$': from the data of the Intl API. */
  currencySymbol: string;
  /** ISO 4217: the first of those in use. */
  currencyCode: string;
  /** In the singular: 'Philippine peso'. */
  currencyName: string;
  /** In English. */
  languages: readonly string[];
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** Parts of ISO 3166's countries with codes of their own. */
const partsOfCountries: readonly string[] = ['AC', 'TA'];

/** The countries of ISO 3166 that have a currency, and Kosovo, in the order of their codes. */
export const worldCountries: readonly WorldCountry[] = Object.entries(countries).flatMap(
  ([code, { name, currency, languages }]) => {
    const [currencyCode] = currency;
    if (!currencyCode || partsOfCountries.includes(code)) return [];
    return {
      name,
      currencySymbol: currencySymbol(currencyCode),
      currencyCode,
      currencyName: currencyWord(currencyCode, 1),
      languages: languages.map((language) => languageNames.of(language) ?? language),
    };
  },
);
