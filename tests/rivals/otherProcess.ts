import { startTestApp } from '../support/app.ts';
import { type Deed, perform } from './deeds.ts';

/** An application in a process of its own: what only processes share locks out their rivals. Run by `otherApp.ts`. */

const app = await startTestApp({ databaseUrl: process.argv[2] });

process.on('message', async ({ id, deed }: { id: number; deed: Deed }) => {
  if (deed.verb === 'subscribe') await app.services.reference.refresh();
  const outcome = await perform(app, deed).catch((error: unknown) => `a bug: ${error}`);
  process.send?.({ id, outcome });
});
process.on('disconnect', async () => {
  await app.stop();
  process.exit();
});
process.send?.({ id: 0, outcome: app.url });
