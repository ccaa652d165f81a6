import { constants, setPriority } from 'node:os';
import { register } from 'tsx/esm/api';

/** A process that checks files: see workers.ts. It ends when the server does, which closes its channel. */
// Requests come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
register();
const { answerTo } = await import('./checks.ts');
process.on('message', async (question) => process.send?.(await answerTo(question)));
process.send?.('ready');
