import { graphql, usePreloadedQuery } from 'react-relay';
import type { StatusesScreenDeleteMutation } from '../../../__generated__/StatusesScreenDeleteMutation.graphql.ts';
import type { StatusesScreenOrderMutation } from '../../../__generated__/StatusesScreenOrderMutation.graphql.ts';
import type { StatusesScreenQuery } from '../../../__generated__/StatusesScreenQuery.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { NumberedList } from '../../../features/core/list/NumberedList.tsx';
import { plainList } from '../../../features/core/list/plainList.ts';
import { useList } from '../../../features/core/list/useList.ts';
import { useDelete } from '../../../features/core/useDelete.ts';
import { ButtonLink } from '../../../ui/action/Button.tsx';
import { EmptyState } from '../../../ui/display/States.tsx';
import { Row } from '../../../ui/layout/Grid.tsx';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';
import { OrderButton } from '../record/OrderButton.tsx';

export const { Skeleton, Failed } = officeFaces('Statuses of contact requests', <TableSkeleton rows={8} />);

/** /admin/contact-request-status: what admins can say about a contact request. */
export default function StatusesScreen({ queryRef }: ScreenProps<StatusesScreenQuery>) {
  const { all, contactRequestStatuses } = usePreloadedQuery<StatusesScreenQuery>(
    graphql`
      query StatusesScreenQuery($first: Int!, $page: Int!) @preloadable {
        all: contactRequestStatuses(first: 100) {
          edges {
            node {
              id
              name
            }
          }
        }
        contactRequestStatuses(first: $first, page: $page) {
          totalCount
          pageCursors {
            ...NumberedList_pageCursors
          }
          edges {
            node {
              id
              databaseId
              name
              description
            }
          }
        }
      }
    `,
    queryRef,
  );
  const list = useList(plainList);
  const [remove] = useAction<StatusesScreenDeleteMutation>(graphql`
    mutation StatusesScreenDeleteMutation($input: DeleteContactRequestStatusInput!) {
      deleteContactRequestStatus(input: $input) {
        ... on DeleteContactRequestStatusPayload @alias(as: "success") {
          deletedId
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const [order] = useAction<StatusesScreenOrderMutation>(graphql`
    mutation StatusesScreenOrderMutation($input: OrderContactRequestStatusesInput!) {
      orderContactRequestStatuses(input: $input) {
        ... on OrderContactRequestStatusesPayload @alias(as: "success") {
          ids
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const askToDelete = useDelete({ noun: 'Status', remove: (id) => remove({ input: { id } }) });
  return (
    <OfficeScreen
      title="Statuses of contact requests"
      action={
        <Row>
          <OrderButton
            title="Order of the statuses"
            items={all.edges.map(({ node }) => ({ id: node.id, label: node.name }))}
            save={(ids) => order({ input: { ids } })}
          />
          <ButtonLink href={paths.adminCreateContactRequestStatus.to()}>Add a status</ButtonLink>
        </Row>
      }
    >
      <NumberedList
        list={list}
        singular="status"
        plural="statuses"
        connection={contactRequestStatuses}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        columns={[
          { id: 'name', header: 'Name', names: true, cell: ({ name }) => name },
          { id: 'description', header: 'Description', phone: 'line', cell: ({ description }) => description },
        ]}
        actions={({ id, databaseId }) => [
          { id: 'edit', label: 'Edit', href: paths.adminContactRequestStatus.to({ id: databaseId }) },
          { id: 'delete', label: 'Delete', danger: true, onPress: () => askToDelete(id, databaseId) },
        ]}
        empty={
          <EmptyState title="No statuses yet">A status says how far a contact request is, such as “Hired”.</EmptyState>
        }
      />
    </OfficeScreen>
  );
}
