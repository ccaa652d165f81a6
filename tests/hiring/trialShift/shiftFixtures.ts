import type { StoredMail } from '../../../server/mail/outbox.ts';
import { type Actor, type Fixtures, makeFixtures } from '../../access/fixtures.ts';
import type { TestAppOptions } from '../../support/app.ts';
import { fixture } from '../../support/fixtures.ts';
import { mutateAs } from '../../support/graph.ts';

/** What the tests about trial shifts send. The clock of the fixtures stands at 2026-06-01 12:00 UTC, 20:00 in Singapore. */

/** In Singapore. */
async function makeShiftFixtures(options: TestAppOptions = {}): Promise<Fixtures> {
  const fixtures = await makeFixtures(options);
  const where = { id: fixtures.catalog.cityId };
  await fixtures.app.services.db.city.update({ where, data: { timeZone: 'Asia/Singapore' } });
  await fixtures.app.services.reference.refresh();
  return fixtures;
}

export const testShiftFixtures = (options: TestAppOptions = {}): Fixtures =>
  fixture(
    () => makeShiftFixtures(options),
    ({ app }) => app.stop(),
  );

/** Sets a fixtures back to the beginning, because making one takes long. */
export async function beginAgain({ app, people, contacts }: Fixtures): Promise<void> {
  const { db } = app.services;
  app.clock.now = new Date('2026-06-01T12:00:00Z');
  await db.jobApplication.deleteMany();
  await db.userBlock.deleteMany();
  const { id, email, loginEmail, whatsApp } = people.premium;
  await db.user.update({
    where: { id },
    data: { deletedAt: null, bannedAt: null, banReason: null, email, loginEmail, whatsApp },
  });
  await db.user.updateMany({ data: { trialReminders: true } });
  await db.chat.updateMany({ data: { outcome: null, outcomeAt: null } });
  await db.message.deleteMany({ where: { id: { notIn: Object.values(contacts).map(({ messageId }) => messageId) } } });
  await db.trialShift.updateMany({ data: { rootId: null, state: 'WITHDRAWN' } });
  await db.trialShift.deleteMany();
}

/** The file that a mail links to, without a login. */
export const calendarIn = (mail: StoredMail | undefined): string => {
  const file = new URL(/http\S+\/media\/trial-shifts\/\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  return file.pathname + file.search;
};

export const proposal = {
  date: '2026-06-05',
  startTime: '18:00',
  hours: 5,
  rate: 14,
  place: 'Blue Door Café, 12 Orchard Road',
  note: 'Black shoes, please.',
};

const shiftFields = `databaseId id state startsAt endsAt timeZone hours rate currency place note calendarUri
  viewerProposed viewerCanAccept viewerCanDecline viewerCanWithdraw viewerCanCancel viewerCanChange
  earlier { databaseId state }`;

export type Shift = { databaseId: number; id: string; earlier: { databaseId: number; state: string }[] };

export type Reference = { databaseId: number } | { sharedHash: string };

const selected = `trialShift { ${shiftFields} } sentMessage { databaseId text }`;

export const proposeAs = (
  { app, viewer }: Fixtures,
  actor: Actor,
  chat: Reference,
  terms: Record<string, unknown> = {},
) => mutateAs(app, viewer(actor), 'proposeTrialShift', { chat, ...proposal, ...terms }, selected);

export const decideAs = (
  { app, viewer }: Fixtures,
  actor: Actor,
  chat: Reference,
  trialShift: string,
  decision: 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN' | 'CANCELLED',
) => mutateAs(app, viewer(actor), 'setTrialShiftState', { chat, trialShift, decision }, selected);

export async function proposed(
  fixtures: Fixtures,
  actor: Actor,
  chat: Reference,
  terms: Record<string, unknown> = {},
): Promise<Shift> {
  const { trialShift, ...refusal } = await proposeAs(fixtures, actor, chat, terms);
  if (!trialShift) throw new Error(JSON.stringify(refusal));
  return trialShift;
}
