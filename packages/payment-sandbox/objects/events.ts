import type { Stripe } from 'stripe';
import type { Common, Metadata, Shape } from './shape.ts';

// Events, webhook endpoints and test clocks.

/** A clock that moves only on request, for the customers created with it. */
export type TestClock = Shape<
  Stripe.TestHelpers.TestClock,
  Common | 'deletes_after' | 'frozen_time' | 'name' | 'status',
  { status_details: Record<string, never> }
>;

export type WebhookEndpoint = Shape<
  Stripe.WebhookEndpoint,
  Common | 'api_version' | 'application' | 'description' | 'enabled_events' | 'url',
  { metadata: Metadata; secret: string; status: 'disabled' | 'enabled' }
>;

export interface Event {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: object; previous_attributes?: object };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}
