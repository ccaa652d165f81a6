import { setTimeout as wait } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import type { Services } from '../domain/context.ts';
import type { Claimed } from '../domain/lifecycle/webhook/attempt.sql.ts';
import { dueDeliveries, type Outcome, settle, withdraw } from '../domain/lifecycle/webhook/attempt.ts';
import { ownerAsViewer } from '../domain/lifecycle/webhook/owner.ts';
import { webhooks } from '../metrics/counted.ts';
import { traced } from '../tracing/traced.ts';
import { payloadOf } from './payload.ts';
import { NotPosted, post } from './post.ts';

/** Attempts at the same time in this process, and of them for one endpoint, so that a slow one leaves room for the others. */
const sideBySide = 16;
const forOneEndpoint = 2;
/** How long a run takes new deliveries, and how soon it looks for them while others are under way. Milliseconds. */
const runMs = 5_000;
const pauseMs = 500;

/** Sends what is due. Called every second by any number of processes; an attempt is made by one of them. */
export async function deliverWebhooks(services: Services): Promise<void> {
  const underWay = new Map<number, { endpointId: number; done: Promise<void> }>();
  const end = performance.now() + runMs;
  do {
    const limit = sideBySide - underWay.size;
    const claimed = limit > 0 ? await dueDeliveries(services, { limit, busy: busyEndpoints(underWay.values()) }) : [];
    for (const delivery of claimed) {
      const done = attempt(services, delivery)
        // It is tried again when its lease is over.
        .catch((error: unknown) =>
          services.log.error({ err: error, delivery: delivery.id }, 'a webhook could not be tried'),
        )
        .finally(() => underWay.delete(delivery.id));
      underWay.set(delivery.id, { endpointId: delivery.endpointId, done });
    }
    if (underWay.size === 0) return;
    const pause = new AbortController();
    const paused = wait(pauseMs, undefined, { signal: pause.signal }).catch(() => undefined);
    await Promise.race([paused, ...[...underWay.values()].map(({ done }) => done)]);
    pause.abort();
  } while (performance.now() < end);
  await Promise.all([...underWay.values()].map(({ done }) => done));
}

function busyEndpoints(underWay: Iterable<{ endpointId: number }>): number[] {
  const counts = new Map<number, number>();
  for (const { endpointId } of underWay) counts.set(endpointId, (counts.get(endpointId) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= forOneEndpoint).map(([id]) => id);
}

async function attempt(services: Services, delivery: Claimed): Promise<void> {
  const viewer = await ownerAsViewer(services, delivery.userId);
  const body = viewer && (await payloadOf(services, viewer, delivery));
  if (body === null) return withdraw(services, delivery);
  const outcome = await traced(
    'webhook',
    { 'hourhand.event': delivery.type },
    () => send(services, delivery, body),
    'client',
  );
  const settled = await settle(services, delivery, outcome);
  webhooks.inc({ outcome: settled });
}

async function send(services: Services, delivery: Claimed, body: string): Promise<Outcome> {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': `${services.productName}-Webhooks`,
    ...(await signed(services, delivery, body)),
  };
  try {
    const { status, answer } = await post(
      { url: delivery.url, headers, body },
      { toPrivate: services.webhooksToPrivate },
    );
    return { request: body, status, answer, error: errorOf(status) };
  } catch (error) {
    if (!(error instanceof NotPosted)) throw error;
    return { request: body, status: null, answer: null, error: error.message };
  }
}

function errorOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return 'The answer was a redirect, which is not followed.';
  return `The answer had the status ${status}.`;
}

/** The headers of the standard. While a secret is replaced there is a signature by each. */
async function signed(
  { sealer, now }: Services,
  { messageId, secret, formerSecret, formerSecretUntil }: Claimed,
  body: string,
): Promise<Record<string, string>> {
  const at = now();
  const id = `msg_${messageId}`;
  const sealed =
    formerSecret !== null && formerSecretUntil !== null && formerSecretUntil > at ? [secret, formerSecret] : [secret];
  const secrets = await Promise.all(sealed.map(sealer.open));
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': secrets.map((one) => new Webhook(one).sign(id, at, body)).join(' '),
  };
}
