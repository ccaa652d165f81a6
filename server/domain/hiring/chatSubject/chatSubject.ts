import type { JobOfferState } from '../../../generated/prisma/client.ts';
import { publicCompany } from '../../accounts/access/visibleName.ts';
import { type ChatKey, type ChatRole, chatAccess } from '../../chat/seat/chat.policy.ts';
import type { Ctx } from '../../core/context.ts';
import { batchedBy } from '../../core/lists/batch.ts';
import { scheduleText, workTypeText } from '../../core/text/format/schedule.ts';
import type { titleColumns } from '../../offers/jobOffer/jobOffer.ts';
import { type ApplicationRow, type RequestRow, readApplicationCards, readRequestCards } from './chatSubject.sql.ts';

/**
 * What a chat is about: a request, an introduction or an application that led to it. Its company is read by `companyOf`.
 */
export type ChatSubject = {
  kind: 'REQUEST' | 'INTRODUCTION' | 'APPLICATION';
  /** Of the row that it comes from; unique among those of its kind. */
  id: number;
  chatId: number;
  createdAt: Date;
  /** Whether it came from the viewer's side. Nobody's side: an introduction. */
  isByViewer: boolean;
  jobId: number | null;
  cityId: number | null;
  schedule: string | null;
  /** It has no contact data in it. */
  description: string | null;
  /** As the employer typed it. `companyOf` says what the viewer reads. */
  given: { employerId: number; company: string | null };
  /** What has happened to a request; null of an application. */
  request: Pick<RequestRow, 'jobSeekerId' | 'activatedAt' | 'mailedAt' | 'seenAt' | 'answer' | 'answeredAt'> | null;
  /** The viewer's role in the chat. */
  role: ChatRole;
  offer: AppliedOffer | null;
  /** What the title of the offer is made of; null where only its job and city are shown. */
  titled: TitledOffer | null;
};

type TitledOffer = Pick<ApplicationRow, keyof typeof titleColumns>;

/** The offer of an application. */
type AppliedOffer = {
  id: number;
  rate: number | null;
  /** Null: not public any more, for a reason that is its employer's own. */
  state: JobOfferState | null;
  active: boolean;
};

/** Few led to most chats; more are of no use at the top of one. */
const atMost = 5;

/** What a chat is about, the newest first. Nothing for viewers without access, and in support chats. Batched. */
export async function subjectsOf(ctx: Ctx, chat: ChatKey): Promise<ChatSubject[]> {
  const role = chatAccess(ctx.viewer, ctx.shareGrants, chat)?.role;
  const { employerId } = chat;
  if (role === undefined || employerId === null) return [];
  const { requests, applications } = await rowsOf(ctx, chat.id);
  const cards = [
    ...requests
      .filter(({ activatedAt }) => role === 'admin' || activatedAt !== null)
      .map((row) => fromRequest(row, employerId, role)),
    ...applications.map((row) => fromApplication(row, employerId, role)),
  ];
  return cards.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime()).slice(0, atMost);
}

const rowsOf = batchedBy(async ({ sql }: Ctx, chatIds: number[]) => {
  const [requests, applications] = await Promise.all([
    readRequestCards(sql, chatIds, atMost),
    readApplicationCards(sql, chatIds, atMost),
  ]);
  return (id: number) => ({
    requests: requests.filter(({ chatId }) => chatId === id),
    applications: applications.filter(({ chatId }) => chatId === id),
  });
});

/**
 * The company of an offer, which is public. Of a request, for a job seeker the one that is known to everyone: what was typed into the
 * request is contact data (docs/decisions/0057).
 */
export const companyOf = async (ctx: Ctx, { kind, given, role }: ChatSubject): Promise<string | null> =>
  kind === 'APPLICATION' || role !== 'jobSeeker' ? given.company : publicCompany(ctx, given.employerId);

function fromRequest(row: RequestRow, employerId: number, role: ChatRole): ChatSubject {
  const { id, chatId, createdAt, isIntroduction, jobId, cityId, company, description } = row;
  return {
    kind: isIntroduction ? 'INTRODUCTION' : 'REQUEST',
    ...{ id, chatId, createdAt, jobId, cityId, role },
    isByViewer: !isIntroduction && role === 'employer',
    schedule: workTypeText(row),
    description,
    request: row,
    given: { employerId, company },
    ...{ offer: null, titled: null },
  };
}

/** An offer was public when the job seeker applied. One that was taken back or held since shows only what it was about. */
function fromApplication(row: ApplicationRow, employerId: number, role: ChatRole): ChatSubject {
  const { id, chatId, createdAt, jobId, cityId, offerId, state, active, held } = row;
  const isKnown = role !== 'jobSeeker' || (state !== 'DRAFT' && !held);
  return {
    kind: 'APPLICATION',
    ...{ id, chatId, createdAt, jobId, cityId, role },
    isByViewer: role === 'jobSeeker',
    schedule: isKnown ? scheduleText(row) : null,
    ...{ description: null, request: null },
    given: { employerId, company: isKnown ? row.company : null },
    offer: { id: offerId, rate: isKnown ? row.maxRate : null, state: isKnown ? state : null, active },
    titled: isKnown ? row : null,
  };
}
