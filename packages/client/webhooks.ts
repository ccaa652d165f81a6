import { Webhook } from 'standardwebhooks';

/** What a webhook tells. `data` has the id of the record and a few of the keys that it has in the REST calls. */
export type WebhookEvent = { type: string; timestamp: string; data: unknown };

/**
 * The event in a request, verified by the library of Standard Webhooks.
 * @param secret as it was shown (`whsec_…`)
 * @param body the text of the request as it arrived, not parsed and written again
 * @param headers those of a `Request`, or an object with names in lower case
 * @throws for a request that is not from Hourhand, has changed on its way, or is older than five minutes
 */
export function verifiedEvent(
  secret: string,
  body: string,
  headers: Headers | Record<string, string | string[] | undefined>,
): WebhookEvent {
  const read = headers instanceof Headers ? (name: string) => headers.get(name) : (name: string) => headers[name];
  const needed = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];
  return new Webhook(secret).verify(
    body,
    Object.fromEntries(needed.map((name) => [name, String(read(name) ?? '')])),
  ) as WebhookEvent;
}
