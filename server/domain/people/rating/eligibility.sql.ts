import { kyselyIn } from '../../../database/kysely.ts';
import type { Tx } from '../../../database/sql.ts';

/** Those of the job seekers with whom the employer has an open chat in which both have written. */
export async function whereBothWrote(
  tx: Tx,
  employerId: number,
  jobSeekerIds: number[],
): Promise<ReadonlySet<number | null>> {
  const chats = await kyselyIn(tx)
    .selectFrom('chat')
    .select('job_seeker_id')
    .where('employer_id', '=', employerId)
    .where('job_seeker_id', 'in', jobSeekerIds)
    .where('open', '=', true)
    .where(({ and, exists, selectFrom }) => {
      const messageOf = (member: 'chat.employer_id' | 'chat.job_seeker_id') =>
        exists(
          selectFrom('message')
            .select('message.id')
            .whereRef('message.chat_id', '=', 'chat.id')
            .whereRef('message.user_id', '=', member),
        );
      return and([messageOf('chat.employer_id'), messageOf('chat.job_seeker_id')]);
    })
    .execute();
  return new Set(chats.map((chat) => chat.job_seeker_id));
}
