import { builder } from '../../../graphql/builder.ts';
import { declaredBy } from '../../../graphql/declaredBy.ts';
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

builder.relayMutationField(
  'addWebhookEndpoint',
  {
    inputFields: (t) => ({
      url: t.string({ required: true, description: urlText }),
      events: t.stringList({ required: true, description: eventsText }),
    }),
  },
  {
    ...declaredBy(addWebhookEndpoint),
    description: `Adds a webhook endpoint of the viewer, at most ${maxEndpoints}. For signed-in users.`,
    resolve: (_root, { input }, ctx) => addWebhookEndpoint(ctx, input),
  },
  {
    outputFields: (t) => ({
      webhookEndpoint: t.prismaField({
        type: WebhookEndpoint,
        description: 'The new record.',
        resolve: storedRow('webhookEndpoint', 'endpointId'),
      }),
      secret: t.string({ description: secretText, resolve: ({ secret }) => secret }),
    }),
  },
);

builder.relayMutationField(
  'changeWebhookEndpoint',
  {
    inputFields: (t) => ({
      webhookEndpoint: t.globalID(ownEndpoint),
      url: t.string({ required: true, description: urlText }),
      events: t.stringList({ required: true, description: eventsText }),
    }),
  },
  {
    ...declaredBy(changeWebhookEndpoint),
    description:
      'Changes a webhook endpoint of the viewer. What waits is sent to the new address. For signed-in users.',
    resolve: async (_root, { input: { webhookEndpoint, url, events } }, ctx) => ({
      id: await changeWebhookEndpoint(ctx, knownId(webhookEndpoint, 'WebhookEndpoint'), { url, events }),
    }),
  },
  {
    outputFields: (t) => ({
      webhookEndpoint: t.prismaField({
        type: WebhookEndpoint,
        description: 'As stored.',
        resolve: storedRow('webhookEndpoint'),
      }),
    }),
  },
);

builder.relayMutationField(
  'removeWebhookEndpoint',
  { inputFields: (t) => ({ webhookEndpoint: t.globalID(ownEndpoint) }) },
  {
    ...declaredBy(removeWebhookEndpoint),
    description:
      'Removes a webhook endpoint with its deliveries. For signed-in users. Removing it again changes nothing.',
    resolve: async (_root, { input: { webhookEndpoint } }, ctx) => {
      await removeWebhookEndpoint(ctx, knownId(webhookEndpoint, 'WebhookEndpoint'));
      return { removed: webhookEndpoint };
    },
  },
  {
    outputFields: (t) => ({
      removedId: t.globalID({
        description: 'The global id of the endpoint that is gone.',
        resolve: ({ removed }) => ({ type: removed.typename, id: removed.id }),
      }),
    }),
  },
);

builder.relayMutationField(
  'rotateWebhookSecret',
  { inputFields: (t) => ({ webhookEndpoint: t.globalID(ownEndpoint) }) },
  {
    ...declaredBy(rotateWebhookSecret),
    description:
      'Gives a webhook endpoint a new secret. For 24 hours each request is signed with both. For signed-in users.',
    resolve: (_root, { input: { webhookEndpoint } }, ctx) =>
      rotateWebhookSecret(ctx, knownId(webhookEndpoint, 'WebhookEndpoint')),
  },
  {
    outputFields: (t) => ({
      webhookEndpoint: t.prismaField({
        type: WebhookEndpoint,
        description: 'As stored.',
        resolve: storedRow('webhookEndpoint', 'endpointId'),
      }),
      secret: t.string({ description: secretText, resolve: ({ secret }) => secret }),
    }),
  },
);

builder.relayMutationField(
  'resumeWebhookEndpoint',
  { inputFields: (t) => ({ webhookEndpoint: t.globalID(ownEndpoint) }) },
  {
    ...declaredBy(resumeWebhookEndpoint),
    description:
      'Ends the pause of a webhook endpoint: what waits is sent at once. What happened during the pause is not sent. For ' +
      'signed-in users. Repeating it has no effect.',
    resolve: async (_root, { input: { webhookEndpoint } }, ctx) => ({
      id: await resumeWebhookEndpoint(ctx, knownId(webhookEndpoint, 'WebhookEndpoint')),
    }),
  },
  {
    outputFields: (t) => ({
      webhookEndpoint: t.prismaField({
        type: WebhookEndpoint,
        description: 'As stored.',
        resolve: storedRow('webhookEndpoint'),
      }),
    }),
  },
);

builder.relayMutationField(
  'sendTestEvent',
  { inputFields: (t) => ({ webhookEndpoint: t.globalID(ownEndpoint) }) },
  {
    ...declaredBy(sendTestEvent),
    description: 'Sends an event of the type `test` to a webhook endpoint within seconds. For signed-in users.',
    resolve: async (_root, { input: { webhookEndpoint } }, ctx) => ({
      id: await sendTestEvent(ctx, knownId(webhookEndpoint, 'WebhookEndpoint')),
    }),
  },
  {
    outputFields: (t) => ({
      webhookDelivery: t.prismaField({
        type: WebhookDelivery,
        description: 'The delivery, which waits.',
        resolve: storedRow('webhookDelivery'),
      }),
    }),
  },
);

builder.relayMutationField(
  'sendWebhookAgain',
  {
    inputFields: (t) => ({
      webhookDelivery: t.globalID({ required: true, description: 'A delivery to an endpoint of the viewer.' }),
    }),
  },
  {
    ...declaredBy(sendWebhookAgain),
    description:
      'Sends an event to its webhook endpoint again, in any state, with the same `webhook-id`. For signed-in users.',
    resolve: async (_root, { input: { webhookDelivery } }, ctx) => ({
      id: await sendWebhookAgain(ctx, knownId(webhookDelivery, 'WebhookDelivery')),
    }),
  },
  {
    outputFields: (t) => ({
      webhookDelivery: t.prismaField({
        type: WebhookDelivery,
        description: 'The delivery, which waits.',
        resolve: storedRow('webhookDelivery'),
      }),
    }),
  },
);
