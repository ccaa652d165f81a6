import { graphql, usePreloadedQuery } from 'react-relay';
import { useNavigate } from 'react-router';
import { integrationSchema } from '../../../../server/domain/office/integration/integration.input.ts';
import type { IntegrationScreensAddMutation } from '../../../__generated__/IntegrationScreensAddMutation.graphql.ts';
import type { IntegrationScreensEndMutation } from '../../../__generated__/IntegrationScreensEndMutation.graphql.ts';
import type { IntegrationScreensListQuery } from '../../../__generated__/IntegrationScreensListQuery.graphql.ts';
import type { IntegrationScreensPageQuery } from '../../../__generated__/IntegrationScreensPageQuery.graphql.ts';
import type { IntegrationScreensRenameMutation } from '../../../__generated__/IntegrationScreensRenameMutation.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { notFound } from '../../../app/routing/PageResult.ts';
import { useRefetchPage } from '../../../app/routing/refetchPage.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { groupNames } from '../../../features/accounts/apiKeys/groupLabels.ts';
import { KeysCard } from '../../../features/accounts/apiKeys/KeysCard.tsx';
import { useProvenAction } from '../../../features/accounts/session/useProvenAction.tsx';
import { FormDialog } from '../../../features/core/form/FormDialog.tsx';
import { useSchemaForm } from '../../../features/core/form/useSchemaForm.ts';
import { plainList } from '../../../features/core/list/defineList.ts';
import { NumberedList } from '../../../features/core/list/NumberedList.tsx';
import { useList } from '../../../features/core/list/useList.ts';
import { DateText } from '../../../features/core/time/DateText.tsx';
import { Button } from '../../../ui/action/Button.tsx';
import { Link } from '../../../ui/base/Link.tsx';
import { confirm } from '../../../ui/dialog/confirm.ts';
import { type DialogState, useDialog } from '../../../ui/dialog/useDialog.tsx';
import { Badge } from '../../../ui/display/Badge.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { Facts } from '../../../ui/display/Facts.tsx';
import { SkeletonBlock } from '../../../ui/display/Skeleton.tsx';
import { EmptyState } from '../../../ui/display/States.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Row, Stack } from '../../../ui/layout/Grid.tsx';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { RecordHistory } from '../auditLog/RecordHistory.tsx';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';

export const list = { default: IntegrationList, ...officeFaces('Integrations', <TableSkeleton rows={8} />) };

