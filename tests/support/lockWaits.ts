import { expect } from 'vitest';
import type { Services } from '../../server/domain/core/context.ts';

/** Resolves when this many statements wait for a lock in the database. */
export const untilWaiting = async ({ db }: Pick<Services, 'db'>, count = 1): Promise<void> => {
  const waiting = async () => {
    const [row] = await db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    return row?.count;
  };
  await expect.poll(waiting).toBe(count);
};
