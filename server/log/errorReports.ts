import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { LoggedError } from './loggedError.ts';
import { redacted } from './redacted.ts';
import { withSourcePlaces } from './sourcePlaces.ts';

/**
 * Sends unexpected errors to Sentry, or a service that takes its envelopes (https://develop.sentry.dev/sdk/data-model/envelopes/). They
 * say no more than the log does. Sentry's own library is many times as large as this and keeps a global state.
 */

export type ReportSettings = Readonly<{
  /** The address of a project, with its key. */
  dsn: string;
  release: string;
  environment: string;
}>;

/** What is known about an error beside it: names, ids and patterns. */
export type ErrorContext = Readonly<{
  /** The text of the log line, which is one of ours. */
  message?: string;
  requestId?: string;
  route?: string;
  queue?: string;
  job?: string;
  traceId?: string;
}>;

/** Milliseconds that a report may take to be sent, and all of them at the end. */
const sendWithin = 5_000;
const closeWithin = 2_000;

/** Reports that are being sent at the same time; others are dropped meanwhile. */
const maxAtOnce = 20;

/** Of one stack, and of one text in characters. */
const maxFrames = 50;
const maxCharacters = 2_000;

type Reporter = { report: (error: LoggedError, context: ErrorContext) => void; close: () => Promise<void> };

/** One for the process. */
let reporter: Reporter | null = null;

/**
 * From now on unexpected errors are reported.
 * @param onOutage called when reports can no longer be sent, but not for each
 */
export function startErrorReports(settings: ReportSettings, onOutage: (error: unknown) => void): void {
  reporter = createReporter(settings, onOutage);
}

/** Sends an error, if errors are reported. Never throws, and does not wait. */
export const reportError = (error: LoggedError, context: ErrorContext): void => reporter?.report(error, context);

/** Stops reporting, and waits some seconds at most for what is being sent. */
export async function closeErrorReports(): Promise<void> {
  const closed = reporter;
  reporter = null;
  await closed?.close();
}

/** Where the envelopes of a DSN go, and the header that lets them in. */
export function envelopeTarget(dsn: string): { url: string; headers: Record<string, string> } {
  const { origin, pathname, username } = new URL(dsn);
  const [, path = '', project = ''] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
  return {
    url: `${origin}${path}/api/${project}/envelope/`,
    headers: {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_client=hourhand/1.0, sentry_key=${username}`,
    },
  };
}

function createReporter({ dsn, release, environment }: ReportSettings, onOutage: (error: unknown) => void): Reporter {
  const { url, headers } = envelopeTarget(dsn);
  const sending = new Set<Promise<void>>();
  let isOut = false;
  let pausedUntil = 0;

  const send = async (body: string) => {
    try {
      const signal = AbortSignal.timeout(sendWithin);
      const response = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal });
      await response.body?.cancel();
      if (response.status === 429) {
        pausedUntil = Date.now() + 1000 * (Number(response.headers.get('retry-after')) || 60);
      } else if (!response.ok) throw new Error(`The receiver of error reports answers ${response.status}.`);
      isOut = false;
    } catch (error) {
      if (!isOut) onOutage(error);
      isOut = true;
    }
  };

  return {
    report: (error, context) => {
      if (sending.size >= maxAtOnce || Date.now() < pausedUntil) return;
      const event = { ...eventOf(error, context), release, environment };
      const sent = send(envelopeOf(event)).finally(() => sending.delete(sent));
      sending.add(sent);
    },
    close: async () => {
      await Promise.race([Promise.all(sending), delay(closeWithin, undefined, { ref: false })]);
    },
  };
}

type Event = ReturnType<typeof eventOf>;

/** Headers of the envelope, headers of its item, the item: a line of JSON each. */
function envelopeOf(event: Event): string {
  const payload = JSON.stringify(event);
  const header = { event_id: event.event_id, sent_at: new Date().toISOString() };
  const item = { type: 'event', content_type: 'application/json', length: Buffer.byteLength(payload) };
  return `${JSON.stringify(header)}\n${JSON.stringify(item)}\n${payload}\n`;
}

function eventOf(error: LoggedError, { message, requestId, route, queue, job, traceId }: ErrorContext) {
  const { code, constraint, table, column, routine } = error;
  return {
    event_id: randomBytes(16).toString('hex'),
    timestamp: Date.now() / 1000,
    platform: 'node',
    level: 'error',
    transaction: route ?? queue,
    logentry: message === undefined ? undefined : { formatted: clipped(message) },
    exception: { values: causesOf(error).map(exceptionOf) },
    tags: { requestId, route, queue, job },
    extra: { code, constraint, table, column, routine },
    // A trace has to have a span.
    contexts: traceId === undefined ? {} : { trace: { trace_id: traceId, span_id: randomBytes(8).toString('hex') } },
  };
}

/** An error after what it was made from, as Sentry shows them. */
const causesOf = (error: LoggedError): LoggedError[] => [
  ...(error.errors ?? []).flatMap(causesOf),
  ...(error.cause ? causesOf(error.cause) : []),
  error,
];

const exceptionOf = ({ name, message, stack = '' }: LoggedError) => ({
  type: name,
  value: clipped(message),
  stacktrace: { frames: framesOf(redacted(withSourcePlaces(stack))) },
});

const clipped = (text: string): string => redacted(text).slice(0, maxCharacters);

/** The innermost call comes last. */
const framesOf = (stack: string) =>
  stack
    .split('\n')
    .slice(0, maxFrames)
    .flatMap((line) => {
      const call = line.trim();
      if (!call.startsWith('at ')) return [];
      // `at name (place)`, or `at place`.
      const open = call.endsWith(')') ? call.indexOf(' (') : -1;
      const name = open === -1 ? undefined : call.slice('at '.length, open);
      const place = open === -1 ? call.slice('at '.length) : call.slice(open + ' ('.length, -1);
      const [, file, lineno, colno] = /^(?:file:\/\/)?(.+?):(\d+):(\d+)$/.exec(place) ?? [];
      if (!file) return [];
      const isOwn = !file.includes('/node_modules/') && !file.startsWith('node:');
      return [
        {
          function: name ?? '<anonymous>',
          filename: file,
          lineno: Number(lineno),
          colno: Number(colno),
          in_app: isOwn,
        },
      ];
    })
    .toReversed();
