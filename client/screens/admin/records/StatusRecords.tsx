import { graphql, usePreloadedQuery } from 'react-relay';
import { contactRequestStatusSchema } from '../../../../server/domain/office/catalog/catalog.input.ts';
import type { StatusRecordsFormQuery } from '../../../__generated__/StatusRecordsFormQuery.graphql.ts';
import type { StatusRecordsQuery } from '../../../__generated__/StatusRecordsQuery.graphql.ts';
import type { StatusRecordsSaveMutation } from '../../../__generated__/StatusRecordsSaveMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { EmptyState } from '../../../ui/display/States.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { RecordScreen, recordFaces, useRecordForm } from './RecordScreen.tsx';
import { RecordOrder, RecordsScreen, recordsFaces } from './RecordsScreen.tsx';
import { recordKinds } from './recordKinds.ts';

export const list = { default: StatusList, ...recordsFaces(recordKinds.status) };

/** /admin/contact-request-status: what admins can say about a contact request. */
function StatusList({ queryRef }: ScreenProps<StatusRecordsQuery>) {
  const { all, contactRequestStatuses } = usePreloadedQuery<StatusRecordsQuery>(
    graphql`
      query StatusRecordsQuery($first: Int!, $page: Int!) @preloadable {
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
  return (
    <RecordsScreen
      kind={recordKinds.status}
      records={contactRequestStatuses}
      label={({ name }) => name}
      columns={[
        { id: 'name', header: 'Name', names: true, cell: ({ name }) => name },
        { id: 'description', header: 'Description', phone: 'line', cell: ({ description }) => description },
      ]}
      deletion={deletion}
      deletedName={({ databaseId }) => databaseId}
      order={
        <RecordOrder
          title="Order of the statuses"
          records={all.edges.map(({ node }) => ({ id: node.id, label: node.name }))}
          ordering={ordering}
        />
      }
      empty={
        <EmptyState title="No statuses yet">A status says how far a contact request is, such as “Hired”.</EmptyState>
      }
    />
  );
}

const deletion = graphql`
  mutation StatusRecordsDeleteMutation($input: DeleteContactRequestStatusInput!) {
    deleteContactRequestStatus(input: $input) {
      ... on DeleteContactRequestStatusPayload @alias(as: "success") {
        deletedId
      }
      ...action_failure @alias(as: "failure")
    }
  }
`;

const ordering = graphql`
  mutation StatusRecordsOrderMutation($input: OrderContactRequestStatusesInput!) {
    orderContactRequestStatuses(input: $input) {
      ... on OrderContactRequestStatusesPayload @alias(as: "success") {
        ids
      }
      ...action_failure @alias(as: "failure")
    }
  }
`;

export const form = { default: StatusForm, ...recordFaces(recordKinds.status) };

/** /admin/contact-request-status/{id} and /admin/contact-request-status/create */
function StatusForm({ queryRef, params: { id } }: ScreenProps<StatusRecordsFormQuery, { id?: number }>) {
  const query = usePreloadedQuery<StatusRecordsFormQuery>(
    graphql`
      query StatusRecordsFormQuery($id: Int!) @preloadable {
        ...RecordHistory_query @arguments(recordType: CONTACT_REQUEST_STATUS, recordId: $id)
        contactRequestStatus(databaseId: $id) {
          id
          version
          databaseId
          name
          description
        }
      }
    `,
    queryRef,
  );
  const { contactRequestStatus } = query;
  const [save] = useAction<StatusRecordsSaveMutation>(graphql`
    mutation StatusRecordsSaveMutation($input: SaveContactRequestStatusInput!) {
      saveContactRequestStatus(input: $input) {
        ... on SaveContactRequestStatusPayload @alias(as: "success") {
          status {
            id
            version
            databaseId
            name
            description
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const form = useRecordForm({
    kind: recordKinds.status,
    id,
    record: contactRequestStatus,
    schema: contactRequestStatusSchema,
    initialValues: { name: contactRequestStatus?.name ?? '', description: contactRequestStatus?.description ?? '' },
    shown: ({ name, description }) => ({ name: ['Name', name], description: ['Description', description] }),
    save: (input) => save({ input: { id: contactRequestStatus?.id, ...input } }),
    // The documented words, for both (docs/product/back-office.md, 'Reference data').
    saved: ({ status }) =>
      id === undefined
        ? `The Contact Request Status #${status.databaseId} was created`
        : `The job offer #${status.databaseId} was saved`,
    confirms: true,
  });
  return (
    <RecordScreen form={form} query={query}>
      <TextField label="Name" {...form.field('name')} />
      <TextArea label="Description" rows={4} {...form.field('description')} />
    </RecordScreen>
  );
}
