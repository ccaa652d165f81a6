import { mutation } from '../../../graphql/mutation.ts';
import { knownId } from '../../../graphql/record.ts';
import { storedRow } from '../../../graphql/rows.ts';
import { sendTestEvent, sendWebhookAgain } from './delivery.ts';
import { maxEndpoints, urlMaxLength } from './endpoint.input.ts';
import {
  addWebhookEndpoint,
  changeWebhookEndpoint,
  removeWebhookEndpoint,
  resumeWebhookEndpoint,
  rotateWebhookSecret,
} from './endpoint.ts';
import { WebhookDelivery, WebhookEndpoint } from './webhook.graph.ts';

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
