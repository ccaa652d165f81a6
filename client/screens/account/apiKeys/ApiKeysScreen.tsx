import { graphql, usePreloadedQuery } from 'react-relay';
import type { ApiKeysScreenQuery } from '../../../__generated__/ApiKeysScreenQuery.graphql.ts';
import type { ApiKeysScreenRevokeMutation } from '../../../__generated__/ApiKeysScreenRevokeMutation.graphql.ts';
import type { ApiKeysScreenRotateMutation } from '../../../__generated__/ApiKeysScreenRotateMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { PageMeta } from '../../../app/routing/PageMeta.tsx';
import { signInFirst } from '../../../app/routing/PageResult.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { useRefetchPage } from '../../../app/routing/useRefetchPage.ts';
import { SecretDialog } from '../../../features/accounts/secret/SecretDialog.tsx';
import { DayText } from '../../../features/core/time/DateText.tsx';
import { Button } from '../../../ui/action/Button.tsx';
import { confirm, preloadConfirm } from '../../../ui/dialog/confirm.ts';
import { useDialog } from '../../../ui/dialog/useDialog.tsx';
import { CardSection } from '../../../ui/display/CardSection.tsx';
import { Loading } from '../../../ui/display/Loading.tsx';
import { SkeletonBlock } from '../../../ui/display/Skeleton.tsx';
import { EmptyState } from '../../../ui/display/States.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { Container } from '../../../ui/layout/Container.tsx';
import { Row } from '../../../ui/layout/Grid.tsx';
import { PageHead } from '../../../ui/layout/PageHead.tsx';
import { Setting } from '../settings/Setting.tsx';
import { AddKeyDialog } from './AddKeyDialog.tsx';
import { groupLabels } from './groupLabels.ts';

const title = 'Keys for programs';
const lead = 'With a key a program acts as you, without your password. It ends when you log out everywhere.';

/** /account/keys: the viewer's keys. */
export default function ApiKeysScreen({ queryRef }: ScreenProps<ApiKeysScreenQuery>) {
  const { viewer } = usePreloadedQuery<ApiKeysScreenQuery>(
    graphql`
      query ApiKeysScreenQuery @preloadable {
        viewer {
          kind
          apiKeys(first: 50) {
            edges {
              node {
                id
                name
                start
                groups
                canWrite
                expiresAt
                lastUsedAt
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const [rotate] = useAction<ApiKeysScreenRotateMutation>(graphql`
    mutation ApiKeysScreenRotateMutation($input: RotateApiKeyInput!) {
      rotateApiKey(input: $input) {
        ... on RotateApiKeyPayload @alias(as: "success") {
          key
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const [revoke] = useAction<ApiKeysScreenRevokeMutation>(graphql`
    mutation ApiKeysScreenRevokeMutation($input: RevokeApiKeyInput!) {
      revokeApiKey(input: $input) {
        ... on RevokeApiKeyPayload @alias(as: "success") {
          revokedId
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const refetchPage = useRefetchPage();
  const addDialog = useDialog<null>();
  const newDialog = useDialog<string>();
  const { kind, apiKeys } = viewer;
  if (!apiKeys) throw signInFirst();

  function show(key: string) {
    newDialog.open(key);
    void refetchPage();
  }

  async function replace(id: string, name: string) {
    let key = '';
    const replaced = await confirm({
      title: `Replace '${name}'?`,
      text: <p>You get a new key with the same rights. The former stays valid for a day.</p>,
      confirmLabel: 'Replace key',
      action: async () => {
        const result = await rotate({ input: { id } });
        if (result.ok) key = result.success.key;
        return result;
      },
    });
    if (replaced) show(key);
  }

  async function end(id: string, name: string) {
    const ended = await confirm({
      title: `Revoke '${name}'?`,
      text: <p>Programs that use it are refused from now on.</p>,
      confirmLabel: 'Revoke key',
      destructive: true,
      action: () => revoke({ input: { id } }),
    });
    if (!ended) return;
    showToast('Key revoked.');
    void refetchPage();
  }

  return (
    <Container narrow>
      <PageMeta title={title} />
      <PageHead title={title} lead={lead} />
      <CardSection
        title="Your keys"
        action={
          <Button size="small" {...addDialog.opens(null)}>
            New key
          </Button>
        }
      >
        {apiKeys.edges.length === 0 && <EmptyState title="No keys yet" />}
        <ul>
          {apiKeys.edges.map(({ node: { id, name, start, groups, canWrite, expiresAt, lastUsedAt } }) => (
            <li key={id}>
              <Setting
                label={name}
                value={
                  <>
                    <code>{start}…</code> · {canWrite ? 'Read and change' : 'Read'}:{' '}
                    {groups.map((group) => groupLabels.get(group)).join(', ')}
                    <br />
                    Until <DayText at={expiresAt} /> · {lastUsedAt ? <LastUse at={lastUsedAt} /> : 'Not used yet'}
                  </>
                }
                action={
                  <Row>
                    <Button
                      look="secondary"
                      size="small"
                      aria-label={`Replace ${name}`}
                      onClick={() => replace(id, name)}
                      onPointerEnter={preloadConfirm}
                    >
                      Replace
                    </Button>
                    <Button
                      look="quietDanger"
                      size="small"
                      aria-label={`Revoke ${name}`}
                      onClick={() => end(id, name)}
                      onPointerEnter={preloadConfirm}
                    >
                      Revoke
                    </Button>
                  </Row>
                }
              />
            </li>
          ))}
        </ul>
      </CardSection>
      {addDialog.render((_, state) => (
        <AddKeyDialog {...state} isAdmin={kind === 'ADMIN'} onMade={show} />
      ))}
      {newDialog.render((key, state) => (
        <SecretDialog
          {...state}
          title="Your new key"
          use="Your program sends it with each request."
          secret={key}
          copyLabel="Copy the key"
        />
      ))}
    </Container>
  );
}

function LastUse({ at }: { at: string }) {
  return (
    <>
      Last used <DayText at={at} />
    </>
  );
}

export function Skeleton() {
  return (
    <Container narrow>
      <PageHead title={title} lead={lead} />
      <Loading>
        <CardSection title="Your keys">
          <SkeletonBlock />
          <SkeletonBlock />
        </CardSection>
      </Loading>
    </Container>
  );
}
