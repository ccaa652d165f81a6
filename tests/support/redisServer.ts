import type { TestProject } from 'vitest/node';
import { redisProcess } from './redisProcess.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a Redis without persistence. */
    redisUrl: string;
  }
}

/** Vitest's global setup for tests that need a real Redis. */
export default async function startRedis(project: TestProject): Promise<() => Promise<void>> {
  const redis = await redisProcess();
  await redis.start();
  project.provide('redisUrl', redis.url);
  return redis.stop;
}
