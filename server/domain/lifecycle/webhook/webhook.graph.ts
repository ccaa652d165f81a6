import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../../graphql/builder.ts';
import { connectionOf } from '../../../graphql/connection.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { rowsOf } from '../../../graphql/rows.ts';
import { Viewer } from '../../accounts/session/viewer.graph.ts';
import { deliveriesTo } from './delivery.ts';
import { maxEndpoints } from './endpoint.input.ts';
import { webhookEndpoints } from './endpoint.ts';
import { isOwnEndpoint } from './webhook.policy.ts';

const WebhookDeliveryState = builder.enumType('WebhookDeliveryState', {
  description: 'Where the delivery of an event stands.',
  values: {
    WAITING: { description: 'It was not tried yet, or is tried again.' },
    DELIVERED: { description: 'The endpoint has answered with a status of success.' },
    FAILED: { description: 'It was given up after three days.' },
  } as const,
});

const WebhookPauseReason = builder.enumType('WebhookPauseReason', {
  description: 'Why an endpoint is paused.',
  values: {
    FAILING: { description: 'Nothing had arrived for three days.' },
    GONE: { description: 'It has answered 410: it is no more.' },
  } as const,
});

/** For policies and cursors. */
const deliveryColumns = { id: true, occurredAt: true, endpoint: { select: { userId: true } } } as const;
const endpointColumns = { id: true, userId: true, createdAt: true } as const;

export const WebhookDelivery = builder.prismaNode('WebhookDelivery', {
  extensions: readBy(null),
  id: { field: 'id' },
  select: deliveryColumns,
  description:
    'An event for a webhook endpoint, and what became of it. For the owner of the endpoint. Kept for 30 days.',
  authScopes: ({ endpoint }, { viewer }) => isOwnEndpoint(viewer, endpoint),
  fields: (t) => ({
    type: t.exposeString('type', { description: 'What happened, such as `message.created`.' }),
    webhookId: t.string({
      description: 'The header `webhook-id`, the same for every attempt.',
      select: { messageId: true },
      resolve: ({ messageId }) => `msg_${messageId}`,
    }),
    occurredAt: t.expose('occurredAt', { type: 'DateTime', description: 'When it happened.' }),
    state: t.expose('state', { type: WebhookDeliveryState, description: 'Where it stands.' }),
    attempts: t.exposeInt('attempts', { description: 'How often it was tried since it was last asked for.' }),
    triedAt: t.expose('triedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last tried. Null: not yet.',
    }),
    nextAttemptAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it is tried again. Null: at once, or not any more.',
      select: { state: true, dueAt: true },
      resolve: ({ state, dueAt }, _args, { now }) => (state === 'WAITING' && dueAt > now() ? dueAt : null),
    }),
    request: t.exposeString('request', { nullable: true, description: 'The body of the last attempt. Null: none.' }),
    status: t.exposeInt('status', {
      nullable: true,
      description: 'The HTTP status of the last answer. Null: there was none.',
    }),
    answer: t.exposeString('answer', {
      nullable: true,
      description: 'The last answer, up to 2 KB of it. Null: there was none.',
    }),
    error: t.exposeString('error', {
      nullable: true,
      description: 'Why the last attempt did not deliver it. Null: it did, or there was none.',
    }),
  }),
});

export const WebhookEndpoint = builder.prismaNode('WebhookEndpoint', {
  extensions: readBy(null),
  id: { field: 'id' },
  select: endpointColumns,
  description: "An address of the viewer's own program, which is sent what happens. For its owner.",
  authScopes: (endpoint, { viewer }) => isOwnEndpoint(viewer, endpoint),
  fields: (t) => ({
    url: t.exposeString('url', { description: 'Where events are sent, by POST.' }),
    events: t.exposeStringList('events', { description: 'To what it listens, such as `message.created`.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was added.' }),
    formerSecretUntil: t.expose('formerSecretUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when the secret before the present one signs too. Null: there was none.',
    }),
    failingSince: t.expose('failingSince', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when nothing has arrived. Null: the last delivery has arrived, or there was none.',
    }),
    pausedAt: t.expose('pausedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when it is paused. Null: it is not.',
    }),
    pauseReason: t.field({
      type: WebhookPauseReason,
      nullable: true,
      description: 'Why it is paused. Null: it is not.',
      select: { pausedAt: true, gone: true },
      resolve: ({ pausedAt, gone }) => pausedAt && (gone ? 'GONE' : 'FAILING'),
    }),
    deliveries: t.connection(
      {
        type: WebhookDelivery,
        description: 'What was sent to it in the last 30 days, and what waits; the newest first.',
        resolve: ({ id }, args, ctx, info) => {
          const query = queryFromInfo({
            context: ctx,
            info,
            path: ['edges', 'node'],
            select: deliveryColumns,
          });
          return connectionOf(ctx, deliveriesTo(id), args, {
            page: (page) => ctx.db.webhookDelivery.findMany({ ...query, ...page }),
            count: (where) => ctx.db.webhookDelivery.count({ where }),
          });
        },
      },
      { name: 'WebhookDeliveryConnection', description: 'A page of deliveries.' },
      { name: 'WebhookDeliveryEdge', description: 'A delivery in its list.' },
    ),
  }),
});

builder.objectField(Viewer, 'webhookEndpoints', (t) =>
  t.connection(
    {
      type: WebhookEndpoint,
      nullable: true,
      description: `The viewer's webhook endpoints, newest first; at most ${maxEndpoints}. Null for visitors and guests.`,
      resolve: (viewer, args, ctx, info) => {
        if (viewer.kind === 'anonymous' || viewer.kind === 'guest') return null;
        const query = queryFromInfo({ context: ctx, info, path: ['edges', 'node'], select: endpointColumns });
        return connectionOf(ctx, webhookEndpoints(viewer), args, rowsOf(ctx, 'webhookEndpoint', query));
      },
    },
    { name: 'WebhookEndpointConnection', description: 'A page of webhook endpoints.' },
    { name: 'WebhookEndpointEdge', description: 'A webhook endpoint in its list.' },
  ),
);
