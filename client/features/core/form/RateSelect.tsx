import type { ReactNode } from 'react';
import { currencyWord } from '../../../../server/domain/core/text/format/money.ts';
import { NumberSelect } from './NumberSelect.tsx';

/** A city as the rate of a form needs it. */
export interface RateCity {
  readonly name: string;
  readonly recommendedPrices: readonly number[];
  readonly country: { readonly currencySymbol: string; readonly currencyCode: string };
}

/** A stored rate may be one that its city offers no longer. */
const isOffered = (city: Pick<RateCity, 'recommendedPrices'> | undefined, rate: number | null): boolean =>
  rate !== null && (city?.recommendedPrices.includes(rate) ?? false);

/** Why a form cannot be saved with this rate yet; null if it can. */
export function rateMissing(city: Pick<RateCity, 'recommendedPrices'> | undefined, rate: number | null): string | null {
  if (isOffered(city, rate)) return null;
  return city ? 'Select an hourly rate first.' : 'Select a city and an hourly rate first.';
}

/** One of the hourly rates of a city. A stored rate that the city offers no longer is shown, and another one is asked for. */
export function RateSelect({
  city,
  ...field
}: {
  label: string;
  /** Undefined until one is chosen. */
  city: RateCity | undefined;
  id: string;
  name: string;
  value: number | null;
  error?: ReactNode;
  onChange: (rate: number | null) => void;
}) {
  const { value } = field;
  const textOf = (rate: number) => `${city?.country.currencySymbol} ${rate}`;
  const offered = (city?.recommendedPrices ?? []).map((rate) => ({ value: rate, label: textOf(rate) }));
  const gone = city && value !== null && !isOffered(city, value) ? value : null;
  return (
    <NumberSelect
      {...field}
      placeholder={city ? 'Select Rate' : 'Select a City First'}
      aria-disabled={!city}
      options={
        gone === null
          ? offered
          : [{ value: gone, label: `${textOf(gone)} (no longer offered)`, disabled: true }, ...offered]
      }
      hint={
        !city
          ? 'The rates depend on the city. Select a city first.'
          : gone === null
            ? `Per hour, in ${currencyWord(city.country.currencyCode, 2)}.`
            : `${textOf(gone)} is no longer offered in ${city.name}. Please choose another rate before you save.`
      }
    />
  );
}
