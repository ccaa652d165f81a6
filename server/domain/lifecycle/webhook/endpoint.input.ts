import { z } from 'zod';
import { line } from '../../core/text/input/typed.input.ts';

/** The events of webhooks, and what an endpoint is. Names in use are never changed. */

type Listener = 'employer' | 'jobSeeker' | 'admin';
const everyone: readonly Listener[] = ['employer', 'jobSeeker', 'admin'];

/** Whose endpoints may listen to each event, and its words. Triggers of the database note them. */
export const webhookEvents = {
  'contact_request.created': { label: 'Contact request', listeners: everyone },
  'message.created': { label: 'Message', listeners: everyone },
  'application.created': { label: 'Application', listeners: ['employer', 'admin'] },
  'job_offer.published': { label: 'Offer published', listeners: ['employer', 'admin'] },
  'job_offer.ended': { label: 'Offer ended', listeners: ['employer', 'admin'] },
  'job_seeker.activated': { label: 'Job seeker activated', listeners: ['jobSeeker', 'admin'] },
  'subscription.started': { label: 'Subscription begun', listeners: ['employer', 'admin'] },
  'subscription.ended': { label: 'Subscription ended', listeners: ['employer', 'admin'] },
  'rating.created': { label: 'Review of a job seeker', listeners: everyone },
  'review.decided': { label: 'Profile or offer reviewed', listeners: ['admin'] },
  'report.created': { label: 'Report', listeners: ['admin'] },
} as const satisfies Record<string, { label: string; listeners: readonly Listener[] }>;

export type WebhookEventType = keyof typeof webhookEvents;

export const isWebhookEventType = (type: string): type is WebhookEventType => Object.hasOwn(webhookEvents, type);

/** Sent on demand, to every endpoint. */
export const testEventType = 'test';

const eventTypes: readonly WebhookEventType[] = Object.keys(webhookEvents).filter(isWebhookEventType);

/** The events that the endpoints of such a person may listen to. */
export const eventsFor = (listener: string): WebhookEventType[] =>
  eventTypes.filter((type) => webhookEvents[type].listeners.some((one) => one === listener));

export const maxEndpoints = 5;
export const urlMaxLength = 500;

const noUrl = 'Please provide an address that begins with https://.';

const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);

/** Whether what is true for an address is true for this text. What is no address has another message. */
const where = (rule: (url: URL) => boolean) => (text: string) => !isWebAddress(text) || rule(new URL(text));

/** What is below belongs to mail, remote logins and the like. */
const lowestFreePort = 1024;
const usualPorts = ['', '80', '443'];

/** An endpoint. The server also checks that its address is public, and its protocol. */
export const endpointSchema = z.object({
  url: line(noUrl)
    .max(urlMaxLength, `The address can have up to ${urlMaxLength} characters.`)
    .refine(isWebAddress, noUrl)
    .refine(
      where(({ username, password }) => username === '' && password === ''),
      'Please provide the address without a user and a password. Each request is signed.',
    )
    .refine(
      where(({ hash }) => hash === ''),
      'Please provide the address without the part after #.',
    )
    .refine(
      where(({ port }) => usualPorts.includes(port) || Number(port) >= lowestFreePort),
      `Please use port 443, or one from ${lowestFreePort} on.`,
    ),
  events: z
    .array(z.enum(eventTypes, { error: 'Please choose known events.' }))
    .min(1, 'Please choose an event.')
    .max(eventTypes.length, 'Please choose each event once.')
    .transform((types) => [...new Set(types)].toSorted()),
});
