import { firstName } from '../../accounts/access/visibility.ts';
import { isSeatBlocked } from '../../chat/block/blocked.ts';
import { isPaidFor } from '../../chat/seat/access.ts';
import type { ChatKey, ChatRole } from '../../chat/seat/chat.policy.ts';
import type { Ctx } from '../../core/context.ts';

/** What an employer asked a job seeker for. */
export type AskedFor = {
  jobSeekerName: string;
  /** The job seeker's job, if there is one. */
  job: string | null;
  partTime: boolean;
  fullTime: boolean;
  /** In the employer's own words. */
  description: string | null;
};

/** A first message that says again what was asked for, because the job seeker could not read all of it before the payment. */
export function firstMessage({ jobSeekerName, job, partTime, fullTime, description }: AskedFor): string {
  const times = [...(partTime ? ['part-time'] : []), ...(fullTime ? ['full-time'] : [])].join(' or ');
  const work = job === null ? 'someone like you' : `${/^[aeiou]/i.test(job) ? 'an' : 'a'} ${job.toLowerCase()}`;
  return [
    `Hello ${firstName(jobSeekerName)}, I am looking for ${work}${times && `, ${times}`}.`,
    ...(description ? [description] : []),
    'Are you available?',
  ].join('\n');
}

/**
 * The first message that the viewer can begin a chat with. Null for all but its employer, before they may write, and once there are
 * messages.
 */
export async function suggestedMessage(
  ctx: Ctx,
  chat: ChatKey & { nbMessages: number },
  seat: { role: ChatRole; userId: number } | null,
  asked: AskedFor | null,
): Promise<string | null> {
  if (asked === null || seat?.role !== 'employer' || chat.kind !== 'CONTACT' || chat.nbMessages > 0) return null;
  const writer = { chat, ...seat };
  if ((await isSeatBlocked(ctx, writer)) || !(await isPaidFor(ctx, writer))) return null;
  return firstMessage(asked);
}
