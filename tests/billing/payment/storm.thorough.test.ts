import { pino } from 'pino';
import { expect, it } from 'vitest';
import { startTestApp } from '../../support/app.ts';
import { makeReference } from '../../support/factories.ts';
import { openProviderSide } from '../../support/sandbox.ts';
import { failRandomly, storm } from './storm.ts';

// 10,000 of them: npm run test:endurance.
it('300 webhooks, repeated, shuffled, late, forged or stale, some lost in a crash, result in the state of the provider', async () => {
  const app = await startTestApp({ log: pino({ level: 'silent' }) });
  await makeReference(app.services.db);
  await app.services.reference.refresh();
  const provider = await openProviderSide(app);
  try {
    await provider.holdMessages();
    await failRandomly(app);
    const result = await storm(app, provider, { seed: 20_260_601, count: 300 });
    expect(result.crashed).toBeGreaterThan(10);
    expect(result.repeated).toBeGreaterThan(50);
    expect(result.forged).toBeGreaterThan(20);
  } finally {
    await provider.close();
    await app.stop();
  }
});
