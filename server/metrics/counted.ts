import { Counter, Gauge } from 'prom-client';

/** What this process counts as it happens. One of each for the process, which every server in it shows at /metrics. */

/** @param labels the values that are known; others may come */
function counter<Label extends string>(name: string, help: string, labels: Readonly<Record<Label, readonly string[]>>) {
  const labelNames = Object.keys(labels) as Label[];
  const made = new Counter<Label>({ name: `hourhand_${name}`, help, labelNames, registers: [] });
  startAtZero(made, labels);
  return made;
}

/** What has not happened yet is 0: Prometheus sees no increase from nothing to one. */
export function startAtZero<Label extends string>(
  counted: Counter<Label>,
  labels: Readonly<Record<Label, readonly string[]>>,
): void {
  let all: Partial<Record<Label, string>>[] = [{}];
  for (const [label, values] of Object.entries<readonly string[]>(labels))
    all = all.flatMap((given) => values.map((value) => ({ ...given, [label]: value })));
  for (const given of all) counted.inc(given, 0);
}

/** `outcome`: done, the name of a failure such as InvalidInput, or error. */
export const mutations = counter('mutations_total', 'Mutations, over GraphQL, REST and sockets, by how they ended.', {
  mutation: [],
  outcome: ['done', 'Unavailable', 'error'],
});

const graphErrors = counter(
  'graphql_errors_total',
  'Unexpected errors, by the field of Query, Mutation or Subscription below which they occurred; without one for aliases.',
  { field: [] },
);
const graphFields = new Set<string>();

/** Shows the errors of each field, none so far. */
export function startGraphErrors(fields: readonly string[]): void {
  for (const field of fields) graphFields.add(field);
  startAtZero(graphErrors, { field: ['', ...fields] });
}

/** Counts an unexpected error. An alias is the client's own word, of which there may be any number, so it is no label. */
export function countGraphError(field: unknown): void {
  graphErrors.inc({ field: typeof field === 'string' && graphFields.has(field) ? field : '' });
}

const socketProtocols = ['graphql', 'chat-events'];

export const socketsOpen = new Gauge({
  name: 'hourhand_sockets_open',
  help: 'Open websockets.',
  labelNames: ['protocol'],
  registers: [],
});

export const socketCloses = counter('socket_closes_total', 'Closed websockets, by the code of their close.', {
  protocol: socketProtocols,
  code: ['1000', '1001', '1005', '1006', '1011', '1012', '1013'],
});

export const tasks = counter('task_runs_total', 'Runs of repeated tasks.', { task: [], outcome: ['done', 'error'] });

export const jobs = counter('jobs_total', 'Attempts at jobs of the queue. given_up: it is not tried again.', {
  queue: [],
  outcome: ['done', 'failed', 'given_up'],
});

/** `outcome`: sent, refused (for good) or failed (and tried again). */
export const mails = counter('mails_total', 'Emails that were given to the mail server.', {
  outcome: ['sent', 'refused', 'failed'],
});
export const textMessages = counter('text_messages_total', 'Text messages that were given to the provider.', {
  outcome: ['sent', 'refused', 'failed'],
});

export const paymentMessages = counter('payment_messages_total', 'Messages of the payment provider.', {
  outcome: ['done', 'refused', 'failed'],
});

/** `outcome`: delivered, failed (and tried again, or given up), or paused: the endpoint was, after this attempt. */
export const webhooks = counter('webhooks_total', 'Attempts to deliver webhooks.', {
  outcome: ['delivered', 'failed', 'paused'],
});

export const pages = counter('pages_total', 'Pages of visitors, rendered or remembered.', {
  from: ['memory', 'rendering'],
});

/** Without the route: that of the first failure would begin at 1. */
export const responses = counter('responses_total', 'Answers, by the class of their status.', {
  class: ['2xx', '3xx', '4xx', '5xx'],
});

/** All of them, for the registry of a server. */
export const counted: readonly (Counter<string> | Gauge<string>)[] = [
  mutations,
  graphErrors,
  socketsOpen,
  socketCloses,
  tasks,
  jobs,
  mails,
  textMessages,
  paymentMessages,
  webhooks,
  pages,
  responses,
];
