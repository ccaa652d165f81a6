import { graphql, usePreloadedQuery } from 'react-relay';
import type { SystemScreenDropMutation } from '../../../__generated__/SystemScreenDropMutation.graphql.ts';
import type { SystemScreenMailMutation } from '../../../__generated__/SystemScreenMailMutation.graphql.ts';
import type { PartState, SystemScreenQuery } from '../../../__generated__/SystemScreenQuery.graphql.ts';
import type { SystemScreenRetryMutation } from '../../../__generated__/SystemScreenRetryMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { useRefetchPage } from '../../../app/routing/refetchPage.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { ClockText, DateText } from '../../../features/core/time/DateText.tsx';
import { Button } from '../../../ui/action/Button.tsx';
import { product } from '../../../ui/base/product.ts';
import { confirm } from '../../../ui/dialog/confirm.ts';
import { Badge, type BadgeTone } from '../../../ui/display/Badge.tsx';
import { CardSection } from '../../../ui/display/Card.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { Stack } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { ListSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';

const title = 'System';

export const { Skeleton, Failed } = officeFaces(title, <ListSkeleton filters={0} />);

const states: Record<Exclude<PartState, '%future added value'>, { text: string; tone: BadgeTone }> = {
  ok: { text: 'Works', tone: 'green' },
  look: { text: 'Look at it', tone: 'warm' },
  missing: { text: 'Not set up', tone: 'neutral' },
  wrong: { text: 'Wrong settings', tone: 'warm' },
  unreachable: { text: 'Does not answer', tone: 'warm' },
};

/** '90 seconds', '12 minutes', '3 hours'. */
function waitText(seconds: number): string {
  if (seconds < 120) return `${seconds} seconds`;
  return seconds < 7200 ? `${Math.round(seconds / 60)} minutes` : `${Math.round(seconds / 3600)} hours`;
}

