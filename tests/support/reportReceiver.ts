import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { listenLocally } from './listening.ts';

export type ReceivedReport = z.output<typeof eventSchema>;

export type ReportReceiver = {
  dsn: string;
  reports: ReceivedReport[];
  /** All texts, as they were received. */
  texts: string[];
  /** How many requests have arrived, answered or not. */
  requests: number;
  /** What is answered: a status, or nothing at all. */
  answer: number | 'nothing';
  /** Stops listening; what is sent from then on is refused. */
  close: () => Promise<void>;
};

const frameSchema = z.strictObject({
  function: z.string(),
  filename: z.string(),
  lineno: z.int().positive(),
  colno: z.int().positive(),
  in_app: z.boolean(),
});

/** Of the fields of an event (https://develop.sentry.dev/sdk/data-model/event-payloads/), those that may be sent. */
const eventSchema = z.strictObject({
  event_id: z.string().regex(/^[\da-f]{32}$/),
  timestamp: z.number(),
  platform: z.literal('node'),
  level: z.literal('error'),
  transaction: z.string().optional(),
  logentry: z.strictObject({ formatted: z.string() }).optional(),
  exception: z.strictObject({
    values: z.array(
      z.strictObject({
        type: z.string().min(1),
        value: z.string(),
        stacktrace: z.strictObject({ frames: z.array(frameSchema) }),
      }),
    ),
  }),
  tags: z.record(z.enum(['requestId', 'route', 'queue', 'job']), z.string().optional()),
  extra: z.record(z.string(), z.union([z.string(), z.number()])),
  contexts: z.strictObject({
    trace: z
      .strictObject({ trace_id: z.string().regex(/^[\da-f]{32}$/), span_id: z.string().regex(/^[\da-f]{16}$/) })
      .optional(),
  }),
  release: z.string(),
  environment: z.string(),
});

const headerSchema = z.strictObject({ event_id: z.string(), sent_at: z.iso.datetime() });
const itemSchema = z.strictObject({
  type: z.literal('event'),
  content_type: z.literal('application/json'),
  length: z.int(),
});

/** https://develop.sentry.dev/sdk/telemetry/client-reports/ */
const clientReportSchema = z.strictObject({ timestamp: z.number(), discarded_events: z.array(z.never()) });

const key = '0123456789abcdef0123456789abcdef';

/**
 * The event of an envelope (https://develop.sentry.dev/sdk/data-model/envelopes/), or null for one that says what was not sent. Throws for
 * anything else.
 */
function readEnvelope(text: string): ReceivedReport | null {
  const [header = '', item = '', payload = '', end, ...others] = text.split('\n');
  if (end !== '' || others.length > 0) throw new Error('An envelope of one event has three lines.');
  if (item === '{"type":"client_report"}') {
    clientReportSchema.parse(JSON.parse(payload));
    return null;
  }
  const { event_id } = headerSchema.parse(JSON.parse(header));
  if (itemSchema.parse(JSON.parse(item)).length !== Buffer.byteLength(payload)) throw new Error('Another length.');
  const event = eventSchema.parse(JSON.parse(payload));
  if (event.event_id !== event_id) throw new Error('Another id.');
  return event;
}

/** A receiver of error reports that speaks Sentry's protocol, and refuses what is not in it with 400. */
export async function startReportReceiver(): Promise<ReportReceiver> {
  const waiting = new Set<ServerResponse>();
  const server = createServer(async (request, response) => {
    receiver.requests += 1;
    const sent = await text(request);
    if (receiver.answer === 'nothing') return void waiting.add(response);
    if (receiver.answer !== 200) return void response.writeHead(receiver.answer, { 'retry-after': '60' }).end();
    const { method, url, headers } = request;
    const auth = String(headers['x-sentry-auth']);
    if (method !== 'POST' || url !== '/base/api/42/envelope/') return void response.writeHead(404).end();
    if (!auth.startsWith('Sentry sentry_version=7,') || !auth.endsWith(` sentry_key=${key}`)) {
      return void response.writeHead(403).end();
    }
    try {
      const report = readEnvelope(sent);
      if (report) receiver.reports.push(report);
      receiver.texts.push(sent);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    } catch (error) {
      response.writeHead(400).end(String(error));
    }
  });
  const receiver: ReportReceiver = {
    dsn: '',
    reports: [],
    texts: [],
    requests: 0,
    answer: 200,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
  receiver.dsn = `http://${key}@127.0.0.1:${await listenLocally(server)}/base/42`;
  return receiver;
}
