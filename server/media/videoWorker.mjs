import { parentPort, workerData } from 'node:worker_threads';
import { FilePathSource } from 'mediabunny';
import { register } from 'tsx/esm/api';

/** Reads one video in a thread of its own: see `factsOf` in video.ts. Node does not pass its loader of TypeScript on to threads. */
register();
const { readVideoFacts } = await import('./videoFacts.ts');
parentPort?.postMessage(await readVideoFacts(new FilePathSource(workerData)));
