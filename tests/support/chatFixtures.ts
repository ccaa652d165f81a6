import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import type { TestApp } from './app.ts';
import { Visitor } from './browserless.ts';
import { makeAdmin, makeEmployer, makeJobSeeker, makeReference, makeSubscription } from './factories.ts';
import { mutateOver } from './graph.ts';
import { logIn } from './visiting.ts';

export type ChatFixtures = {
  chatId: number;
  shareHash: string;
  employer: Visitor;
  jobSeeker: Visitor;
  admin: Visitor;
  employerId: number;
};

/** An employer with a subscription in a chat with a job seeker. */
export async function makeChatFixtures(app: TestApp): Promise<ChatFixtures> {
  const { db, reference } = app.services;
  const catalog = await makeReference(db);
  await reference.refresh();
  const [boss, seeker, ada] = [await makeEmployer(db), await makeJobSeeker(db, catalog), await makeAdmin(db)];
  await makeSubscription(db, boss.id, app.clock.now);
  const [employer, jobSeeker, admin] = [await logIn(app, boss), await logIn(app, seeker), await logIn(app, ada)];
  const to = { jobSeeker: encodeGlobalId('JobSeeker', seeker.id) };
  const { chat } = await mutateOver(employer, 'contactJobSeeker', to, 'chat { databaseId sharedHash }');
  const { databaseId: chatId, sharedHash: shareHash } = chat;
  return { chatId, shareHash, employer, jobSeeker, admin, employerId: boss.id };
}

export async function say(visitor: Visitor, chatId: number, text: string, clientId?: string): Promise<number> {
  const input = { chat: { databaseId: chatId }, text, clientId };
  const { sentMessage, ...answer } = await mutateOver(visitor, 'sendMessage', input, 'sentMessage { databaseId }');
  if (!sentMessage) throw new Error(`Not stored: ${JSON.stringify(answer)}`);
  return sentMessage.databaseId;
}

export async function stored(app: TestApp, chatId: number): Promise<number[]> {
  const rows = await app.services.db.message.findMany({
    where: { chatId },
    orderBy: { id: 'asc' },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** The same visitor at another server with the same sessions. */
export function at(app: { url: string }, visitor: Visitor): Visitor {
  const copy = new Visitor(app.url);
  for (const cookie of visitor.cookieHeader.split('; ')) {
    const split = cookie.indexOf('=');
    copy.keep(cookie.slice(0, split), cookie.slice(split + 1));
  }
  return copy;
}

/** Inserts many messages of the job seeker in one statement, which is faster than sending. No events are published. */
export async function writeMany(app: TestApp, chatId: number, count: number, text = 'Meanwhile'): Promise<void> {
  await app.services.db.$transaction(
    async (tx) => {
      await tx.$queryRaw`SELECT id FROM chat WHERE id = ${chatId} FOR UPDATE`;
      await tx.$executeRaw`
        INSERT INTO message (chat_id, user_id, text, created_at, updated_at)
        SELECT id, job_seeker_id, ${text} || ' ' || number, now(), now()
        FROM chat, generate_series(1, ${count}::int) number WHERE id = ${chatId}`;
      await tx.$executeRaw`
        UPDATE chat SET last_message_id = (SELECT max(id) FROM message WHERE chat_id = ${chatId}),
          nb_messages = nb_messages + ${count}::int WHERE id = ${chatId}`;
    },
    { timeout: 60_000 },
  );
}
