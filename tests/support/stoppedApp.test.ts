import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { startTestApp } from './app.ts';

/** A worker runs hundreds of files, each with an application: what a stopped one leaves in memory adds up. */

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

async function startAndStop(): Promise<WeakRef<object>> {
  const app = await startTestApp();
  await fetch(app.url);
  await app.stop();
  return new WeakRef(app.services);
}

it('a stopped application leaves the memory', async () => {
  const services = await startAndStop();
  await expect
    .poll(() => {
      collectGarbage();
      return services.deref() === undefined;
    })
    .toBe(true);
});
