import type {
  ProfileField,
  ProfileFlag,
  ReferenceField,
} from '../../../../server/domain/core/catalog/profileFields.input.ts';
import type { ProfilePlace } from '../../../../server/domain/people/profile/profile.input.ts';

type Choices = ReferenceField | 'minRate';
type Checks = ProfileFlag;

/** The fields of a profile as a form holds them. Null: nothing is chosen. */
export type ProfileValues = { [Field in Choices]: number | null } & { [Field in Checks]: boolean } & {
  [Field in 'country' | 'situationInCountry' | 'photoUri']: string | null;
} & { [Field in Exclude<ProfileField, Choices | Checks | 'country' | 'situationInCountry' | 'photoUri'>]: string };

/** A city as the forms choose it. */
export interface ProfileCity {
  readonly databaseId: number;
  readonly recommendedPrices: readonly number[];
  readonly country: { readonly name: string; readonly situationList: readonly string[] };
}

/** What a city determines in a profile; null until one is chosen. */
export function placeIn(cities: readonly ProfileCity[], cityId: number | null): ProfilePlace | null {
  const city = cities.find(({ databaseId }) => databaseId === cityId);
  return city ? { recommendedPrices: city.recommendedPrices, situationList: city.country.situationList } : null;
}

/** The values after a change of the city: its country, and no situation or rate that it does not offer. */
export function withCity(values: ProfileValues, cities: readonly ProfileCity[], cityId: number | null): ProfileValues {
  const city = cities.find(({ databaseId }) => databaseId === cityId);
  const { situationInCountry, minRate } = values;
  return {
    ...values,
    cityId,
    country: city?.country.name ?? null,
    situationInCountry: city?.country.situationList.includes(situationInCountry ?? '') ? situationInCountry : null,
    minRate: minRate !== null && city?.recommendedPrices.includes(minRate) ? minRate : null,
  };
}

/** What a save sends: the country is the city's, and a photo is uploaded. */
export type SavedValues = Omit<ProfileValues, 'country' | 'photoUri'>;

export function savedValues({ country: _ofCity, photoUri: _uploaded, ...values }: ProfileValues): SavedValues {
  return values;
}
