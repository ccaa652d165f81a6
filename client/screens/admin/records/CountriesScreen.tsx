import { graphql, usePreloadedQuery } from 'react-relay';
import type { CountriesScreenQuery } from '../../../__generated__/CountriesScreenQuery.graphql.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { plainList } from '../../../features/core/list/defineList.ts';
import { NumberedList } from '../../../features/core/list/NumberedList.tsx';
import { useList } from '../../../features/core/list/useList.ts';
import { EmptyState } from '../../../ui/display/States.tsx';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';

export const { Skeleton, Failed } = officeFaces('Countries', <TableSkeleton rows={8} />);

/** /admin/countries: read-only. */
export default function CountriesScreen({ queryRef }: ScreenProps<CountriesScreenQuery>) {
  const { countriesConnection } = usePreloadedQuery<CountriesScreenQuery>(
    graphql`
      query CountriesScreenQuery($first: Int!, $page: Int!) @preloadable {
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
