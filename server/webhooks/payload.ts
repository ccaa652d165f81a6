import type { ExecutionResult } from 'graphql';
import { z } from 'zod';
import { domainContext } from '../domain/accounts/context.ts';
import type { Services } from '../domain/context.ts';
import type { Viewer } from '../domain/core/viewer/viewer.ts';
import {
  isWebhookEventType,
  testEventType,
  type WebhookEventType,
} from '../domain/lifecycle/webhook/endpoint.input.ts';
import { executeAsText } from '../graphql/compiled.ts';
import { errorMask } from '../graphql/failures.ts';
import { encodeGlobalId } from '../graphql/globalId.ts';
import { document } from '../rest/document.ts';
import { Message } from '../rest/fragments.ts';
import { present } from '../rest/present.ts';

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

export type Event = { type: string; recordId: number; occurredAt: Date };

/** The body of an event for this viewer, as the standard has it. Null: they may not see the record, or it is gone. */
export async function payloadOf(services: Services, viewer: Viewer, event: Event): Promise<string | null> {
  const data = await dataOf(services, viewer, event);
  return data && JSON.stringify({ type: event.type, timestamp: event.occurredAt.toISOString(), data });
}

async function dataOf(services: Services, viewer: Viewer, { type, recordId }: Event): Promise<object | null> {
  if (type === testEventType) return { endpoint: { id: recordId } };
  if (!isWebhookEventType(type)) return null;
  const { type: graphType, document } = records[type];
  const context = { ...domainContext(services, viewer), rememberGuest: () => {} };
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
