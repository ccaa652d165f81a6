import { graphql, usePreloadedQuery } from 'react-relay';
import { shortened } from '../../../../server/domain/core/text/labels.ts';
import type { FailedEmailsScreenMutation } from '../../../__generated__/FailedEmailsScreenMutation.graphql.ts';
import type { FailedEmailsScreenQuery } from '../../../__generated__/FailedEmailsScreenQuery.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { useRefetchPage } from '../../../app/routing/refetchPage.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { plainList } from '../../../features/core/list/defineList.ts';
import { NumberedList } from '../../../features/core/list/NumberedList.tsx';
import { useList } from '../../../features/core/list/useList.ts';
import { ClockText, DateText } from '../../../features/core/time/DateText.tsx';
import { Link } from '../../../ui/base/Link.tsx';
import { EmptyState } from '../../../ui/display/States.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { ListSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';
import { recordPath } from '../officePages.ts';

export const { Skeleton, Failed } = officeFaces('Failed emails', <ListSkeleton filters={0} />);

/** /admin/failed-emails: emails of admins that were not sent, to be sent again. */
export default function FailedEmailsScreen({ queryRef }: ScreenProps<FailedEmailsScreenQuery>) {
  const { failedEmails } = usePreloadedQuery<FailedEmailsScreenQuery>(
    graphql`
      query FailedEmailsScreenQuery($first: Int!, $page: Int!) @preloadable {
        failedEmails(first: $first, page: $page) {
          totalCount
          pageCursors {
            ...NumberedList_pageCursors
          }
          edges {
            node {
              id
              databaseId
              subject
              text
              error
              createdAt
              sender {
                name
              }
              receiver {
                databaseId
                role
                name
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const [send] = useAction<FailedEmailsScreenMutation>(graphql`
    mutation FailedEmailsScreenMutation($input: SendEmailAgainInput!) {
      sendEmailAgain(input: $input) {
        ... on SendEmailAgainPayload @alias(as: "success") {
          emailMessage {
            id
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const list = useList(plainList);
  const refetch = useRefetchPage();

  async function sendAgain(id: string, name: string) {
    const result = await send({ input: { id } });
    if (!result.ok) return showToast(result.message, 'warning');
    showToast(`We are sending the email to ${name} again. If it fails, it appears here again.`);
    await refetch();
  }

  return (
    <OfficeScreen
      title="Failed emails"
      lead="Emails from admins that could not be delivered in the last 30 days. We keep trying for some hours unless the address was refused. People without an email address cannot be emailed."
    >
      <NumberedList
        list={list}
        singular="failed email"
        plural="failed emails"
        connection={failedEmails}
        rowId={({ id }) => id}
        rowLabel={({ databaseId, receiver }) => `email #${databaseId} to ${receiver.name}`}
        columns={[
          {
            id: 'person',
            header: 'To',
            names: true,
            cell: ({ receiver: { databaseId, role, name } }) => {
              const href = recordPath(role === 'ROLE_CANDIDATE' ? 'JOB_SEEKER' : 'EMPLOYER', databaseId);
              return href ? <Link href={href}>{name}</Link> : name;
            },
            second: ({ sender }) => `by ${sender.name}`,
          },
          {
            id: 'subject',
            header: 'Subject',
            cell: ({ subject }) => subject,
            second: ({ text }) => shortened(text, 80),
          },
          {
            id: 'error',
            header: 'Error',
            phone: 'line',
            cell: ({ error }) => error ?? 'The server stopped while sending this email. It may have arrived.',
          },
          {
            id: 'created',
            header: 'Written',
            phone: 'aside',
            cell: ({ createdAt }) => <DateText at={createdAt} />,
            second: ({ createdAt }) => <ClockText at={createdAt} />,
          },
        ]}
        actions={({ id, receiver }) => [
          { id: 'again', label: 'Send again', onPress: () => void sendAgain(id, receiver.name) },
        ]}
        empty={
          <EmptyState title="No failed emails">
            All emails of the last 30 days were delivered to the mail server.
          </EmptyState>
        }
      />
    </OfficeScreen>
  );
}
