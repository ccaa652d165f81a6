import { useRef } from 'react';
import { graphql } from 'react-relay';
import type {
  Deliveries_endpoint$data,
  Deliveries_endpoint$key,
} from '../../__generated__/Deliveries_endpoint.graphql.ts';
import type { DeliveriesAgainMutation } from '../../__generated__/DeliveriesAgainMutation.graphql.ts';
import type { DeliveriesQuery } from '../../__generated__/DeliveriesQuery.graphql.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { usePages } from '../../app/relay/usePages.ts';
import { ClockText, DayText } from '../../features/core/time/DateText.tsx';
import { Button } from '../../ui/action/Button.tsx';
import { Disclosure } from '../../ui/action/Disclosure.tsx';
import { Badge } from '../../ui/display/Badge.tsx';
import { Facts } from '../../ui/display/Facts.tsx';
import { showToast } from '../../ui/display/toasts.ts';
import { Row, Stack } from '../../ui/layout/Grid.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { LoadMore } from '../../ui/paging/LoadMore.tsx';
import styles from './Webhooks.module.css';

const pageSize = 10;

type Delivery = Deliveries_endpoint$data['deliveries']['edges'][number]['node'];

/** What was sent to an endpoint, with request and answer; the newest first. */
export function Deliveries({ endpoint }: { endpoint: Deliveries_endpoint$key }) {
  const list = useRef<HTMLUListElement>(null);
  const { data, hasNext, more } = usePages<DeliveriesQuery, Deliveries_endpoint$key>(
    graphql`
      fragment Deliveries_endpoint on WebhookEndpoint
      @refetchable(queryName: "DeliveriesQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 10 }, after: { type: "String" }) {
        deliveries(first: $first, after: $after) @connection(key: "Deliveries_deliveries") {
          totalCount
          edges {
            node {
              id
              type
              webhookId
              occurredAt
              state
              attempts
              nextAttemptAt
              request
              status
              answer
              error
            }
          }
        }
      }
    `,
    endpoint,
    pageSize,
  );
  const { edges, totalCount } = data.deliveries;
  if (edges.length === 0) return <Text look="small">Nothing was sent yet.</Text>;
  return (
    <section aria-label="Deliveries">
      <ul ref={list} className={styles.deliveries}>
        {edges.map(({ node }) => (
          <li key={node.id}>
            <DeliveryRow delivery={node} />
          </li>
        ))}
      </ul>
      <LoadMore
        list={list}
        shown={edges.length}
        total={hasNext ? totalCount : edges.length}
        hidesWhenComplete
        {...more}
      />
    </section>
  );
}

const states = {
  WAITING: { tone: 'warm', text: 'Waiting' },
  DELIVERED: { tone: 'green', text: 'Delivered' },
  FAILED: { tone: 'neutral', text: 'Given up' },
} as const;

function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const [sendAgain] = useAction<DeliveriesAgainMutation>(graphql`
    mutation DeliveriesAgainMutation($input: SendWebhookAgainInput!) {
      sendWebhookAgain(input: $input) {
        ... on SendWebhookAgainPayload @alias(as: "success") {
          webhookDelivery {
            id
            state
            attempts
            nextAttemptAt
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const { id, type, webhookId, occurredAt, state, attempts, nextAttemptAt, request, status, answer, error } = delivery;
  const shown = state in states ? states[state as keyof typeof states] : states.WAITING;

  async function send() {
    const result = await sendAgain({ input: { webhookDelivery: id } });
    showToast(result.ok ? 'The event is on its way.' : result.message, result.ok ? undefined : 'warning');
  }

  return (
    <Stack gap="small">
      <Row>
        <Badge tone={shown.tone}>{shown.text}</Badge>
        <code>{type}</code>
        <Text look="small">
          <DayText at={occurredAt} />, <ClockText at={occurredAt} />
        </Text>
        <Button look="secondary" size="small" aria-label={`Send again: ${type}`} onClick={() => void send()}>
          Send again
        </Button>
      </Row>
      <Disclosure more="Show request and answer" less="Hide request and answer">
        <Facts
          facts={[
            { label: 'webhook-id', value: webhookId },
            { label: 'Attempts', value: String(attempts) },
            {
              label: 'Next attempt',
              value: nextAttemptAt && (
                <>
                  <DayText at={nextAttemptAt} />, <ClockText at={nextAttemptAt} />
                </>
              ),
            },
            { label: 'Error', value: error },
            { label: 'Status', value: status === null || status === undefined ? null : String(status) },
            { label: 'Request', value: request && <code className={styles.code}>{request}</code> },
            { label: 'Answer', value: answer && <code className={styles.code}>{answer}</code> },
          ]}
        />
      </Disclosure>
    </Stack>
  );
}
