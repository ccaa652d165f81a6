import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';

/** How often the delay is sampled. Each sample has this much that is no delay. Milliseconds. */
const resolution = 1;

/**
 * Observes how long the event loop of this process lets a timer wait, and the pauses of garbage collection.
 * @returns a function that ends it and returns the result, in milliseconds
 */
export function observeLoop() {
  const histogram = monitorEventLoopDelay({ resolution });
  const pauses = [];
  const note = (list) => {
    for (const { duration } of list.getEntries()) pauses.push(duration);
  };
  const observer = new PerformanceObserver(note);
  observer.observe({ entryTypes: ['gc'] });
  histogram.enable();
  const began = performance.now();
  const cpu = process.cpuUsage();
  return () => {
    histogram.disable();
    const lasted = performance.now() - began;
    const { user, system } = process.cpuUsage(cpu);
    note({ getEntries: () => observer.takeRecords() });
    observer.disconnect();
    const delayAt = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - resolution);
    const paused = pauses.reduce((sum, pause) => sum + pause, 0);
    return {
      p50: delayAt(histogram.percentile(50)),
      p99: delayAt(histogram.percentile(99)),
      worst: delayAt(histogram.max),
      cpu: (user + system) / 1000 / lasted,
      pauses: { count: pauses.length, longest: Math.max(0, ...pauses), share: paused / lasted },
    };
  };
}
