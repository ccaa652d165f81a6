import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { SelectField, type SelectOption } from '../../../ui/form/SelectField.tsx';
import { Stack } from '../../../ui/layout/Grid.tsx';
import type { RequestStatus_contactRequest$key } from './__generated__/RequestStatus_contactRequest.graphql.ts';
import type { RequestStatusDeleteMutation } from './__generated__/RequestStatusDeleteMutation.graphql.ts';
import type { RequestStatusMutation } from './__generated__/RequestStatusMutation.graphql.ts';
import type { RequestStatusSeenMutation } from './__generated__/RequestStatusSeenMutation.graphql.ts';

const markAsRead = 'mark-as-read';
const remove = 'delete';

/** How far a request has come, and what else can be done with it: 'Mark as read' and 'Delete' (spec 001 §2). */
export function RequestStatus({
  contactRequest: key,
  statuses,
  connectionId,
}: {
  contactRequest: RequestStatus_contactRequest$key;
  /** Values are global ids. */
  statuses: readonly SelectOption[];
  /** The list that a deleted one leaves. */
  connectionId: string;
}) {
  const { id, databaseId, status, chat } = useFragment(
    graphql`
      fragment RequestStatus_contactRequest on ContactRequest {
        id
        databaseId
        status {
          id
          name
        }
        chat {
          id
          unread
        }
      }
    `,
    key,
  );
  const [changeStatus, changing] = useAction<RequestStatusMutation>(graphql`
    mutation RequestStatusMutation($input: ChangeContactRequestStatusInput!) {
      changeContactRequestStatus(input: $input) {
        ... on ChangeContactRequestStatusPayload @alias(as: "success") {
          contactRequest {
            ...RequestStatus_contactRequest
          }
        }
        ... on Failure @alias(as: "failure") {
          __typename
          message
        }
      }
    }
  `);
  const [markSeen, marking] = useAction<RequestStatusSeenMutation>(graphql`
    mutation RequestStatusSeenMutation($input: MarkChatSeenInput!) {
      markChatSeen(input: $input) {
        ... on MarkChatSeenPayload @alias(as: "success") {
          chat {
            id
            unread
          }
        }
        ... on Failure @alias(as: "failure") {
          __typename
          message
        }
      }
    }
  `);
  const [deleteRequest, deleting] = useAction<RequestStatusDeleteMutation>(graphql`
    mutation RequestStatusDeleteMutation($input: DeleteContactRequestInput!, $connections: [ID!]!) {
      deleteContactRequest(input: $input) {
        ... on DeleteContactRequestPayload @alias(as: "success") {
          deletedId @deleteEdge(connections: $connections)
        }
        ... on Failure @alias(as: "failure") {
          __typename
          message
        }
      }
    }
  `);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function choose(value: string) {
    if (value === remove) {
      setProblem(null);
      setAsking(true);
      return;
    }
    const result =
      value === markAsRead
        ? chat && (await markSeen({ input: { chat: { id: chat.id } } }))
        : await changeStatus({ input: { contactRequest: id, status: value || null } });
    if (result && !result.ok) showToast(result.message, 'warning');
  }

  async function confirm() {
    setProblem(null);
    const result = await deleteRequest({ input: { id }, connections: [connectionId] });
    // Somebody else has deleted it: what was wanted is done, and the next look at the list shows it.
    if (result.ok || result.type === 'NotFound') setAsking(false);
    else setProblem(result.message);
  }

  const known = status && !statuses.some(({ value }) => value === status.id);
  return (
    <>
      <SelectField
        label={`Status of contact request ${databaseId}`}
        hideLabel
        placeholder="Select Status"
        aria-busy={changing || marking}
        options={[
          ...(known ? [{ value: status.id, label: status.name }] : []),
          ...statuses,
          { value: markAsRead, label: 'Mark as read', disabled: !chat?.unread },
          { value: remove, label: 'Delete' },
        ]}
        value={status?.id ?? ''}
        onChange={({ target }) => void choose(target.value)}
      />
      <ConfirmDialog
        opened={isAsking}
        title="Delete Contact Request"
        busy={deleting}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        <Stack gap="small">
          <p>Please confirm that you want to delete a Contact Request : {databaseId}</p>
          <p>The chat of the two stays, with everything that was said in it.</p>
          {problem && <Notice tone="error">{problem}</Notice>}
        </Stack>
      </ConfirmDialog>
    </>
  );
}
