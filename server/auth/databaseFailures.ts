import { AsyncLocalStorage } from 'node:async_hooks';
import { failedDependency, isUniqueViolation } from '../domain/core/failures/unavailable.ts';
import { failureOf } from '../domain/core/write/write.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';

const calls = new AsyncLocalStorage<{ failure?: unknown }>();

/** The same database for the account library, which keeps the reason of a failure to itself or goes on without. */
export const notingFailures = (db: PrismaClient) =>
  db.$extends({
    query: {
      $allOperations: async ({ args, query }) => {
        try {
          return await query(args);
        } catch (error) {
          const call = calls.getStore();
          if (call && failedDependency(error)) call.failure ??= error;
          // The same was done at the same time, which the library takes for a bug.
          if (call && isUniqueViolation(error)) call.failure ??= failureOf(error);
          throw error;
        }
      },
    },
  });

/**
 * Calls the account library. If the database failed meanwhile, throws that error, whatever the library answers: it may say that
 * an account does not exist, or that a session has ended that could not be deleted.
 */
export async function withDatabaseFailures<T>(run: () => Promise<T>): Promise<T> {
  const call: { failure?: unknown } = {};
  const result = await calls.run(call, run).catch((error: unknown) => {
    throw call.failure ?? error;
  });
  if (call.failure !== undefined) throw call.failure;
  return result;
}

/** Whether the account library is being called. */
export const isCalled = (): boolean => calls.getStore() !== undefined;
