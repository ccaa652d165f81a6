import { __iconNode as IconWebhook } from '@tabler/icons-react/dist/esm/icons/IconWebhook.mjs';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { WebhooksScreenQuery } from '../../__generated__/WebhooksScreenQuery.graphql.ts';
import { signInFirst } from '../../app/routing/PageResult.ts';
import type { ScreenProps } from '../../app/routing/route.ts';
import { SecretDialog } from '../../features/accounts/secret/SecretDialog.tsx';
import { MemberScreen, memberFaces } from '../../features/core/memberScreen/memberFaces.tsx';
import { Button } from '../../ui/action/Button.tsx';
import { useDialog } from '../../ui/dialog/useDialog.tsx';
import { SkeletonBlock } from '../../ui/display/Skeleton.tsx';
import { EmptyState } from '../../ui/display/States.tsx';
import { Stack } from '../../ui/layout/Grid.tsx';
import { Endpoint } from './Endpoint.tsx';
import { type EditedEndpoint, EndpointDialog } from './EndpointDialog.tsx';
import styles from './Webhooks.module.css';

const head = {
  title: 'Webhooks',
  lead: 'Your own program is told what happens, at its own address. Each request is signed as the Standard Webhooks say.',
};

export const { Skeleton, Failed } = memberFaces(
  head,
  <Stack>
    <SkeletonBlock shape="block" className={styles.placeholder} />
  </Stack>,
);

/** /webhooks: the endpoints of the viewer, and what was sent to them. */
export default function WebhooksScreen({ queryRef }: ScreenProps<WebhooksScreenQuery>) {
  const { viewer } = usePreloadedQuery<WebhooksScreenQuery>(
    graphql`
      query WebhooksScreenQuery @preloadable {
        viewer {
          kind
          webhookEndpoints(first: 5) {
            edges {
              node {
                id
                ...Endpoint_endpoint
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const dialog = useDialog<EditedEndpoint | null>();
  const secrets = useDialog<string>();
  if (!viewer.webhookEndpoints) throw signInFirst();
  const { edges } = viewer.webhookEndpoints;
  const add = (
    <Button size="small" {...dialog.opens(null)}>
      Add an endpoint
    </Button>
  );
  return (
    <MemberScreen {...head} action={edges.length > 0 ? add : undefined}>
      {edges.length === 0 ? (
        <EmptyState icon={IconWebhook} title="No endpoints yet" action={add}>
          An endpoint is an address of your program that takes POST requests.
        </EmptyState>
      ) : (
        <ul aria-label="Endpoints" className={styles.list}>
          {edges.map(({ node }) => (
            <li key={node.id}>
              <Endpoint endpoint={node} onChange={dialog.open} onSecret={secrets.open} />
            </li>
          ))}
        </ul>
      )}
      {dialog.render((endpoint, state) => (
        <EndpointDialog endpoint={endpoint} kind={viewer.kind} onSecret={secrets.open} {...state} />
      ))}
      {secrets.render((secret, state) => (
        <SecretDialog
          {...state}
          title="The secret of your endpoint"
          use="Your program verifies each request with it."
          secret={secret}
          copyLabel="Copy the secret"
        />
      ))}
    </MemberScreen>
  );
}
