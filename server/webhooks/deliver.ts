import { setTimeout as wait } from 'node:timers/promises';
import type { ExecutionResult } from 'graphql';
import { Webhook } from 'standardwebhooks';
import { z } from 'zod';
import { domainContext } from '../domain/accounts/context.ts';
import type { Services } from '../domain/core/context.ts';
import type { Viewer } from '../domain/core/viewer/viewer.ts';
import type { Claimed } from '../domain/lifecycle/webhook/attempt.sql.ts';
import { dueDeliveries, type Outcome, settle, withdraw } from '../domain/lifecycle/webhook/attempt.ts';
import {
  isWebhookEventType,
  testEventType,
  type WebhookEventType,
} from '../domain/lifecycle/webhook/endpoint.input.ts';
import { ownerAsViewer } from '../domain/lifecycle/webhook/endpoint.ts';
import { executeAsText } from '../graphql/compiled.ts';
import { errorMask } from '../graphql/failures.ts';
import { encodeGlobalId } from '../graphql/globalId.ts';
import { webhooks } from '../metrics/counted.ts';
import { document } from '../rest/document.ts';
import { present } from '../rest/forms.ts';
import { Message } from '../rest/fragments.ts';
import { traced } from '../tracing/traced.ts';
import { NotPosted, post } from './post.ts';

/**
 * What is sent of each record: ids, and a few of the keys that the REST calls have. It is read as the owner of the endpoint, who gets
 * nothing that they could not read themselves.
 */
const JobSeeker =
  'fragment WebhookJobSeeker on JobSeeker { id: databaseId name job { id: databaseId name } city { id: databaseId name } }';
const JobOffer = `fragment WebhookJobOffer on JobOffer {
  slug state active expires_at: expiresAt max_rate: maxRate
  job { id: databaseId name } city { id: databaseId name } employer { id: databaseId }
}`;
const ContactRequest = `fragment WebhookContactRequest on ContactRequest {
  created_at: createdAt employer_name: employerName candidate_name: jobSeekerName
  employer { id: databaseId } candidate: jobSeeker { id: databaseId } chat { id: databaseId }
}`;
const JobApplication = `fragment WebhookJobApplication on JobApplication {
  created_at: createdAt state candidate_name: jobSeekerName
  candidate: jobSeeker { id: databaseId } chat { id: databaseId } job_offer: jobOffer { id: databaseId slug }
}`;
const Subscription = `fragment WebhookSubscription on EmployerSubscription {
  recurring_mode: recurringMode is_pass: isPass status current_period_end: currentPeriodEnd price currency employer { id: databaseId }
}`;
const Rating = `fragment WebhookRating on Rating {
  created_at: createdAt stars employer_name: employerName candidate: jobSeeker { id: databaseId }
}`;
const Review = `fragment WebhookReview on Review {
  kind state decided_at: decidedAt candidate: jobSeeker { id: databaseId } job_offer: jobOffer { id: databaseId }
}`;
const Report = `fragment WebhookReport on Report {
  kind reason state created_at: createdAt reported { id: databaseId }
}`;

const record = (type: string, name: string, fragment: string) => ({
  type,
  document: document(`query ($id: ID!) { answer: node(id: $id) { ...${name} } }`, fragment),
});
const jobOffer = record('JobOffer', 'WebhookJobOffer', JobOffer);
const subscription = record('EmployerSubscription', 'WebhookSubscription', Subscription);

/** By the type of the event: the graph's type and document of its record. */
const records: Record<WebhookEventType, ReturnType<typeof record>> = {
  'contact_request.created': record('ContactRequest', 'WebhookContactRequest', ContactRequest),
  'message.created': record('Message', 'Message', Message),
  'application.created': record('JobApplication', 'WebhookJobApplication', JobApplication),
  'job_offer.published': jobOffer,
  'job_offer.ended': jobOffer,
  'job_seeker.activated': record('JobSeeker', 'WebhookJobSeeker', JobSeeker),
  'subscription.started': subscription,
  'subscription.ended': subscription,
  'rating.created': record('Rating', 'WebhookRating', Rating),
  'review.decided': record('Review', 'WebhookReview', Review),
  'report.created': record('Report', 'WebhookReport', Report),
};

type Event = { type: string; recordId: number; occurredAt: Date };

/** The body of an event for this viewer, as the standard has it. Null: they may not see the record, or it is gone. */
async function payloadOf(services: Services, viewer: Viewer, event: Event): Promise<string | null> {
  const data = await dataOf(services, viewer, event);
  return data && JSON.stringify({ type: event.type, timestamp: event.occurredAt.toISOString(), data });
}

async function dataOf(services: Services, viewer: Viewer, { type, recordId }: Event): Promise<object | null> {
  if (type === testEventType) return { endpoint: { id: recordId } };
  if (!isWebhookEventType(type)) return null;
  const { type: graphType, document } = records[type];
  const context = domainContext(services, viewer);
  const executed = await executeAsText(document, { id: encodeGlobalId(graphType, recordId) }, context);
  const { data, errors = [] }: ExecutionResult = 'text' in executed ? JSON.parse(executed.text) : executed;
  for (const error of errors.map(errorMask(services.log))) {
    // A bug or an outage: it is tried again.
    if (refusal.safeParse(error.extensions).success) return null;
    throw error;
  }
  const found = answer.parse(data).answer;
  return found && { id: recordId, ...answer.shape.answer.unwrap().parse(present(found)) };
}

/** Of someone who may not see the record. */
const refusal = z.object({ status: z.union([z.literal(401), z.literal(403), z.literal(404)]) });
const answer = z.object({ answer: z.record(z.string(), z.unknown()).nullable() });

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
