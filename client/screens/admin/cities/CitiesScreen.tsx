import { graphql, usePreloadedQuery } from 'react-relay';
import type { CitiesScreenDeleteMutation } from '../../../__generated__/CitiesScreenDeleteMutation.graphql.ts';
import type { CitiesScreenQuery } from '../../../__generated__/CitiesScreenQuery.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { NumberedList } from '../../../features/core/list/NumberedList.tsx';
import { plainList } from '../../../features/core/list/plainList.ts';
import { useList } from '../../../features/core/list/useList.ts';
import { useDelete } from '../../../features/core/useDelete.ts';
import { ButtonLink } from '../../../ui/action/Button.tsx';
import { EmptyState } from '../../../ui/display/States.tsx';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';

export const { Skeleton, Failed } = officeFaces('Cities', <TableSkeleton rows={8} />);

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
  const list = useList(plainList);
  const [remove] = useAction<CitiesScreenDeleteMutation>(graphql`
    mutation CitiesScreenDeleteMutation($input: DeleteCityInput!) {
      deleteCity(input: $input) {
        ... on DeleteCityPayload @alias(as: "success") {
          deletedId
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const askToDelete = useDelete({ noun: 'City', remove: (id) => remove({ input: { id } }) });
  return (
    <OfficeScreen title="Cities" action={<ButtonLink href={paths.adminCreateCity.to()}>Add a city</ButtonLink>}>
      <NumberedList
        list={list}
        singular="city"
        plural="cities"
        connection={citiesConnection}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
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
        actions={({ id, databaseId, name }) => [
          { id: 'edit', label: 'Edit', href: paths.adminCity.to({ id: databaseId }) },
          { id: 'delete', label: 'Delete', danger: true, onPress: () => askToDelete(id, name) },
        ]}
        empty={<EmptyState title="No cities yet">Add a city with the hourly rates that people can choose.</EmptyState>}
      />
    </OfficeScreen>
  );
}
