import { z } from 'zod';
import { invalidRequest } from '../errors.ts';
import { newId, newWebhookSecret } from '../ids.ts';
import type { WebhookEndpoint } from '../objects/events.ts';
import { clearable, flag, list, mergeMetadata, metadata, page, text } from '../params.ts';
import { route } from '../route.ts';

/** `*` means all events. */
const eventName = z.string().superRefine((name, context) => {
  if (/^(\*|[a-z_]+(\.[a-z_]+)+)$/.test(name)) return;
  const message = `Invalid enabled_events: ${name} is not the name of an event.`;
  context.addIssue({ code: 'custom', message, params: {} });
});

/** Of Stripe's API, such as 2025-03-31.basil. It cannot be changed later. */
const version = z.string().superRefine((name, context) => {
  if (/^\d{4}-\d{2}-\d{2}(\.[a-z]+)?$/.test(name)) return;
  context.addIssue({ code: 'custom', message: `Invalid Stripe API version: ${name}`, params: {} });
});

function checkUrl(url: string): void {
  const web = URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol);
  if (!web)
    throw invalidRequest('Invalid URL: An explicit scheme (such as https) must be provided.', {
      code: 'url_invalid',
      param: 'url',
    });
}

/** The secret is returned only when the endpoint is created. */
const shown = ({ secret: _secret, ...endpoint }: WebhookEndpoint): object => endpoint;

export const webhookEndpointRoutes = [
  route('POST /v1/webhook_endpoints', {
    params: z.strictObject({
      api_version: version.optional(),
      description: clearable(text()),
      enabled_events: list(eventName),
      metadata,
      url: text(2048),
    }),
    run: async ({ store, params }) => {
      checkUrl(params.url);
      if (params.enabled_events.length === 0) {
        throw invalidRequest('An endpoint listens to at least one event.', { param: 'enabled_events' });
      }
      const endpoint: WebhookEndpoint = {
        id: newId('we'),
        object: 'webhook_endpoint',
        api_version: params.api_version ?? null,
        application: null,
        created: store.now,
        description: params.description ?? null,
        enabled_events: params.enabled_events,
        livemode: false,
        metadata: mergeMetadata({}, params.metadata),
        secret: newWebhookSecret(),
        status: 'enabled',
        url: params.url,
      };
      await store.put('webhook_endpoint', endpoint);
      return endpoint;
    },
  }),

  route('GET /v1/webhook_endpoints', {
    params: z.strictObject(page),
    run: async ({ store, params }) => {
      const found = await store.list('webhook_endpoint', '/v1/webhook_endpoints', {}, params);
      return { ...found, data: found.data.map(shown) };
    },
  }),

  route('GET /v1/webhook_endpoints/:id', {
    params: z.strictObject({}),
    run: async ({ store, id }) => shown(await store.get('webhook_endpoint', id)),
  }),

  route('POST /v1/webhook_endpoints/:id', {
    params: z.strictObject({
      description: clearable(text()),
      disabled: flag().optional(),
      enabled_events: list(eventName).optional(),
      metadata,
      url: text(2048).optional(),
    }),
    run: async ({ store, id, params }) => {
      const held = await store.get('webhook_endpoint', id);
      if (params.url !== undefined) checkUrl(params.url);
      const endpoint: WebhookEndpoint = {
        ...held,
        description: params.description === undefined ? held.description : params.description,
        enabled_events: params.enabled_events ?? held.enabled_events,
        metadata: mergeMetadata(held.metadata, params.metadata),
        status: params.disabled === undefined ? held.status : params.disabled ? 'disabled' : 'enabled',
        url: params.url ?? held.url,
      };
      await store.put('webhook_endpoint', endpoint);
      return shown(endpoint);
    },
  }),

  route('DELETE /v1/webhook_endpoints/:id', {
    params: z.strictObject({}),
    run: async ({ store, id }) => {
      await store.get('webhook_endpoint', id);
      await store.remove('webhook_endpoint', id);
      return { id, object: 'webhook_endpoint', deleted: true };
    },
  }),
];