/** /admin/system: what the installation uses, its background jobs, and a test of the mail. */
export default function SystemScreen({ queryRef }: ScreenProps<SystemScreenQuery>) {
  const { system } = usePreloadedQuery<SystemScreenQuery>(
    graphql`
      query SystemScreenQuery @preloadable {
        system {
          version
          backedUpAt
          backupFailedAt
          parts {
            part
            state
            says
          }
          queues {
            queue
            waiting
            givenUp
            oldestSeconds
          }
          givenUpJobs {
            job
            queue
            failedAt
            attempts
            reason
          }
        }
      }
    `,
    queryRef,
  );
  const [retry] = useAction<SystemScreenRetryMutation>(graphql`
    mutation SystemScreenRetryMutation($input: RetryGivenUpJobInput!) {
      retryGivenUpJob(input: $input) {
        ... on RetryGivenUpJobPayload @alias(as: "success") {
          job
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const [drop] = useAction<SystemScreenDropMutation>(graphql`
    mutation SystemScreenDropMutation($input: DropGivenUpJobInput!) {
      dropGivenUpJob(input: $input) {
        ... on DropGivenUpJobPayload @alias(as: "success") {
          job
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const [sendMail, isSending] = useAction<SystemScreenMailMutation>(graphql`
    mutation SystemScreenMailMutation {
      sendTestMail {
        ... on SendTestMailPayload @alias(as: "success") {
          to
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const refetch = useRefetchPage();
  const { version, parts, queues, givenUpJobs, backedUpAt, backupFailedAt } = system;
  const busy = queues.filter(({ waiting, givenUp }) => waiting + givenUp > 0);
  const givenUpCount = queues.reduce((sum, { givenUp }) => sum + givenUp, 0);

  async function testMail() {
    const result = await sendMail({});
    if (!result.ok) return showToast(result.message, 'warning');
    showToast(`The test email is on its way to ${result.success.to}.`);
  }

  async function tryAgain(job: string) {
    const result = await retry({ input: { job } });
    if (!result.ok) return showToast(result.message, 'warning');
    showToast('The job begins anew. If it fails for good, it appears here again.');
    await refetch();
  }

  async function askToDrop(job: string, queue: string) {
    const dropped = await confirm({
      title: `Drop the job of ${queue}`,
      text: 'What it should have done is never done. This cannot be undone.',
      action: () => drop({ input: { job } }),
    });
    if (dropped) await refetch();
  }

  return (
    <OfficeScreen
      title={title}
      lead={`${product.name} ${version}. Parts are checked as the command doctor checks them, every ten seconds at most.`}
      action={
        <Button look="secondary" loading={isSending} onClick={() => void testMail()}>
          Send a test email
        </Button>
      }
    >
      <Stack gap="large">
        <CardSection title="Parts">
          <DataTable
            caption="Parts and what was found"
            rows={parts}
            rowId={({ part }) => part}
            rowLabel={({ part }) => part}
            columns={[
              { id: 'part', header: 'Part', names: true, cell: ({ part }) => part },
              {
                id: 'state',
                header: 'State',
                phone: 'aside',
                cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].text}</Badge>,
              },
              { id: 'says', header: 'Found', cell: ({ says }) => says },
            ]}
          />
        </CardSection>
        <CardSection title="Backups">
          {backupFailedAt && (
            <Notice tone="warning" title="The last backup failed">
              <DateText at={backupFailedAt} />, <ClockText at={backupFailedAt} />
            </Notice>
          )}
          <Text>
            {backedUpAt ? (
              <>
                The newest backup is of <DateText at={backedUpAt} />, <ClockText at={backedUpAt} />.
              </>
            ) : (
              'The command backup has not made any backup yet.'
            )}
          </Text>
        </CardSection>
        <CardSection title="Jobs that were given up" lead="They failed for hours, and are kept for 14 days.">
          {givenUpJobs.length === 0 ? (
            <Text look="soft">No job was given up.</Text>
          ) : (
            <>
              {givenUpCount > givenUpJobs.length && (
                <Text look="soft">
                  The last {givenUpJobs.length} of {givenUpCount}.
                </Text>
              )}
              <DataTable
                caption="Jobs to try again or to drop"
                rows={givenUpJobs}
                rowId={({ job }) => job}
                rowLabel={({ queue }) => `job of ${queue}`}
                columns={[
                  { id: 'queue', header: 'Queue', names: true, cell: ({ queue }) => queue },
                  {
                    id: 'reason',
                    header: 'Error',
                    phone: 'line',
                    cell: ({ reason }) => reason,
                    second: ({ attempts }) => `after ${attempts} attempts`,
                  },
                  {
                    id: 'failed',
                    header: 'Failed',
                    phone: 'aside',
                    cell: ({ failedAt }) => <DateText at={failedAt} />,
                    second: ({ failedAt }) => <ClockText at={failedAt} />,
                  },
                ]}
                actions={({ job, queue }) => [
                  { id: 'retry', label: 'Try again', onPress: () => void tryAgain(job) },
                  { id: 'drop', label: 'Drop', onPress: () => void askToDrop(job, queue) },
                ]}
              />
            </>
          )}
        </CardSection>
        <CardSection title="Queues">
          {busy.length === 0 ? (
            <Text look="soft">All {queues.length} queues are empty.</Text>
          ) : (
            <>
              <Text look="soft">
                {busy.length} of {queues.length} queues have jobs.
              </Text>
              <DataTable
                caption="Queues with jobs"
                rows={busy}
                rowId={({ queue }) => queue}
                rowLabel={({ queue }) => queue}
                columns={[
                  { id: 'queue', header: 'Queue', names: true, cell: ({ queue }) => queue },
                  { id: 'waiting', header: 'Due', align: 'end', phone: 'aside', cell: ({ waiting }) => waiting },
                  {
                    id: 'oldest',
                    header: 'For',
                    align: 'end',
                    cell: ({ waiting, oldestSeconds }) => (waiting > 0 ? waitText(oldestSeconds) : null),
                  },
                  { id: 'givenUp', header: 'Given up', align: 'end', cell: ({ givenUp }) => givenUp },
                ]}
              />
            </>
          )}
        </CardSection>
      </Stack>
    </OfficeScreen>
  );
}
