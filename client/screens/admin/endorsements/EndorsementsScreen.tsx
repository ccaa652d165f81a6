import { graphql, usePreloadedQuery } from 'react-relay';
import type { EndorsementsScreenDeleteMutation } from '../../../__generated__/EndorsementsScreenDeleteMutation.graphql.ts';
import type { EndorsementsScreenOrderMutation } from '../../../__generated__/EndorsementsScreenOrderMutation.graphql.ts';
import type { EndorsementsScreenQuery } from '../../../__generated__/EndorsementsScreenQuery.graphql.ts';
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
import { kindLabels } from './kindLabels.ts';

export const { Skeleton, Failed } = officeFaces('Home page', <TableSkeleton rows={8} />);

/** /admin/endorsements: the clients and testimonials of the home page. */
export default function EndorsementsScreen({ queryRef }: ScreenProps<EndorsementsScreenQuery>) {
  const { all, endorsements } = usePreloadedQuery<EndorsementsScreenQuery>(
    graphql`
      query EndorsementsScreenQuery($first: Int!, $page: Int!) @preloadable {
        all: endorsements(first: 100) {
          edges {
            node {
              id
              name
            }
          }
        }
        endorsements(first: $first, page: $page) {
          totalCount
          pageCursors {
            ...NumberedList_pageCursors
          }
          edges {
            node {
              id
              databaseId
              kind
              name
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
  const [remove] = useAction<EndorsementsScreenDeleteMutation>(graphql`
    mutation EndorsementsScreenDeleteMutation($input: DeleteEndorsementInput!) {
      deleteEndorsement(input: $input) {
        ... on DeleteEndorsementPayload @alias(as: "success") {
          deletedId
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const [order] = useAction<EndorsementsScreenOrderMutation>(graphql`
    mutation EndorsementsScreenOrderMutation($input: OrderEndorsementsInput!) {
      orderEndorsements(input: $input) {
        ... on OrderEndorsementsPayload @alias(as: "success") {
          ids
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const askToDelete = useDelete({ noun: 'Home page entry', remove: (id) => remove({ input: { id } }) });
  return (
    <OfficeScreen
      title="Home page"
      lead="Clients and testimonials. A section without any is hidden."
      action={
        <Row>
          <OrderButton
            title="Order on the home page"
            items={all.edges.map(({ node }) => ({ id: node.id, label: node.name }))}
            save={(ids) => order({ input: { ids } })}
          />
          <ButtonLink href={paths.adminCreateEndorsement.to()}>Add</ButtonLink>
        </Row>
      }
    >
      <NumberedList
        list={list}
        singular="endorsement"
        plural="endorsements"
        connection={endorsements}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        columns={[
          { id: 'name', header: 'Name', names: true, cell: ({ name }) => name },
          { id: 'kind', header: 'Kind', phone: 'aside', cell: ({ kind }) => kindLabels[kind] },
          { id: 'subTitle', header: 'Subtitle', phone: 'line', cell: ({ subTitle }) => subTitle },
          { id: 'created', header: 'Created', cell: ({ createdAt }) => <DateText at={createdAt} /> },
        ]}
        actions={({ id, databaseId, name }) => [
          { id: 'edit', label: 'Edit', href: paths.adminEndorsement.to({ id: databaseId }) },
          { id: 'delete', label: 'Delete', danger: true, onPress: () => askToDelete(id, name) },
        ]}
        empty={
          <EmptyState title="No clients or testimonials yet">What you add here appears on the home page.</EmptyState>
        }
      />
    </OfficeScreen>
  );
}
