import { graphql, usePreloadedQuery } from 'react-relay';
import { contactRequestStatusSchema } from '../../../../server/domain/office/catalog/catalog.input.ts';
import type { StatusScreenMutation } from '../../../__generated__/StatusScreenMutation.graphql.ts';
import type { StatusScreenQuery } from '../../../__generated__/StatusScreenQuery.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { RecordScreen, recordFaces, useRecordForm } from './RecordScreen.tsx';
import { recordKinds } from './recordKinds.ts';

export const { Skeleton, Failed } = recordFaces(recordKinds.status);

/** /admin/contact-request-status/{id} and /admin/contact-request-status/create */
export default function StatusScreen({ queryRef, params: { id } }: ScreenProps<StatusScreenQuery, { id?: number }>) {
  const query = usePreloadedQuery<StatusScreenQuery>(
    graphql`
      query StatusScreenQuery($id: Int!) @preloadable {
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
  const [save] = useAction<StatusScreenMutation>(graphql`
    mutation StatusScreenMutation($input: SaveContactRequestStatusInput!) {
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
