import { Counter, Gauge } from 'prom-client';

/** What this process counts as it happens. One of each for the process, which every server in it shows at /metrics. */

const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
  new Counter<Label>({ name: `hourhand_${name}`, help, labelNames, registers: [] });

/** `outcome`: done, the name of a failure such as InvalidInput, or error. */
export const mutations = counter('mutations_total', 'Mutations, over GraphQL, REST and sockets, by how they ended.', [
  'mutation',
  'outcome',
]);

export const graphErrors = counter('graphql_errors_total', 'Unexpected errors, by the field at which they occurred.', [
  'field',
]);

export const socketsOpen = new Gauge({
  name: 'hourhand_sockets_open',
  help: 'Open websockets.',
  labelNames: ['protocol'],
  registers: [],
});

export const socketCloses = counter('socket_closes_total', 'Closed websockets, by the code of their close.', [
  'protocol',
  'code',
]);

export const tasks = counter('task_runs_total', 'Runs of repeated tasks.', ['task', 'outcome']);

export const jobs = counter('jobs_total', 'Attempts at jobs of the queue. given_up: it is not tried again.', [
  'queue',
  'outcome',
]);

/** `outcome`: sent, refused (for good) or failed (and tried again). */
export const mails = counter('mails_total', 'Emails that were given to the mail server.', ['outcome']);
export const textMessages = counter('text_messages_total', 'Text messages that were given to the provider.', [
  'outcome',
]);

export const paymentMessages = counter('payment_messages_total', 'Messages of the payment provider.', ['outcome']);

/** `outcome`: delivered, failed (and tried again, or given up), or paused: the endpoint was, after this attempt. */
export const webhooks = counter('webhooks_total', 'Attempts to deliver webhooks.', ['outcome']);

export const pages = counter('pages_total', 'Pages of visitors, rendered or remembered.', ['from']);

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
];
