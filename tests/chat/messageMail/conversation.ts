import { sendDueMessageMails } from '../../../server/domain/chat/messageMail/message.mail.ts';
import type { Viewer } from '../../../server/domain/core/viewer/viewer.ts';
import type { User } from '../../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import type { StoredMail } from '../../../server/mail/outbox.ts';
import type { TestApp } from '../../support/app.ts';
import { makeEmployer, makeGuest, makeJobSeeker, makeReference, makeSubscription } from '../../support/factories.ts';
import { mutateAs } from '../../support/graph.ts';
import { mailsTo } from '../../support/outbox.ts';

export const minutes = (count: number): number => count * 60_000;
export const hours = (count: number): number => minutes(60) * count;

export const pass = (app: TestApp, milliseconds: number): void => {
  app.clock.now = new Date(app.clock.now.getTime() + milliseconds);
};

export const asJobSeeker = ({ id }: User): Viewer => ({ kind: 'jobSeeker', id, sessionId: 0 });
export const asEmployer = ({ id }: User): Viewer => ({ kind: 'employer', id, sessionId: 0 });
export const asAdmin = ({ id }: User): Viewer => ({ kind: 'admin', id, sessionId: 0 });
export const asGuest = (app: TestApp, { id }: User): Viewer => ({
  kind: 'guest',
  id,
  until: new Date(app.clock.now.getTime() + minutes(60)),
});

export type Conversation = { employer: User; jobSeeker: User; chatId: number; employerHash: string };

async function contact(app: TestApp, employer: User, viewer: Viewer, jobSeeker: User): Promise<Conversation> {
  const { db } = app.services;
  const asked = { jobSeeker: encodeGlobalId('JobSeeker', jobSeeker.id), partTime: true };
  await mutateAs(app, viewer, 'contactJobSeeker', { ...asked, name: 'Sam Sender', email: employer.email });
  const chat = await db.chat.findFirstOrThrow({ where: { employerId: employer.id, jobSeekerId: jobSeeker.id } });
  return { employer, jobSeeker, chatId: chat.id, employerHash: chat.employerHash ?? '' };
}

export async function makeConversation(
  app: TestApp,
  people: { employer?: User; jobSeeker?: User } = {},
): Promise<Conversation> {
  const { db, reference } = app.services;
  const catalog = await makeReference(db);
  await reference.refresh();
  const employer = people.employer ?? (await makeEmployer(db));
  await makeSubscription(db, employer.id, app.clock.now);
  const jobSeeker = people.jobSeeker ?? (await makeJobSeeker(db, catalog));
  return contact(app, employer, asEmployer(employer), jobSeeker);
}

/** The same for a guest. */
export async function makeGuestConversation(app: TestApp): Promise<Conversation> {
  const { db, reference } = app.services;
  const catalog = await makeReference(db);
  await reference.refresh();
  const guest = await makeGuest(db);
  return contact(app, guest, asGuest(app, guest), await makeJobSeeker(db, catalog));
}

export async function say(app: TestApp, viewer: Viewer, chatId: number, text: string): Promise<void> {
  const answer = await mutateAs(app, viewer, 'sendMessage', { chat: { databaseId: chatId }, text });
  if (answer.__typename !== 'SendMessagePayload') throw new Error(`The message was not sent: ${answer.__typename}`);
}

/** A conversation in which the employer has asked something. */
export async function askedConversation(app: TestApp): Promise<Conversation> {
  const made = await makeConversation(app);
  await say(app, asEmployer(made.employer), made.chatId, 'Are you free?');
  return made;
}

export const look = (app: TestApp, viewer: Viewer, chatId: number) =>
  mutateAs(app, viewer, 'markChatSeen', { chat: { databaseId: chatId } });

export async function later(app: TestApp, milliseconds: number): Promise<void> {
  pass(app, milliseconds);
  await sendDueMessageMails(app.services);
}

export async function newMails(app: TestApp, { email }: Pick<User, 'email'>): Promise<StoredMail[]> {
  const all = await mailsTo(app, email);
  const before = seen.get(email) ?? 0;
  seen.set(email, all.length);
  const mails = all.toSorted((one, other) => one.sentAt.localeCompare(other.sentAt)).slice(before);
  return mails.toSorted((one, other) => one.subject.localeCompare(other.subject));
}
const seen = new Map<string | null, number>();
