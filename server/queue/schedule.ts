import type { Logger } from 'pino';
import { tasks as runs, startAtZero } from '../metrics/counted.ts';
import { startTrace } from '../tracing/traced.ts';
import type { Task } from './queue.ts';

/** The first pages come before the tasks, and the tasks one after the other. Milliseconds. */
const quietStart = 1_000;
const betweenTasks = 50;

/** Seconds. What runs more often mostly finds nothing to do, and its jobs have traces of their own. */
const tracedFrom = 60;

/**
 * Runs each task again and again, and none before its last time has ended. The only timers of background work. Closing waits for
 * what is under way.
 */
export function schedule<Services>(
  tasks: readonly Task<Services>[],
  { services, log }: { services: Services; log: Logger },
): () => Promise<void> {
  startAtZero(runs, { task: tasks.map(({ run }) => run.name), outcome: ['done', 'error'] });
  const closers = tasks.map(({ everySeconds, run }, index) => {
    let underWay: Promise<unknown> | undefined;
    const runOnce = () => {
      const began = performance.now();
      const work = () => run(services);
      underWay ??= (everySeconds < tracedFrom ? work() : startTrace({ name: `task ${run.name}` }, work))
        .then(() => {
          runs.inc({ task: run.name, outcome: 'done' });
          log.debug({ task: run.name, ms: Math.round(performance.now() - began) }, 'a task ran');
        })
        .catch((error: unknown) => {
          runs.inc({ task: run.name, outcome: 'error' });
          log.error({ err: error, task: run.name }, 'a task that is repeated failed');
        })
        .finally(() => {
          underWay = undefined;
        });
    };
    let timer = setTimeout(
      () => {
        timer = setInterval(runOnce, everySeconds * 1_000);
        runOnce();
      },
      quietStart + (index + 1) * betweenTasks,
    );
    return async () => {
      clearTimeout(timer);
      await underWay;
    };
  });
  return async () => {
    for (const close of closers.toReversed()) await close();
  };
}
