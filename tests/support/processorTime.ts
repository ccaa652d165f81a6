import { afterEach, beforeAll } from 'vitest';

/** Notes how much processor time each file takes, for countReporter.ts. A busy machine changes it little, unlike the time of the clock. */

declare module 'vitest' {
  interface TaskMeta {
    /** Seconds. */
    processorTime?: number;
  }
}

let begun = process.cpuUsage();
beforeAll(() => {
  begun = process.cpuUsage();
});
afterEach(({ task }) => {
  const { user, system } = process.cpuUsage(begun);
  task.file.meta.processorTime = (user + system) / 1_000_000;
});
