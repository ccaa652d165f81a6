import { basename, dirname } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { testDatabase } from '../support/fixtures.ts';
import { startOtlpReceiver } from '../support/otlp/receiver.ts';
import { startReportReceiver } from '../support/reportReceiver.ts';
import { startServerProcess } from '../support/serverProcess.ts';

/** Throws outside of all requests when it gets a signal. */
const fault = "process.on('SIGUSR2', () => { throw new TypeError('a fault of the test'); });";

const database = testDatabase();

it('the compiled server reports what ends it, and sends its traces before it stops', async () => {
  const reports = await startReportReceiver();
  const traces = await startOtlpReceiver();
  onTestFinished(async () => {
    await reports.close();
    await traces.close();
  });
  const server = await startServerProcess({
    DATABASE_URL: database.url,
    HOURHAND_DEMO: '0',
    SENTRY_DSN: reports.dsn,
    OTEL_EXPORTER_OTLP_ENDPOINT: traces.url,
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=data:text/javascript,${encodeURIComponent(fault)}`,
  });
  onTestFinished(() => server.stop());
  expect((await fetch(server.url)).status).toBe(200);
  await server.restart('SIGTERM');
  const names = traces.spans.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['GET /*', 'query HomeScreenQuery', 'SELECT user']));

  const pid = Number(basename(dirname(server.root())));
  process.kill(pid, 'SIGUSR2');
  await eventually(() => expect(reports.reports).toHaveLength(1));
  expect(reports.reports[0]).toMatchObject({
    logentry: { formatted: 'the process ends' },
    exception: { values: [{ type: 'TypeError', value: 'a fault of the test' }] },
  });
  await eventually(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'));
});
