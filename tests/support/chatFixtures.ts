import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import type { TestApp } from './app.ts';
import { Visitor } from './browserless.ts';
import { makeAdmin, makeEmployer, makeJobSeeker, makeReference, makeSubscription } from './factories.ts';

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
  const signedIn = [boss, seeker, ada].map((user) => new Visitor(app.url).signIn(user));
  const [employer, jobSeeker, admin] = (await Promise.all(signedIn)) as [Visitor, Visitor, Visitor];
  const made = await employer.graphql<{ contactJobSeeker: { chat: { databaseId: number; sharedHash: string } } }>(
    `mutation ($jobSeeker: ID!) { contactJobSeeker(input: { jobSeeker: $jobSeeker }) {
      ... on ContactJobSeekerPayload { chat { databaseId sharedHash } } } }`,
    { jobSeeker: encodeGlobalId('JobSeeker', seeker.id) },
  );
  const { databaseId: chatId = 0, sharedHash: shareHash = '' } = made.data?.contactJobSeeker.chat ?? {};
  return { chatId, shareHash, employer, jobSeeker, admin, employerId: boss.id };
}

const send = `mutation ($chat: ChatReference!, $text: String!, $clientId: String) {
  sendMessage(input: { chat: $chat, text: $text, clientId: $clientId }) {
    __typename ... on SendMessagePayload { sentMessage { databaseId } } } }`;

export async function say(visitor: Visitor, chatId: number, text: string, clientId?: string): Promise<number> {
  const answer = await visitor.graphql<{ sendMessage: { sentMessage?: { databaseId: number } } }>(send, {
    chat: { databaseId: chatId },
    text,
    clientId,
  });
  const id = answer.data?.sendMessage.sentMessage?.databaseId;
  if (id === undefined) throw new Error(`Not stored: ${JSON.stringify(answer)}`);
  return id;
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
