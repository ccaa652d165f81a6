import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { RequestStatus_contactRequest$key } from '../../../__generated__/RequestStatus_contactRequest.graphql.ts';
import type { RequestStatusDeleteMutation } from '../../../__generated__/RequestStatusDeleteMutation.graphql.ts';
import type { RequestStatusMutation } from '../../../__generated__/RequestStatusMutation.graphql.ts';
import type { RequestStatusQuery } from '../../../__generated__/RequestStatusQuery.graphql.ts';
import type { RequestStatusSeenMutation } from '../../../__generated__/RequestStatusSeenMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { useRefetchPage } from '../../../app/routing/refetchPage.ts';
import { confirmDelete } from '../../../features/core/confirmDelete.tsx';
import { confirm } from '../../../ui/dialog/confirm.ts';
import { showToast } from '../../../ui/display/toasts.ts';
import { ActingSelect } from '../../../ui/form/ActingSelect.tsx';
import type { SelectOption } from '../../../ui/form/SelectField.tsx';

const markAsRead = 'mark-as-read';
const remove = 'delete';

/** The status of a contact request, with the actions 'Mark as read' and 'Delete'. */
export function RequestStatus({
  contactRequest: key,
  statuses,
}: {
  contactRequest: RequestStatus_contactRequest$key;
  /** Values are global ids. */
  statuses: readonly SelectOption[];
}) {
  const environment = useRelayEnvironment();
  const refetch = useRefetchPage();
  const { id, databaseId, version, status, chat } = useFragment(
    graphql`
      fragment RequestStatus_contactRequest on ContactRequest {
        id
        databaseId
        version
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
        ...action_failure @alias(as: "failure")
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
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const [deleteRequest] = useAction<RequestStatusDeleteMutation>(graphql`
    mutation RequestStatusDeleteMutation($input: DeleteContactRequestInput!) {
      deleteContactRequest(input: $input) {
        ... on DeleteContactRequestPayload @alias(as: "success") {
          deletedId
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);

  async function choose(value: string) {
    if (value === remove) return askToDelete();
    const result =
      value === markAsRead
        ? chat && (await markSeen({ input: { chat: { id: chat.id } } }))
        : await changeStatus({ input: { contactRequest: id, status: value || null, version } });
    // The row may no longer belong to the list, or elsewhere in it.
    if (result?.ok) {
      showToast(value === markAsRead ? 'Marked as read.' : `Contact request #${databaseId}: ${savedName(value)}.`);
      return refetch();
    }
    if (!result) return;
    if (result.type === 'Outdated') return askAgain(value, result.message);
    showToast(result.message, 'warning');
  }

  const savedName = (value: string) => statuses.find((option) => option.value === value)?.label ?? 'no status';

  /** Another admin was faster: shows their status, and asks which one it shall be. */
  async function askAgain(value: string, message: string) {
    const { node } = await readCurrent();
    if (node?.__typename !== 'ContactRequest') return showToast(message, 'warning');
    const nameOf = (statusId: string | undefined) => {
      const name = statuses.find((option) => option.value === statusId)?.label ?? node.status?.name;
      return statusId && name ? `“${name}”` : 'no status';
    };
    const [theirs, mine] = [nameOf(node.status?.id), nameOf(value || undefined)];
    if (theirs === mine) return;
    await confirm({
      title: 'The status was changed',
      text: `${message} It has ${theirs} now.`,
      confirmLabel: `Set ${mine}`,
      cancelLabel: `Keep ${theirs}`,
      action: async () => {
        const result = await changeStatus({
          input: { contactRequest: id, status: value || null, version: node.version },
        });
        if (result.ok) await refetch();
        return result;
      },
    });
  }

  async function readCurrent() {
    const query = fetchQuery<RequestStatusQuery>(
      environment,
      graphql`
        query RequestStatusQuery($id: ID!) {
          node(id: $id) {
            __typename
            ... on ContactRequest {
              version
              status {
                id
                name
              }
              ...RequestStatus_contactRequest @alias(as: "row")
            }
          }
        }
      `,
      { id },
    );
    // Without a connection the choice is simply not changed.
    return (await query.toPromise().catch(() => undefined)) ?? { node: null };
  }

  async function askToDelete() {
    await confirmDelete({
      noun: 'Contact Request',
      name: databaseId,
      note: 'Their chat and its messages are kept.',
      action: () => deleteRequest({ input: { id } }),
      onDeleted: refetch,
    });
  }

  const known = status && !statuses.some(({ value }) => value === status.id);
  return (
    <ActingSelect
      label={`Status of contact request ${databaseId}`}
      hideLabel
      placeholder="Select Status"
      aria-busy={changing || marking}
      options={[
        ...(known ? [{ value: status.id, label: status.name }] : []),
        ...statuses,
        chat?.unread
          ? { value: markAsRead, label: 'Mark as read' }
          : { value: markAsRead, label: 'Mark as read (nothing is unread)', disabled: true },
        { value: remove, label: 'Delete' },
      ]}
      value={status?.id ?? ''}
      onChoose={(value) => void choose(value)}
    />
  );
}
