import { z } from 'zod';
import { AlertFrequency, MessageMail } from '../../generated/prisma/client.ts';
import type { Services } from '../context.ts';
import { NotFound } from '../errors.ts';
import { offerAlertOf, setOfferAlert } from '../offerAlert/offerAlert.ts';
import { searchName } from '../savedSearch/name.ts';
import { setSearchAlert } from '../savedSearch/savedSearch.ts';
import type { MailKind } from './tokens.ts';

/** The mail frequency that recipients choose with the link in a mail, without signing in. */

/** What the mail with the link was about, and how often its recipient gets such mails. */
export type MailedChoice =
  | { kind: 'message-mail'; messageMail: MessageMail }
  | { kind: 'offer-alert'; offerAlert: AlertFrequency }
  | { kind: 'trial-reminder'; trialReminders: boolean }
  | { kind: 'saved-search'; searchAlert: AlertFrequency; searchName: string };

/** The choice of this token's user; null for an unknown token. */
export async function mailedChoice(services: Services, token: string): Promise<MailedChoice | null> {
  const key = services.unsubscribeTokens.read(token);
  if (key === null) return null;
  if (key.kind === 'saved-search') {
    const search = await services.db.savedSearch.findUnique({ where: { id: key.savedSearchId } });
    const { kind } = key;
    return search && { kind, searchAlert: search.frequency, searchName: searchName(services.reference, search) };
  }
  const { kind, userId } = key;
  if (kind === 'offer-alert') {
    const offerAlert = await offerAlertOf(services, userId);
    return offerAlert && { kind, offerAlert };
  }
  const user = await services.db.user.findFirst({
    where: { id: userId, deletedAt: null },
    select: { messageMail: true, trialReminders: true },
  });
  if (kind === 'trial-reminder') return user && { kind, trialReminders: user.trialReminders };
  return user && { kind, messageMail: user.messageMail };
}

const messageMailSchema = z.enum(MessageMail);
const alertFrequencySchema = z.enum(AlertFrequency);
/** A form has no booleans. */
const reminderSchema = z.enum(['ON', 'OFF']);

/**
 * Saves the choice of this token's user. Anything that is not a choice stops the mails, as the one click of a mail program
 * does.
 * @returns what the mails are about, and whether `choice` was one.
 * @throws NotFound for an unknown token
 */
export async function saveMailedChoice(
  services: Services,
  token: string,
  choice: string | null,
): Promise<{ kind: MailKind; isChosen: boolean }> {
  const key = services.unsubscribeTokens.read(token);
  if (key === null) throw new NotFound();
  if (key.kind === 'saved-search') {
    const { success: isChosen, data } = alertFrequencySchema.safeParse(choice);
    if (!(await setSearchAlert(services, { id: key.savedSearchId }, data ?? 'OFF'))) throw new NotFound();
    return { kind: key.kind, isChosen };
  }
  const { kind, userId } = key;
  if (kind === 'offer-alert') {
    const { success: isChosen, data } = alertFrequencySchema.safeParse(choice);
    if (!(await setOfferAlert(services, userId, data ?? 'OFF'))) throw new NotFound();
    return { kind, isChosen };
  }
  if (kind === 'trial-reminder') {
    const { success: isChosen, data } = reminderSchema.safeParse(choice);
    const { count } = await services.db.user.updateMany({
      where: { id: userId, deletedAt: null },
      data: { trialReminders: data === 'ON' },
    });
    if (count === 0) throw new NotFound();
    return { kind, isChosen };
  }
  const { success: isChosen, data } = messageMailSchema.safeParse(choice);
  const { count } = await services.db.user.updateMany({
    where: { id: userId, deletedAt: null },
    data: { messageMail: data ?? 'NEVER' },
  });
  if (count === 0) throw new NotFound();
  return { kind, isChosen };
}
