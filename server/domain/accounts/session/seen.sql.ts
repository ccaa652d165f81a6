import type { Services } from '../../core/context.ts';
import { lockRows } from '../../core/write/locks.sql.ts';
import { writeSql } from '../../core/write/write.ts';

/** Stores when these users were last seen, without touching `updatedAt`. Deleted users are skipped. */
export const noteSeen =
  (services: Pick<Services, 'sql'>) =>
  async (userIds: number[], at: Date): Promise<void> => {
    await writeSql(services, async (tx) => {
      await lockRows(tx, { changed: userIds, kept: [] });
      await tx
        .updateTable('user')
        .set({ last_seen_at: at })
        .where((eb) => eb('id', '=', eb.fn.any(eb.val(userIds))))
        .where('deleted_at', 'is', null)
        .where((eb) => eb.or([eb('last_seen_at', 'is', null), eb('last_seen_at', '<', at)]))
        .execute();
    });
  };
