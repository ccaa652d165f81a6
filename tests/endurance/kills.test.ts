import { expect, it } from 'vitest';
import { kill } from '../start/killing.ts';
import { startTestApp } from '../support/app.ts';
import { startServerProcess } from '../support/serverProcess.ts';
import { countOf, report } from './counts.ts';

const count = countOf('KILLS', 200);

it(`a server that is killed ${count} times under load has stored what it acknowledged`, async () => {
  const app = await startTestApp();
  const environment = { DATABASE_URL: app.databaseUrl, REQUESTS_PER_MINUTE: '1000000' };
  const server = await startServerProcess(environment, 'server/main.ts');
  try {
    const began = performance.now();
    const result = await kill(app, server, count);
    expect(result.messages).toBeGreaterThan(count);
    report('Kills', { count, ...result, seconds: Math.round((performance.now() - began) / 1000) });
  } finally {
    await server.stop();
    await app.stop();
  }
});
