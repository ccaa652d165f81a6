import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../server/database/embedded/freePort.ts';
import { createLog } from '../../server/log/log.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { eventually } from '../support/eventually.ts';
import { type OtlpReceiver, startOtlpReceiver } from '../support/otlp/receiver.ts';
import { type ReceivedReport, type ReportReceiver, startReportReceiver } from '../support/reportReceiver.ts';

/** Unexpected errors are reported with what finds them again, and without what is about people. */

const lines: string[] = [];
const log = createLog('info', { write: (line: string) => lines.push(line) });
const startApp = (environment: Record<string, string>) => startTestApp({ log, environment });

beforeEach(() => {
  lines.length = 0;
});

/** Makes every call for job offers fail. */
async function breakJobOffers({ services }: TestApp): Promise<void> {
  await sql`ALTER TABLE job_offer RENAME TO job_offer_gone`.execute(services.sql);
  onTestFinished(async () => {
    await sql`ALTER TABLE job_offer_gone RENAME TO job_offer`.execute(services.sql);
  });
}

const askForOffers = ({ url }: TestApp, headers: Record<string, string> = {}) =>
  fetch(`${url}/api/job-offers?email=quirina@example.test`, { headers });

describe('a receiver', () => {
  let receiver: ReportReceiver;
  let traces: OtlpReceiver;
  let app: TestApp;
  beforeAll(async () => {
    receiver = await startReportReceiver();
    traces = await startOtlpReceiver();
    app = await startApp({
      SENTRY_DSN: receiver.dsn,
      SENTRY_ENVIRONMENT: 'a test',
      OTEL_EXPORTER_OTLP_ENDPOINT: traces.url,
    });
  });
  afterAll(async () => {
    await app.stop();
    await receiver.close();
    await traces.close();
  });
  beforeEach(() => {
    receiver.reports.length = 0;
    receiver.texts.length = 0;
    receiver.answer = 200;
  });

  const reported = (): Promise<ReceivedReport> =>
    eventually(() => {
      const [report, ...others] = receiver.reports;
      if (!report || others.length > 0) throw new Error(`There are ${receiver.reports.length} reports.`);
      return report;
    });

  it('gets the error of a request with its ids, route, release and places in the source', async () => {
    await breakJobOffers(app);
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const response = await askForOffers(app, {
      traceparent: `00-${traceId}-b7ad6b7169203331-01`,
      'user-agent': 'Quirina Plantagenet',
    });
    expect(response.status).toBe(500);
    const report = await reported();
    expect(report).toMatchObject({
      transaction: '/api/job-offers',
      logentry: { formatted: 'unexpected error in the graph' },
      tags: { requestId: traceId, route: '/api/job-offers' },
      contexts: { trace: { trace_id: traceId } },
      extra: { code: '42P01', table: 'public.job_offer' },
      release: 'hourhand@0.1.0',
      environment: 'a test',
    });
    const [{ type, value, stacktrace: { frames } = { frames: [] } } = { type: '', value: '' }] =
      report.exception.values;
    expect([type, value]).toEqual(['PrismaClientKnownRequestError', 'The database refused a statement (42P01)']);
    expect(frames.filter(({ in_app: isOwn }) => isOwn).map(({ filename }) => filename)).toEqual(
      expect.arrayContaining([expect.stringMatching(/\/server\/graphql\/\w+\.ts$/)]),
    );
  });

  it('gets the error of a job that is given up, with its queue', async () => {
    const { db, queue } = app.services;
    await db.$transaction((tx) => queue.add(tx, 'admin-email', { email: 'quirina@example.test' }));
    await db.$executeRaw`UPDATE pgboss.job SET retry_limit = 0 WHERE name = 'admin-email'`;
    await queue.work('admin-email', async () => {
      throw new Error('A bug', { cause: new TypeError('Its cause') });
    });
    const report = await reported();
    expect(report).toMatchObject({ transaction: 'admin-email', tags: { queue: 'admin-email' } });
    expect(report.exception.values.map(({ type, value }) => `${type}: ${value}`)).toEqual([
      'TypeError: Its cause',
      'Error: A bug',
    ]);
  });

  it('gets nothing of what is about people', async () => {
    const rows = { detail: 'Key (email)=(quirina@example.test) already exists.', where: 'quirina@example.test' };
    const error = Object.assign(new Error('duplicate key: quirina@example.test'), rows, {
      severity: 'ERROR',
      code: '23505',
      constraint: 'user_email_key',
      args: { where: { email: 'quirina@example.test' } },
    });
    log.error({ err: error, email: 'quirina@example.test', path: '/chat/shared/a-secret-of-a-chat' }, 'a failure');
    log.error(new Error('GET /chat/shared/a-secret-of-a-chat?token=a-secret-of-a-chat failed'));
    await eventually(() => expect(receiver.reports).toHaveLength(2));
    expect(receiver.texts.join()).not.toMatch(/quirina|a-secret-of-a-chat/);
    expect(receiver.reports[0]).toMatchObject({ extra: { code: '23505', constraint: 'user_email_key' } });
  });

  it('gets neither warnings nor errors without a stack', async () => {
    log.warn({ err: new Error('expected') }, 'a warning');
    log.error({ part: 'mail' }, 'a setting is wrong');
    log.error(new Error('x'.repeat(100_000)));
    // No more of it than fits.
    expect((await reported()).exception.values[0]?.value).toBe('x'.repeat(2_000));
  });

  it('is asked no more while it is asked to wait', async () => {
    receiver.answer = 429;
    const before = receiver.requests;
    log.error(new Error('the first one'));
    await eventually(() => expect(receiver.requests).toBe(before + 1));
    // Known once the answer is there.
    await eventually(async () => {
      const seen = receiver.requests;
      log.error(new Error('another one'));
      await askForOffers(app);
      expect(receiver.requests).toBe(seen);
    });
  });
});

it('a receiver that hangs delays no request and no stop, and is sent twenty reports at most', async () => {
  const receiver = await startReportReceiver();
  receiver.answer = 'nothing';
  onTestFinished(() => receiver.close());
  // It takes traces no more than reports.
  const url = new URL(receiver.dsn).origin;
  const app = await startApp({ SENTRY_DSN: receiver.dsn, OTEL_EXPORTER_OTLP_ENDPOINT: url });
  for (let at = 0; at < 200; at += 1) log.error(new Error(`error ${at}`));
  await eventually(() => expect(receiver.requests).toBe(20));
  expect((await askForOffers(app)).status).toBe(200);
  expect(receiver.requests).toBe(20);
  await app.stop();
});

it('a receiver that is gone fails no request, and the log says so once', async () => {
  const app = await startApp({ SENTRY_DSN: `http://key@127.0.0.1:${await freePort()}/1` });
  onTestFinished(() => app.stop());
  const said = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'errors are not reported');
  log.error(new Error('the first one'));
  await eventually(() => expect(said()).toHaveLength(1));
  for (let at = 0; at < 50; at += 1) log.error(new Error('another one'));
  expect((await askForOffers(app)).status).toBe(200);
  expect(said()).toHaveLength(1);
});
