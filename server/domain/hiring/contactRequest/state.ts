import type { ContactRequest } from '../../../generated/prisma/client.ts';
import { batchedBy } from '../../core/lists/batch.ts';
import type { OfferContext } from '../../offers/context.ts';
import { canSeeContactData } from './contactRequest.policy.ts';
import { readChatStates } from './contactRequest.sql.ts';

/** How far a contact request has come, for its employer. The back office's statuses are not part of it. */
export type ContactRequestState = 'PENDING_INTRODUCTION' | 'SENT' | 'ANSWERED' | 'HIRED' | 'DECLINED';

type Request = Pick<ContactRequest, 'employerId' | 'jobSeekerId' | 'chatId' | 'activatedAt'>;

/**
 * For the employer and admins, otherwise null. Answered: the job seeker has written since it was sent. What the employer has
 * decided since then comes first; a later request begins anew. Batched.
 */
export async function stateOf(ctx: OfferContext, request: Request): Promise<ContactRequestState | null> {
  if (!canSeeContactData(ctx.viewer, request)) return null;
  if (request.activatedAt === null) return 'PENDING_INTRODUCTION';
  const { answeredAt, outcome, outcomeAt } = await chatStateOf(ctx, request.chatId);
  if (outcome !== null && outcomeAt !== null && outcomeAt >= request.activatedAt) return outcome;
  return answeredAt !== null && answeredAt >= request.activatedAt ? 'ANSWERED' : 'SENT';
}

const nothingYet = { answeredAt: null, outcome: null, outcomeAt: null } as const;

/** When the job seeker of a chat last wrote in it, and what its employer has decided. */
const chatStateOf = batchedBy(async ({ sql }: OfferContext, chatIds: number[]) => {
  const rows = await readChatStates(sql, chatIds);
  const byChat = new Map(
    rows.map(({ id, answered_at: answeredAt, outcome, outcome_at: outcomeAt }) => [
      id,
      { answeredAt, outcome, outcomeAt },
    ]),
  );
  return (chatId: number) => byChat.get(chatId) ?? nothingYet;
});
