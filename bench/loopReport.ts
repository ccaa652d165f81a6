import { z } from 'zod';

/** What `observeLoop` returns: delays and pauses in milliseconds, CPU in seconds a second. */
export const loopReport = z.strictObject({
  p50: z.number(),
  p99: z.number(),
  worst: z.number(),
  cpu: z.number(),
  pauses: z.strictObject({ count: z.int(), longest: z.number(), share: z.number() }),
});

export type LoopReport = z.output<typeof loopReport>;
