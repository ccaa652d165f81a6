import { graphql, usePreloadedQuery } from 'react-relay';
import { citySchema } from '../../../../server/domain/office/catalog/catalog.input.ts';
import type { PlaceRecordsCitiesQuery } from '../../../__generated__/PlaceRecordsCitiesQuery.graphql.ts';
import type { PlaceRecordsCityFormQuery } from '../../../__generated__/PlaceRecordsCityFormQuery.graphql.ts';
import type { PlaceRecordsCitySaveMutation } from '../../../__generated__/PlaceRecordsCitySaveMutation.graphql.ts';
import type { PlaceRecordsCountriesQuery } from '../../../__generated__/PlaceRecordsCountriesQuery.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { NumberSelect } from '../../../features/core/form/NumberSelect.tsx';
import { plainList } from '../../../features/core/list/defineList.ts';
import { NumberedList } from '../../../features/core/list/NumberedList.tsx';
import { useList } from '../../../features/core/list/useList.ts';
import { EmptyState } from '../../../ui/display/States.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';
import { RecordScreen, recordFaces, useRecordForm } from './RecordScreen.tsx';
import { RecordsScreen, recordsFaces } from './RecordsScreen.tsx';
import { recordKinds } from './recordKinds.ts';

export const list = { default: CityList, ...recordsFaces(recordKinds.city) };

/** /admin/cities: where the marketplace is, and the hourly rates in each city. */
function CityList({ queryRef }: ScreenProps<PlaceRecordsCitiesQuery>) {
  const { citiesConnection } = usePreloadedQuery<PlaceRecordsCitiesQuery>(
    graphql`
      query PlaceRecordsCitiesQuery($first: Int!, $page: Int!) @preloadable {
        citiesConnection(first: $first, page: $page) {
          totalCount
          pageCursors {
            ...NumberedList_pageCursors
          }
          edges {
            node {
              id
              databaseId
              name
              slug
              recommendedPrices
              country {
                name
                currencyCode
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  return (
    <RecordsScreen
      kind={recordKinds.city}
      records={citiesConnection}
      label={({ name }) => name}
      columns={[
        { id: 'name', header: 'Name', names: true, cell: ({ name }) => name },
        { id: 'country', header: 'Country', phone: 'line', cell: ({ country }) => country.name },
        {
          id: 'prices',
          header: 'Hourly rates',
          cell: ({ recommendedPrices, country }) => `${country.currencyCode} ${recommendedPrices.join(', ')}`,
        },
        { id: 'slug', header: 'Slug', cell: ({ slug }) => slug },
      ]}
      deletion={deletion}
      empty={<EmptyState title="No cities yet">Add a city with the hourly rates that people can choose.</EmptyState>}
    />
  );
}

const deletion = graphql`
  mutation PlaceRecordsCityDeleteMutation($input: DeleteCityInput!) {
    deleteCity(input: $input) {
      ... on DeleteCityPayload @alias(as: "success") {
        deletedId
      }
      ...action_failure @alias(as: "failure")
    }
  }
`;

export const form = { default: CityForm, ...recordFaces(recordKinds.city) };

/** /admin/cities/{id} and /admin/cities/create */
function CityForm({ queryRef, params: { id } }: ScreenProps<PlaceRecordsCityFormQuery, { id?: number }>) {
  const query = usePreloadedQuery<PlaceRecordsCityFormQuery>(
    graphql`
      query PlaceRecordsCityFormQuery($id: Int!) @preloadable {
        ...RecordHistory_query @arguments(recordType: CITY, recordId: $id)
        city(databaseId: $id) {
          id
          version
          name
          slug
          recommendedPrices
          timeZone
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
  const [save] = useAction<PlaceRecordsCitySaveMutation>(graphql`
    mutation PlaceRecordsCitySaveMutation($input: SaveCityInput!) {
      saveCity(input: $input) {
        ... on SaveCityPayload @alias(as: "success") {
          city {
            id
            version
            name
            recommendedPrices
            timeZone
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
      timeZone: city?.timeZone ?? '',
    },
    shown: ({ name, countryId, recommendedPrices, timeZone }) => ({
      name: ['Name', name],
      countryId: ['Country', countries.find(({ databaseId }) => databaseId === countryId)?.name],
      recommendedPrices: ['Recommended prices', recommendedPrices],
      timeZone: ['Time zone', timeZone],
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
      <TextField
        label="Time zone"
        optional
        hint="By its name, such as Asia/Singapore. Without one it is that of another city in the country."
        {...form.field('timeZone')}
      />
      {city && <TextField label="Slug" readOnly value={city.slug} hint="Filled in automatically. It never changes." />}
    </RecordScreen>
  );
}

export const countries = { default: CountryList, ...officeFaces('Countries', <TableSkeleton rows={8} />) };

/** /admin/countries: read-only. */
function CountryList({ queryRef }: ScreenProps<PlaceRecordsCountriesQuery>) {
  const { countriesConnection } = usePreloadedQuery<PlaceRecordsCountriesQuery>(
    graphql`
      query PlaceRecordsCountriesQuery($first: Int!, $page: Int!) @preloadable {
        countriesConnection(first: $first, page: $page) {
          totalCount
          pageCursors {
            ...NumberedList_pageCursors
          }
          edges {
            node {
              id
              name
              currencyCode
              currencySymbol
              currencyName
            }
          }
        }
      }
    `,
    queryRef,
  );
  const list = useList(plainList);
  return (
    <OfficeScreen
      title="Countries"
      lead="Countries and their currencies come with the product and cannot be changed here."
    >
      <NumberedList
        list={list}
        singular="country"
        plural="countries"
        connection={countriesConnection}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        columns={[
          { id: 'name', header: 'Name', names: true, cell: ({ name }) => name },
          { id: 'currency', header: 'Currency', phone: 'line', cell: ({ currencyName }) => currencyName },
          { id: 'code', header: 'Code', phone: 'aside', cell: ({ currencyCode }) => currencyCode },
          { id: 'symbol', header: 'Symbol', cell: ({ currencySymbol }) => currencySymbol },
        ]}
        empty={<EmptyState title="No countries" />}
      />
    </OfficeScreen>
  );
}
