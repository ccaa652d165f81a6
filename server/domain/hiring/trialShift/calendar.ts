import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { TrialShift } from '../../../generated/prisma/client.ts';
import { chatFileUri, isUnderLink, shareHashes } from '../../chat/message/chatFile.ts';
import { accessibleChats, type ChatKey, chatKeyColumns } from '../../chat/seat/chat.policy.ts';
import type { Ctx } from '../../core/context.ts';
import { NotFound } from '../../core/failures/errors.ts';
import type { FileProof } from '../../core/keys/fileLink.ts';
import { chainOf, endOf, inChainOf, payOf } from './propose.ts';

/** The calendar file of a trial shift (RFC 5545). */
export const calendarPath = (id: number | string): string => `/media/trial-shifts/${id}.ics`;

/** The states in which a chain has a calendar entry; one shift of it is in one of them. */
const entered = ['ACCEPTED', 'CANCELLED'] as const;

/** Its address for the viewer, like that of a chat's file; null before it is accepted. */
export const calendarUri = (ctx: Ctx, { id, state }: Pick<TrialShift, 'id' | 'state'>, chat: ChatKey): string | null =>
  state === 'ACCEPTED' || state === 'CANCELLED' ? chatFileUri(ctx, chat, calendarPath(id)) : null;

/** Its address in a mail, which needs no login until the shift is over. */
export const mailedCalendarUri = (
  { fileLinks, publicUrl }: Pick<Ctx, 'fileLinks' | 'publicUrl'>,
  shift: Pick<TrialShift, 'id' | 'startsAt' | 'minutes'>,
): string => publicUrl + fileLinks.sign(calendarPath(shift.id), endOf(shift));

/**
 * The calendar file, for participants of the chat, admins and holders of a signed address. One of a changed shift has the
 * present state of it, under the same UID.
 * @throws NotFound when it does not exist or the viewer may not read it, which look the same to the viewer
 */
export async function readCalendarFile(ctx: Ctx, id: number, proof: FileProof | null): Promise<string> {
  const uri = calendarPath(id);
  const linked =
    proof && (await ctx.db.chat.findFirst({ where: { trialShifts: { some: { id } } }, select: shareHashes }));
  const isSigned = linked && (ctx.fileLinks.admits(uri, proof, ctx.now()) || isUnderLink(ctx, linked, uri, proof));
  const found = await ctx.db.trialShift.findFirst({
    where: { id, chat: isSigned ? { open: true } : accessibleChats(ctx.viewer, ctx.shareGrants) },
    select: { id: true, rootId: true, chat: { select: chatKeyColumns } },
  });
  const shift =
    found && (await ctx.db.trialShift.findFirst({ where: { ...inChainOf(found), state: { in: [...entered] } } }));
  if (!shift) throw new NotFound();
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
    location: shift.place,
    description: [payOf(shift), shift.note, `Your chat: ${chat}`].filter((line) => line !== null).join('\n'),
    url: chat,
  });
  return calendar.toString();
}
