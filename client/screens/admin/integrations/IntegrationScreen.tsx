import { graphql, usePreloadedQuery } from 'react-relay';
import type { IntegrationScreenEndMutation } from '../../../__generated__/IntegrationScreenEndMutation.graphql.ts';
import type { IntegrationScreenQuery } from '../../../__generated__/IntegrationScreenQuery.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { notFound } from '../../../app/routing/PageResult.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { useRefetchPage } from '../../../app/routing/useRefetchPage.ts';
import { KeysCard } from '../../../features/accounts/apiKeys/KeysCard.tsx';
import { DateText } from '../../../features/core/time/DateText.tsx';
import { Button } from '../../../ui/action/Button.tsx';
import { confirm } from '../../../ui/dialog/confirm.ts';
import { useDialog } from '../../../ui/dialog/useDialog.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { Facts } from '../../../ui/display/Facts.tsx';
import { SkeletonBlock } from '../../../ui/display/Skeleton.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { Row, Stack } from '../../../ui/layout/Grid.tsx';
import { RecordHistory } from '../auditLog/RecordHistory.tsx';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';
import { RenameIntegrationDialog } from './IntegrationNameDialog.tsx';
import { IntegrationState } from './IntegrationState.tsx';

export const { Skeleton, Failed } = officeFaces(
  'Integration',
  <Card>
    <SkeletonBlock shape="block" />
  </Card>,
);

/** /admin/integrations/{id}: the keys of an integration. */
export default function IntegrationScreen({ queryRef }: ScreenProps<IntegrationScreenQuery>) {
  const query = usePreloadedQuery<IntegrationScreenQuery>(
    graphql`
      query IntegrationScreenQuery($id: Int!) @preloadable {
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
  const [end] = useAction<IntegrationScreenEndMutation>(graphql`
    mutation IntegrationScreenEndMutation($input: EndIntegrationInput!) {
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
