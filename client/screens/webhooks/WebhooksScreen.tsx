import { __iconNode as IconWebhook } from '@tabler/icons-react/dist/esm/icons/IconWebhook.mjs';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import { isWebhookEventType, webhookEvents } from '../../../server/domain/lifecycle/webhook/endpoint.input.ts';
import type { Endpoint_endpoint$key } from '../../__generated__/Endpoint_endpoint.graphql.ts';
import type { EndpointRemoveMutation } from '../../__generated__/EndpointRemoveMutation.graphql.ts';
import type { EndpointResumeMutation } from '../../__generated__/EndpointResumeMutation.graphql.ts';
import type { EndpointRotateMutation } from '../../__generated__/EndpointRotateMutation.graphql.ts';
import type { EndpointTestMutation } from '../../__generated__/EndpointTestMutation.graphql.ts';
import type { WebhooksScreenQuery } from '../../__generated__/WebhooksScreenQuery.graphql.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { signInFirst } from '../../app/routing/PageResult.ts';
import { useRefetchPage } from '../../app/routing/refetchPage.ts';
import type { ScreenProps } from '../../app/routing/route.ts';
import { SecretDialog } from '../../features/accounts/secret/SecretDialog.tsx';
import { useProvenAction } from '../../features/accounts/session/useProvenAction.tsx';
import { useDelete } from '../../features/core/confirmDelete.tsx';
import { MemberScreen, memberFaces } from '../../features/core/memberScreen/memberFaces.tsx';
import { DayText } from '../../features/core/time/DateText.tsx';
import { Button } from '../../ui/action/Button.tsx';
import { confirm } from '../../ui/dialog/confirm.ts';
import { useDialog } from '../../ui/dialog/useDialog.tsx';
import { CardSection } from '../../ui/display/Card.tsx';
import { Notice } from '../../ui/display/Notice.tsx';
import { SkeletonBlock } from '../../ui/display/Skeleton.tsx';
import { EmptyState } from '../../ui/display/States.tsx';
import { showToast } from '../../ui/display/toasts.ts';
import { Row, Stack } from '../../ui/layout/Grid.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Deliveries } from './Deliveries.tsx';
import { type EditedEndpoint, EndpointDialog } from './EndpointDialog.tsx';
import styles from './Webhooks.module.css';

const label = (type: string): string => (isWebhookEventType(type) ? webhookEvents[type].label : type);

/** An endpoint: what it listens to, what can be done with it, and what was sent to it. */
function Endpoint({
  endpoint: key,
  onChange,
  onSecret,
}: {
  endpoint: Endpoint_endpoint$key;
  onChange: (endpoint: EditedEndpoint) => void;
  onSecret: (secret: string) => void;
}) {
  const endpoint = useFragment(
    graphql`
      fragment Endpoint_endpoint on WebhookEndpoint {
        id
        url
        events
        failingSince
        pausedAt
        pauseReason
        ...Deliveries_endpoint
      }
    `,
    key,
  );
  const [test] = useAction<EndpointTestMutation>(graphql`
    mutation EndpointTestMutation($input: SendTestEventInput!) {
      sendTestEvent(input: $input) {
        ... on SendTestEventPayload @alias(as: "success") {
          webhookDelivery {
            id
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const [rotate, , proof] = useProvenAction<EndpointRotateMutation>(graphql`
    mutation EndpointRotateMutation($input: RotateWebhookSecretInput!) {
      rotateWebhookSecret(input: $input) {
        ... on RotateWebhookSecretPayload @alias(as: "success") {
          secret
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const [resume] = useAction<EndpointResumeMutation>(graphql`
    mutation EndpointResumeMutation($input: ResumeWebhookEndpointInput!) {
      resumeWebhookEndpoint(input: $input) {
        ... on ResumeWebhookEndpointPayload @alias(as: "success") {
          webhookEndpoint {
            id
            failingSince
            pausedAt
            pauseReason
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const [remove] = useAction<EndpointRemoveMutation>(graphql`
    mutation EndpointRemoveMutation($input: RemoveWebhookEndpointInput!) {
      removeWebhookEndpoint(input: $input) {
        ... on RemoveWebhookEndpointPayload @alias(as: "success") {
          removedId
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const refetchPage = useRefetchPage();
  const askToDelete = useDelete({
    noun: 'Endpoint',
    remove: (webhookEndpoint) => remove({ input: { webhookEndpoint } }),
  });
  const { id, url, events, failingSince, pausedAt, pauseReason } = endpoint;
  const { host } = new URL(url);
  const input = { webhookEndpoint: id };

  async function sendTest() {
    const result = await test({ input });
    if (!result.ok) return showToast(result.message, 'warning');
    showToast('A test event is on its way.');
    await refetchPage();
  }

  async function resumeSending() {
    const result = await resume({ input });
    showToast(result.ok ? 'Events are sent again.' : result.message, result.ok ? undefined : 'warning');
  }

  async function replaceSecret() {
    let secret: string | null = null;
    const isReplaced = await confirm({
      title: 'Replace the secret?',
      text: <p>For 24 hours each request is signed with both, the present one and the new one.</p>,
      confirmLabel: 'Replace',
      action: async () => {
        const result = await rotate({ input });
        if (result.ok) secret = result.success.secret;
        return result;
      },
    });
    if (isReplaced && secret !== null) onSecret(secret);
  }

  return (
    <CardSection title={<bdi dir="ltr">{host}</bdi>} lead={<bdi dir="ltr">{url}</bdi>}>
      {pausedAt && (
        <Notice
          tone="warning"
          title="Paused"
          action={
            <Button look="secondary" size="small" onClick={() => void resumeSending()}>
              Resume
            </Button>
          }
        >
          {pauseReason === 'GONE'
            ? 'The receiver has answered that it is gone (410)'
            : 'Nothing had arrived for three days'}
          , and nothing is sent since <DayText at={pausedAt} />.
        </Notice>
      )}
      {!pausedAt && failingSince && (
        <Notice tone="warning">
          Nothing has arrived since <DayText at={failingSince} />. We try again, less and less often, for three days.
        </Notice>
      )}
      <Text look="small">{events.map(label).join(' · ')}</Text>
      <Row>
        <Button
          look="secondary"
          size="small"
          aria-label={`Send a test event to ${host}`}
          onClick={() => void sendTest()}
        >
          Send a test event
        </Button>
        <Button
          look="secondary"
          size="small"
          aria-label={`Change ${host}`}
          onClick={() => onChange({ id, url, events })}
        >
          Change
        </Button>
        <Button
          look="secondary"
          size="small"
          aria-label={`Replace the secret of ${host}`}
          onClick={() => void replaceSecret()}
        >
          Replace the secret
        </Button>
        <Button
          look="quietDanger"
          size="small"
          aria-label={`Delete ${host}`}
          onClick={() => void askToDelete(id, host)}
        >
          Delete
        </Button>
      </Row>
      {proof}
      <Deliveries endpoint={endpoint} />
    </CardSection>
  );
}

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
