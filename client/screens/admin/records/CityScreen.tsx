import { graphql, usePreloadedQuery } from 'react-relay';
import { citySchema } from '../../../../server/domain/office/catalog/catalog.input.ts';
import type { CityScreenMutation } from '../../../__generated__/CityScreenMutation.graphql.ts';
import type { CityScreenQuery } from '../../../__generated__/CityScreenQuery.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { NumberSelect } from '../../../features/core/form/NumberSelect.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { RecordScreen, recordFaces, useRecordForm } from './RecordScreen.tsx';
import { recordKinds } from './recordKinds.ts';

export const { Skeleton, Failed } = recordFaces(recordKinds.city);

/** /admin/cities/{id} and /admin/cities/create */
export default function CityScreen({ queryRef, params: { id } }: ScreenProps<CityScreenQuery, { id?: number }>) {
  const query = usePreloadedQuery<CityScreenQuery>(
    graphql`
      query CityScreenQuery($id: Int!) @preloadable {
        ...RecordHistory_query @arguments(recordType: CITY, recordId: $id)
        city(databaseId: $id) {
          id
          version
          name
          slug
          recommendedPrices
          country {
            databaseId
          }
        }
        countries {
          databaseId
          name
        }
      }
    `,
    queryRef,
  );
  const { city, countries } = query;
  const [save] = useAction<CityScreenMutation>(graphql`
    mutation CityScreenMutation($input: SaveCityInput!) {
      saveCity(input: $input) {
        ... on SaveCityPayload @alias(as: "success") {
          city {
            id
            version
            name
            recommendedPrices
            country {
              databaseId
            }
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const form = useRecordForm({
    kind: recordKinds.city,
    id,
    record: city,
    schema: citySchema,
    initialValues: {
      name: city?.name ?? '',
      countryId: city?.country.databaseId ?? null,
      recommendedPrices: city?.recommendedPrices.join(', ') ?? '',
    },
    shown: ({ name, countryId, recommendedPrices }) => ({
      name: ['Name', name],
      countryId: ['Country', countries.find(({ databaseId }) => databaseId === countryId)?.name],
      recommendedPrices: ['Recommended prices', recommendedPrices],
    }),
    save: (input) => save({ input: { id: city?.id, ...input } }),
    saved: (success) => `The city “${success.city.name}” was saved.`,
  });
  return (
    <RecordScreen form={form} query={query}>
      <TextField label="Name" {...form.field('name')} />
      <NumberSelect
        label="Country"
        placeholder="Select country"
        options={countries.map(({ databaseId, name }) => ({ value: databaseId, label: name }))}
        {...form.field('countryId')}
      />
      <TextField
        label="Recommended prices"
        hint="Hourly rates in whole units of the currency, with commas: 12, 15, 18"
        {...form.field('recommendedPrices')}
      />
      {city && <TextField label="Slug" readOnly value={city.slug} hint="Filled in automatically. It never changes." />}
    </RecordScreen>
  );
}
