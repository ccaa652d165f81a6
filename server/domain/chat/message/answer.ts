import type { Sql } from '../../../database/kysely.ts';

/** The statement for what the employer writes in a chat: the job seeker's new applications are in talk. */
export const noteAnswer = (tx: Sql, { chatId, at }: { chatId: number; at: Date }) =>
  tx
    .updateTable('job_application')
    .set({ state: 'IN_TALK', updated_at: at })
    .where('chat_id', '=', chatId)
    .where('state', '=', 'NEW');
