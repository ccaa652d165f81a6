import { builder } from '../../../graphql/builder.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { mutation } from '../../../graphql/mutation.ts';
import type { GivenUpJob } from '../../../queue/queue.ts';
import type { Finding } from '../../core/context.ts';
import {
  dropGivenUpJob,
  listedJobs,
  type QueueState,
  retryGivenUpJob,
  type SystemState,
  sendTestMail,
  systemState,
} from './system.ts';

const PartState = builder.enumType('PartState', {
  description: 'How a part of the installation is.',
  values: {
    ok: { value: 'ok', description: 'It works.' },
    look: { value: 'look', description: 'It works, and somebody should look at it.' },
    missing: { value: 'missing', description: 'It is not configured.' },
    wrong: { value: 'wrong', description: 'Its settings are refused.' },
    unreachable: { value: 'unreachable', description: 'It does not answer.' },
  } as const,
});

const SystemPart = builder.objectRef<Finding>('SystemPart').implement({
  extensions: readBy('OFFICE'),
  description: 'A part of the installation, as the command `doctor` checks it. For admins.',
  fields: (t) => ({
    part: t.exposeString('part', { description: "Such as 'database'." }),
    state: t.expose('state', { type: PartState, description: 'How it is.' }),
    says: t.exposeString('says', { description: 'What was found, in a sentence.' }),
  }),
});

const QueueStateType = builder.objectRef<QueueState>('QueueState').implement({
  extensions: readBy('OFFICE'),
  description: 'A queue of background jobs. For admins.',
  fields: (t) => ({
    queue: t.exposeString('queue', { description: 'Its name.' }),
    waiting: t.exposeInt('waiting', { description: 'Jobs that are due.' }),
    givenUp: t.exposeInt('givenUp', { description: 'Jobs that failed for the last time, and are kept for 14 days.' }),
    oldestSeconds: t.int({
      description: 'For how many seconds the first of the waiting jobs has been due.',
      resolve: ({ oldestSeconds }) => Math.round(oldestSeconds),
    }),
  }),
});

const GivenUpJobType = builder.objectRef<GivenUpJob>('GivenUpJob').implement({
  extensions: readBy('OFFICE'),
  description: 'A background job that failed for the last time. For admins.',
  fields: (t) => ({
    job: t.exposeString('id', { description: 'By which it is tried again or dropped.' }),
    queue: t.exposeString('queue', { description: 'The name of its queue.' }),
    failedAt: t.expose('failedAt', { type: 'DateTime', description: 'When it failed for the last time.' }),
    attempts: t.exposeInt('attempts', { description: 'How often it was tried.' }),
    reason: t.exposeString('reason', { nullable: true, description: 'The kind of the last error. The log has more.' }),
  }),
});

const SystemType = builder.objectRef<SystemState>('System').implement({
  extensions: readBy('OFFICE'),
  description: 'The installation as it is now. For admins.',
  fields: (t) => ({
    version: t.exposeString('version', { description: 'The version of the product.' }),
    parts: t.expose('parts', { type: [SystemPart], description: 'What it uses, looked at within the last seconds.' }),
    backedUpAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the newest whole backup began that the command `backup` has made. Null if there is none.',
      resolve: ({ backup }) => backup.succeededAt,
    }),
    backupFailedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When a later backup failed. Null if none has.',
      resolve: ({ backup }) => backup.failedAt,
    }),
    queues: t.expose('queues', { type: [QueueStateType], description: 'All queues, by name.' }),
    givenUpJobs: t.field({
      type: [GivenUpJobType],
      description: `The jobs that were given up last, at most ${listedJobs}, the newest first.`,
      resolve: ({ givenUp }) => givenUp,
    }),
  }),
});

builder.queryField('system', (t) =>
  t.field({
    type: SystemType,
    authScopes: { admin: true },
    description: 'The state of the installation. For admins.',
    resolve: (_root, _args, ctx) => systemState(ctx),
  }),
);

const jobInput = 'A job that was given up.';

mutation('retryGivenUpJob', retryGivenUpJob, {
  description: 'Lets a background job that was given up begin anew, with all of its attempts. For admins.',
  input: (t) => ({ job: t.string({ required: true, description: jobInput }) }),
  run: async (ctx, { job }) => {
    await retryGivenUpJob(ctx, job);
    return { job };
  },
  payload: (t) => ({ job: t.exposeString('job', { description: 'The job, which is due now.' }) }),
});

mutation('dropGivenUpJob', dropGivenUpJob, {
  description: 'Removes a background job that was given up: it is never done. For admins.',
  input: (t) => ({ job: t.string({ required: true, description: jobInput }) }),
  run: async (ctx, { job }) => {
    await dropGivenUpJob(ctx, job);
    return { job };
  },
  payload: (t) => ({ job: t.exposeString('job', { description: 'The removed job.' }) }),
});

mutation('sendTestMail', sendTestMail, {
  description: "Sends an email to the viewer's own address, to see whether emails leave. For admins.",
  run: async (ctx) => ({ to: await sendTestMail(ctx) }),
  payload: (t) => ({ to: t.exposeString('to', { description: 'The address that it is on its way to.' }) }),
});
