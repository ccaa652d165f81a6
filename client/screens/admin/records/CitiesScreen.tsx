import { graphql, usePreloadedQuery } from 'react-relay';
import type { CitiesScreenQuery } from '../../../__generated__/CitiesScreenQuery.graphql.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { EmptyState } from '../../../ui/display/States.tsx';
import { RecordsScreen, recordsFaces } from './RecordsScreen.tsx';
import { recordKinds } from './recordKinds.ts';

export const { Skeleton, Failed } = recordsFaces(recordKinds.city);

/** /admin/cities: where the marketplace is, and the hourly rates in each city. */
export default function CitiesScreen({ queryRef }: ScreenProps<CitiesScreenQuery>) {
  const { citiesConnection } = usePreloadedQuery<CitiesScreenQuery>(
    graphql`
      query CitiesScreenQuery($first: Int!, $page: Int!) @preloadable {
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
  mutation CitiesScreenDeleteMutation($input: DeleteCityInput!) {
    deleteCity(input: $input) {
      ... on DeleteCityPayload @alias(as: "success") {
        deletedId
      }
      ...action_failure @alias(as: "failure")
    }
  }
`;
