import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';
import { type ServerProcess, startServerProcess } from '../support/serverProcess.ts';
import { kill } from './killing.ts';

let app: TestApp;
let server: ServerProcess;
beforeAll(async () => {
  app = await startTestApp();
  server = await startServerProcess(
    { DATABASE_URL: app.databaseUrl, REQUESTS_PER_MINUTE: '1000000' },
    'server/main.ts',
  );
});
afterAll(async () => {
  await server.stop();
  await app.stop();
});

it('a server that is killed under load has stored what it acknowledged, once and in order', async () => {
  const { messages } = await kill(app, server, 3);
  expect(messages).toBeGreaterThan(3);
}, 120_000);