/** /admin/integrations: programs of the operator with accounts of their own. */
function IntegrationList({ queryRef }: ScreenProps<IntegrationScreensListQuery>) {
  const { integrations } = usePreloadedQuery<IntegrationScreensListQuery>(
    graphql`
      query IntegrationScreensListQuery($first: Int!, $page: Int!) @preloadable {
        integrations(first: $first, page: $page) {
          totalCount
          pageCursors {
            ...NumberedList_pageCursors
          }
          edges {
            node {
              id
              databaseId
              name
              createdAt
              endedAt
              madeBy {
                name
              }
              apiKeys {
                groups
                canWrite
                lastUsedAt
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const list = useList(plainList);
  const navigate = useNavigate();
  const dialog = useDialog<null>();
  return (
    <OfficeScreen
      title="Integrations"
      lead="Programs with accounts of their own. Each acts as an admin, as far as its keys permit; nobody can log in to it."
      action={<Button {...dialog.opens(null)}>Add an integration</Button>}
    >
      <NumberedList
        list={list}
        singular="integration"
        plural="integrations"
        connection={integrations}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        columns={[
          {
            id: 'name',
            header: 'Name',
            names: true,
            cell: ({ databaseId, name }) => (
              <Link href={paths.adminIntegration.to({ id: databaseId })}>
                <bdi>{name}</bdi>
              </Link>
            ),
          },
          {
            id: 'groups',
            header: 'May use',
            phone: 'line',
            cell: ({ apiKeys }) => groupNames([...new Set(apiKeys.flatMap(({ groups }) => groups))].toSorted()) || null,
            second: ({ apiKeys }) =>
              apiKeys.length > 0 && (apiKeys.some(({ canWrite }) => canWrite) ? 'Read and change' : 'Read'),
          },
          { id: 'used', header: 'Last use', cell: ({ apiKeys }) => <LastUse keys={apiKeys} /> },
          {
            id: 'madeBy',
            header: 'Made by',
            cell: ({ madeBy }) => <bdi>{madeBy.name}</bdi>,
            second: ({ createdAt }) => <DateText at={createdAt} />,
          },
          {
            id: 'state',
            header: 'State',
            phone: 'aside',
            cell: ({ endedAt, apiKeys }) => <IntegrationState endedAt={endedAt} keys={apiKeys.length} />,
          },
        ]}
        empty={
          <EmptyState title="No integrations yet">Add one for a program of yours, such as a payroll import.</EmptyState>
        }
      />
      {dialog.render((_, state) => (
        <AddIntegrationDialog {...state} onMade={(id) => void navigate(paths.adminIntegration.to({ id }))} />
      ))}
    </OfficeScreen>
  );
}

function LastUse({ keys }: { keys: readonly { lastUsedAt: string | null | undefined }[] }) {
  const last = keys
    .flatMap(({ lastUsedAt }) => lastUsedAt ?? [])
    .sort()
    .at(-1);
  return last ? <DateText at={last} /> : 'Not used';
}

const hint = "What it is for, such as 'Payroll import'. The audit log names it.";

function AddIntegrationDialog({ onMade, ...dialog }: DialogState & { onMade: (id: number) => void }) {
  const [add, , proof] = useProvenAction<IntegrationScreensAddMutation>(graphql`
    mutation IntegrationScreensAddMutation($input: AddIntegrationInput!) {
      addIntegration(input: $input) {
        ... on AddIntegrationPayload @alias(as: "success") {
          integration {
            databaseId
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const form = useSchemaForm({
    schema: integrationSchema,
    initialValues: { name: '' },
    submit: (input) => add({ input }),
    onSuccess({ integration }) {
      dialog.onClose();
      onMade(integration.databaseId);
    },
  });
  return (
    <>
      <FormDialog {...dialog} form={form} title="Add an integration" submitLabel="Add" size="small">
        <TextField label="Name" hint={hint} {...form.field('name')} />
      </FormDialog>
      {proof}
    </>
  );
}

function RenameIntegrationDialog({ id, name, ...dialog }: DialogState & { id: string; name: string }) {
  const [rename] = useAction<IntegrationScreensRenameMutation>(graphql`
    mutation IntegrationScreensRenameMutation($input: RenameIntegrationInput!) {
      renameIntegration(input: $input) {
        ... on RenameIntegrationPayload @alias(as: "success") {
          integration {
            id
            name
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const form = useSchemaForm({
    schema: integrationSchema,
    initialValues: { name },
    submit: (input) => rename({ input: { ...input, integration: id } }),
    onSuccess() {
      showToast('Integration renamed.');
      dialog.onClose();
    },
  });
  return (
    <FormDialog {...dialog} form={form} title="Rename the integration" size="small">
      <TextField label="Name" hint={hint} {...form.field('name')} />
    </FormDialog>
  );
}

/** Whether an integration can do something. */
function IntegrationState({ endedAt, keys }: { endedAt: string | null | undefined; keys: number }) {
  if (endedAt) return <Badge tone="neutral">Ended</Badge>;
  return keys > 0 ? <Badge tone="green">Active</Badge> : <Badge tone="warm">No keys</Badge>;
}

export const page = {
  default: IntegrationPage,
  ...officeFaces(
    'Integration',
    <Card>
      <SkeletonBlock shape="block" />
    </Card>,
  ),
};

/** /admin/integrations/{id}: the keys of an integration. */
function IntegrationPage({ queryRef }: ScreenProps<IntegrationScreensPageQuery>) {
  const query = usePreloadedQuery<IntegrationScreensPageQuery>(
    graphql`
      query IntegrationScreensPageQuery($id: Int!) @preloadable {
        ...RecordHistory_query @arguments(recordType: INTEGRATION, recordId: $id)
        integration(databaseId: $id) {
          id
          databaseId
          name
          createdAt
          endedAt
          madeBy {
            name
          }
          apiKeys {
            id
            ...KeysCard_keys
          }
        }
      }
    `,
    queryRef,
  );
  const [end] = useAction<IntegrationScreensEndMutation>(graphql`
    mutation IntegrationScreensEndMutation($input: EndIntegrationInput!) {
      endIntegration(input: $input) {
        ... on EndIntegrationPayload @alias(as: "success") {
          integration {
            id
            endedAt
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const refetchPage = useRefetchPage();
  const renameDialog = useDialog<null>();
  const { integration } = query;
  if (!integration) throw notFound();
  const { id, databaseId, name, createdAt, endedAt, madeBy, apiKeys } = integration;

  async function askToEnd() {
    const ended = await confirm({
      title: `End '${name}'?`,
      text: <p>All its keys are revoked at once, and programs that use them are refused. It cannot begin again.</p>,
      confirmLabel: 'End integration',
      destructive: true,
      action: () => end({ input: { integration: id } }),
    });
    if (!ended) return;
    showToast('Integration ended.');
    void refetchPage();
  }

  return (
    <OfficeScreen
      title={name}
      trail={[{ label: 'Integrations', href: paths.adminIntegrations.to() }, { label: name }]}
      action={
        !endedAt && (
          <Row>
            <Button look="secondary" {...renameDialog.opens(null)}>
              Rename
            </Button>
            <Button look="quietDanger" onClick={() => void askToEnd()}>
              End
            </Button>
          </Row>
        )
      }
    >
      <Stack gap="large">
        <Card>
          <Facts
            facts={[
              { label: 'State', value: <IntegrationState endedAt={endedAt} keys={apiKeys.length} /> },
              { label: 'Made by', value: madeBy.name },
              { label: 'Made', value: <DateText at={createdAt} /> },
              { label: 'Ended', value: endedAt && <DateText at={endedAt} /> },
            ]}
          />
        </Card>
        <KeysCard title="Keys" keys={apiKeys} integration={id} forOffice hasEnded={Boolean(endedAt)} />
        <RecordHistory query={query} kind="INTEGRATION" id={databaseId} />
      </Stack>
      {renameDialog.render((_, state) => (
        <RenameIntegrationDialog {...state} id={id} name={name} />
      ))}
    </OfficeScreen>
  );
}
