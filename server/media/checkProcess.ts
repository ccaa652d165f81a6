import { constants, setPriority } from 'node:os';
import type { Question } from './checks.ts';

/** A process that checks files: see workers.ts. It ends when the server does, which closes its channel. */
// Requests come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const { answerTo } = await import('./checks.ts');
process.on('message', async (question: Question) => process.send?.(await answerTo(question)));
process.send?.('ready');
