import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { TrialShift } from '../../../generated/prisma/client.ts';
import { hasBlockBetween } from '../../chat/block/block.ts';
import { chatFileUri, isUnderLink, shareHashes } from '../../chat/message/chatFile.ts';
import { accessibleChats, type ChatKey } from '../../chat/seat/chat.policy.ts';
import type { Ctx } from '../../core/context.ts';
import { NotFound } from '../../core/failures/errors.ts';
import type { FileProof } from '../../core/keys/fileLink.ts';
import { plainLines } from '../../core/text/cleanText.ts';
import { chainOf, endOf, inChainOf, payOf } from './propose.ts';

/** The calendar file of a trial shift (RFC 5545). */
export const calendarPath = (id: number | string): string => `/media/trial-shifts/${id}.ics`;

/** The states in which a chain has a calendar entry; one shift of it is in one of them. */
const entered = ['ACCEPTED', 'CANCELLED'] as const;

/** Its address for the viewer, like that of a chat's file; null before it is accepted. */
export const calendarUri = (ctx: Ctx, { id, state }: Pick<TrialShift, 'id' | 'state'>, chat: ChatKey): string | null =>
  state === 'ACCEPTED' || state === 'CANCELLED' ? chatFileUri(ctx, chat, calendarPath(id)) : null;

/**
 * Its address in a mail, which needs no login until the shift is over. It is for one person and one version of the shift: it
 * ends when their access is revoked, when either of the two is banned or blocks the other, and when the shift changes. That of a
 * cancelled shift only takes it out of a calendar, so it stays when the other side has left.
 * @param hash the share link of the receiver's side, which revocation renews
 */
export const mailedCalendarUri = (
  { fileLinks, publicUrl }: Pick<Ctx, 'fileLinks' | 'publicUrl'>,
  shift: Pick<TrialShift, 'id' | 'startsAt' | 'minutes' | 'sequence'>,
  hash: string,
): string => publicUrl + fileLinks.sign(calendarPath(shift.id), endOf(shift), mailedTo(hash, shift));

const mailedTo = (hash: string, { sequence }: Pick<TrialShift, 'sequence'>): string => `${hash}:${sequence}`;

const stillThere = { deletedAt: null, bannedAt: null };

/** Whether the address was mailed to one of the two about the shift as it is now, and both still deal with each other unless it is cancelled. */
async function isMailed(ctx: Ctx, uri: string, proof: FileProof, shift: TrialShift): Promise<boolean> {
  const isCancelled = shift.state === 'CANCELLED';
  const chat = await ctx.db.chat.findFirst({
    where: { id: shift.chatId, open: true, ...(!isCancelled && { employer: stillThere, jobSeeker: stillThere }) },
    select: { ...shareHashes, employerId: true, jobSeekerId: true },
  });
  if (!chat || chat.employerId === null || chat.jobSeekerId === null) return false;
  const isSigned = [chat.employerHash, chat.jobSeekerHash].some(
    (hash) => hash !== null && ctx.fileLinks.admits(uri, proof, ctx.now(), mailedTo(hash, shift)),
  );
  return isSigned && (isCancelled || !(await hasBlockBetween(ctx, chat.employerId, chat.jobSeekerId)));
}

/**
 * The calendar file, for participants of the chat, admins and holders of a signed address. One of a changed shift has the
 * present state of it, under the same UID.
 * @throws NotFound when it does not exist or the viewer may not read it, which look the same to the viewer
 */
export async function readCalendarFile(ctx: Ctx, id: number, proof: FileProof | null): Promise<string> {
  const uri = calendarPath(id);
  const asked = await ctx.db.trialShift.findUnique({
    where: { id },
    select: { id: true, rootId: true, chat: { select: shareHashes } },
  });
  const shift =
    asked && (await ctx.db.trialShift.findFirst({ where: { ...inChainOf(asked), state: { in: [...entered] } } }));
  if (!shift) throw new NotFound();
  const isSigned =
    proof !== null && (isUnderLink(ctx, asked.chat, uri, proof) || (await isMailed(ctx, uri, proof, shift)));
  const chat = isSigned ? { open: true } : accessibleChats(ctx.viewer, ctx.shareGrants);
  if ((await ctx.db.trialShift.count({ where: { id, chat } })) === 0) throw new NotFound();
  return calendarFile(ctx, shift);
}

/** The method stays PUBLISH: there is no mail exchange between calendars. A change is known by its sequence. */
function calendarFile(
  { productName, publicUrl, links }: Pick<Ctx, 'productName' | 'publicUrl' | 'links'>,
  shift: TrialShift,
): string {
  const chat = links.chat(shift.chatId);
  const calendar = ical({
    prodId: { company: productName, product: 'Trial shifts', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `trial-shift-${chainOf(shift)}@${new URL(publicUrl).hostname}`,
    sequence: shift.sequence,
    status: shift.state === 'CANCELLED' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: `Trial shift (${productName})`,
    start: shift.startsAt,
    end: endOf(shift),
    stamp: shift.updatedAt,
    location: shift.place && plainLines(shift.place),
    description: plainLines(
      [payOf(shift), shift.note, `Your chat: ${chat}`].filter((line) => line !== null).join('\n'),
    ),
    url: chat,
  });
  return calendar.toString();
}
