import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../../graphql/builder.ts';
import { connectionOf } from '../../../graphql/connection.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { mutation } from '../../../graphql/mutation.ts';
import { knownId } from '../../../graphql/record.ts';
import { rowsOf, storedRow } from '../../../graphql/rows.ts';
import { Viewer } from '../../accounts/session/viewer.graph.ts';
import { deliveriesTo, sendTestEvent, sendWebhookAgain } from './delivery.ts';
import { maxEndpoints, urlMaxLength } from './endpoint.input.ts';
import {
  addWebhookEndpoint,
  changeWebhookEndpoint,
  removeWebhookEndpoint,
  resumeWebhookEndpoint,
  rotateWebhookSecret,
  webhookEndpoints,
} from './endpoint.ts';
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

const ownEndpoint = { required: true, description: 'An endpoint of the viewer.' } as const;
const urlText = `Begins with https://, and is on the public internet; at most ${urlMaxLength} characters.`;
const eventsText = 'To what it listens, such as `message.created`; of those for such an account.';
const secretText = 'Verifies the signatures, in the form of the Standard Webhooks (`whsec_…`). Shown only now.';

mutation('addWebhookEndpoint', addWebhookEndpoint, {
  description: `Adds a webhook endpoint of the viewer, at most ${maxEndpoints}. For signed-in users.`,
  input: (t) => ({
    url: t.string({ required: true, description: urlText }),
    events: t.stringList({ required: true, description: eventsText }),
  }),
  run: (ctx, input) => addWebhookEndpoint(ctx, input),
  payload: (t) => ({
    webhookEndpoint: t.prismaField({
      type: WebhookEndpoint,
      description: 'The new record.',
      resolve: storedRow('webhookEndpoint', 'endpointId'),
    }),
    secret: t.string({ description: secretText, resolve: ({ secret }) => secret }),
  }),
});

mutation('changeWebhookEndpoint', changeWebhookEndpoint, {
  description: 'Changes a webhook endpoint of the viewer. What waits is sent to the new address. For signed-in users.',
  input: (t) => ({
    webhookEndpoint: t.globalID(ownEndpoint),
    url: t.string({ required: true, description: urlText }),
    events: t.stringList({ required: true, description: eventsText }),
  }),
  run: async (ctx, { webhookEndpoint, url, events }) => ({
    id: await changeWebhookEndpoint(ctx, knownId(webhookEndpoint, 'WebhookEndpoint'), { url, events }),
  }),
  payload: (t) => ({
    webhookEndpoint: t.prismaField({
      type: WebhookEndpoint,
      description: 'As stored.',
      resolve: storedRow('webhookEndpoint'),
    }),
  }),
});

mutation('removeWebhookEndpoint', removeWebhookEndpoint, {
  description:
    'Removes a webhook endpoint with its deliveries. For signed-in users. Removing it again changes nothing.',
  input: (t) => ({ webhookEndpoint: t.globalID(ownEndpoint) }),
  run: async (ctx, { webhookEndpoint }) => {
    await removeWebhookEndpoint(ctx, knownId(webhookEndpoint, 'WebhookEndpoint'));
    return { removed: webhookEndpoint };
  },
  payload: (t) => ({
    removedId: t.globalID({
      description: 'The global id of the endpoint that is gone.',
      resolve: ({ removed }) => ({ type: removed.typename, id: removed.id }),
    }),
  }),
});

mutation('rotateWebhookSecret', rotateWebhookSecret, {
  description:
    'Gives a webhook endpoint a new secret. For 24 hours each request is signed with both. For signed-in users.',
  input: (t) => ({ webhookEndpoint: t.globalID(ownEndpoint) }),
  run: (ctx, { webhookEndpoint }) => rotateWebhookSecret(ctx, knownId(webhookEndpoint, 'WebhookEndpoint')),
  payload: (t) => ({
    webhookEndpoint: t.prismaField({
      type: WebhookEndpoint,
      description: 'As stored.',
      resolve: storedRow('webhookEndpoint', 'endpointId'),
    }),
    secret: t.string({ description: secretText, resolve: ({ secret }) => secret }),
  }),
});

mutation('resumeWebhookEndpoint', resumeWebhookEndpoint, {
  description:
    'Ends the pause of a webhook endpoint: what waits is sent at once. What happened during the pause is not sent. For ' +
    'signed-in users. Repeating it has no effect.',
  input: (t) => ({ webhookEndpoint: t.globalID(ownEndpoint) }),
  run: async (ctx, { webhookEndpoint }) => ({
    id: await resumeWebhookEndpoint(ctx, knownId(webhookEndpoint, 'WebhookEndpoint')),
  }),
  payload: (t) => ({
    webhookEndpoint: t.prismaField({
      type: WebhookEndpoint,
      description: 'As stored.',
      resolve: storedRow('webhookEndpoint'),
    }),
  }),
});

mutation('sendTestEvent', sendTestEvent, {
  description: 'Sends an event of the type `test` to a webhook endpoint within seconds. For signed-in users.',
  input: (t) => ({ webhookEndpoint: t.globalID(ownEndpoint) }),
  run: async (ctx, { webhookEndpoint }) => ({
    id: await sendTestEvent(ctx, knownId(webhookEndpoint, 'WebhookEndpoint')),
  }),
  payload: (t) => ({
    webhookDelivery: t.prismaField({
      type: WebhookDelivery,
      description: 'The delivery, which waits.',
      resolve: storedRow('webhookDelivery'),
    }),
  }),
});

mutation('sendWebhookAgain', sendWebhookAgain, {
  description:
    'Sends an event to its webhook endpoint again, in any state, with the same `webhook-id`. For signed-in users.',
  input: (t) => ({
    webhookDelivery: t.globalID({ required: true, description: 'A delivery to an endpoint of the viewer.' }),
  }),
  run: async (ctx, { webhookDelivery }) => ({
    id: await sendWebhookAgain(ctx, knownId(webhookDelivery, 'WebhookDelivery')),
  }),
  payload: (t) => ({
    webhookDelivery: t.prismaField({
      type: WebhookDelivery,
      description: 'The delivery, which waits.',
      resolve: storedRow('webhookDelivery'),
    }),
  }),
});
