import type { Db } from '../context.ts';

/** Keeps that these people were here; who is deleted never was. Who looks in has changed nothing about themselves. */
export const noteSeen =
  (db: Db) =>
  async (userIds: number[], at: Date): Promise<void> => {
    await db.$executeRaw`
      UPDATE "user" SET last_seen_at = ${at}
      WHERE id = ANY(${userIds}) AND deleted_at IS NULL AND (last_seen_at IS NULL OR last_seen_at < ${at})`;
  };
