import { graphql, usePreloadedQuery } from 'react-relay';
import type { CareerListScreenDeleteMutation } from '../../../__generated__/CareerListScreenDeleteMutation.graphql.ts';
import type { CareerListScreenOrderMutation } from '../../../__generated__/CareerListScreenOrderMutation.graphql.ts';
import type { CareerListScreenQuery } from '../../../__generated__/CareerListScreenQuery.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { NumberedList } from '../../../features/core/list/NumberedList.tsx';
import { plainList } from '../../../features/core/list/plainList.ts';
import { useList } from '../../../features/core/list/useList.ts';
import { DateText } from '../../../features/core/time/DateText.tsx';
import { useDelete } from '../../../features/core/useDelete.ts';
import { ButtonLink } from '../../../ui/action/Button.tsx';
import { EmptyState } from '../../../ui/display/States.tsx';
import { Row } from '../../../ui/layout/Grid.tsx';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';
import { OrderButton } from '../record/OrderButton.tsx';

export const { Skeleton, Failed } = officeFaces('Careers', <TableSkeleton rows={8} />);

/** /admin/careers: the open positions of the company itself. */
export default function CareerListScreen({ queryRef }: ScreenProps<CareerListScreenQuery>) {
  const { all, careers } = usePreloadedQuery<CareerListScreenQuery>(
    graphql`
      query CareerListScreenQuery($first: Int!, $page: Int!) @preloadable {
        all: careers(first: 100) {
          edges {
            node {
              id
              title
            }
          }
        }
        careers(first: $first, page: $page) {
          totalCount
          pageCursors {
            ...NumberedList_pageCursors
          }
          edges {
            node {
              id
              databaseId
              title
              subTitle
              createdAt
            }
          }
        }
      }
    `,
    queryRef,
  );
  const list = useList(plainList);
  const [remove] = useAction<CareerListScreenDeleteMutation>(graphql`
    mutation CareerListScreenDeleteMutation($input: DeleteCareerInput!) {
      deleteCareer(input: $input) {
        ... on DeleteCareerPayload @alias(as: "success") {
          deletedId
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const [order] = useAction<CareerListScreenOrderMutation>(graphql`
    mutation CareerListScreenOrderMutation($input: OrderCareersInput!) {
      orderCareers(input: $input) {
        ... on OrderCareersPayload @alias(as: "success") {
          ids
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const askToDelete = useDelete({ noun: 'Career', remove: (id) => remove({ input: { id } }) });
  return (
    <OfficeScreen
      title="Careers"
      action={
        <Row>
          <OrderButton
            title="Order of the careers"
            items={all.edges.map(({ node }) => ({ id: node.id, label: node.title }))}
            save={(ids) => order({ input: { ids } })}
          />
          <ButtonLink href={paths.adminCreateCareer.to()}>Add a career</ButtonLink>
        </Row>
      }
    >
      <NumberedList
        list={list}
        singular="career"
        plural="careers"
        connection={careers}
        rowId={({ id }) => id}
        rowLabel={({ title }) => title}
        columns={[
          { id: 'title', header: 'Title', names: true, cell: ({ title }) => title },
          { id: 'subTitle', header: 'Subtitle', phone: 'line', cell: ({ subTitle }) => subTitle },
          { id: 'created', header: 'Created', phone: 'aside', cell: ({ createdAt }) => <DateText at={createdAt} /> },
        ]}
        actions={({ id, databaseId, title }) => [
          { id: 'edit', label: 'Edit', href: paths.adminCareer.to({ id: databaseId }) },
          { id: 'delete', label: 'Delete', danger: true, onPress: () => askToDelete(id, title) },
        ]}
        empty={
          <EmptyState title="No careers yet">Open positions at the company appear on the Careers page.</EmptyState>
        }
      />
    </OfficeScreen>
  );
}
