import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import { sendMessage, upload } from '../../files/support.ts';
import { Visitor } from '../../support/browserless.ts';
import { say } from '../../support/chatFixtures.ts';
import { mutateOver } from '../../support/graph.ts';
import { beginSignUp, newAccount } from '../../support/signUp.ts';

/** What people do all the time, each again and again until it is acknowledged, as their browsers do. */
export type Kind = 'message' | 'contact' | 'upload' | 'mail';
export const kinds: readonly Kind[] = ['message', 'contact', 'upload', 'mail'];

/**
 * How an attempt failed. `fairly`: with 503 in our words, or because the connection was closed or refused; `wrong`: in any other way,
 * which is a fault of the product.
 */
export type Attempt = {
  kind: Kind;
  /** `performance.now()` */
  began: number;
  milliseconds: number;
  failure: { how: 'fairly' | 'wrong'; says: string } | null;
};

export type Load = ReturnType<typeof startLoad>;

class Told extends Error {}

/** Sees what fails in which way. */
export class LoadVisitor extends Visitor {
  override async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('accept', 'application/graphql-response+json, application/json');
    const response = await super.fetch(path, { ...init, headers });
    if (response.status < 500) return response;
    const said = await response.text();
    if (response.status === 503 && /"message":\s*"[^"]* again\b/.test(said) && response.headers.has('retry-after'))
      throw new Told(said);
    throw new Error(`${response.status}: ${said.slice(0, 200)}`);
  }
}

/** A reader waits for another try when it is told to, as after a lost connection. */
export class PatientVisitor extends LoadVisitor {
  override async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    try {
      return await super.fetch(path, init);
    } catch (error) {
      throw error instanceof Told ? new TypeError('Not available', { cause: error }) : error;
    }
  }
}

/** The id of the chat with the job seeker. */
export async function contactJobSeeker(employer: Visitor, id: number): Promise<number> {
  const input = { jobSeeker: encodeGlobalId('JobSeeker', id) };
  const { chat, ...refused } = await mutateOver(employer, 'contactJobSeeker', input, 'chat { databaseId }');
  if (!chat) throw new Error(JSON.stringify(refused));
  return chat.databaseId;
}

/**
 * @param who signed-in visitors, of whom the employer has a subscription
 * @param strangers job seekers whom the employer has not contacted, each taken once
 */
export function startLoad(
  who: { employer: Visitor; jobSeeker: Visitor },
  { chatId, strangers, picture }: { chatId: number; strangers: number[]; picture: Buffer },
) {
  let over = false;
  const attempts: Attempt[] = [];
  /** What was acknowledged. */
  const acknowledged = {
    /** Ids by client id. */
    messages: new Map<string, number>(),
    /** Chats by job seeker. */
    contacts: new Map<number, number>(),
    /** The addresses of pictures by the client id of their message. */
    uploads: new Map<string, string>(),
    /** Emails that get a mail each. */
    mails: new Set<string>(),
  };
  const untilDone = async (kind: Kind, act: () => Promise<void>) => {
    for (;;) {
      const began = performance.now();
      const failure = await act().then(() => null, failureOf);
      attempts.push({ kind, began, milliseconds: performance.now() - began, failure });
      if (!failure || over) return;
      await delay(500);
    }
  };
  /** @param prepare what one of them is, which does not change when it is tried again */
  const repeat = async (kind: Kind, pause: number, prepare: () => (() => Promise<void>) | null) => {
    while (!over) {
      const act = prepare();
      if (!act) return;
      await untilDone(kind, act);
      await delay(pause);
    }
  };
  const writing = (visitor: Visitor) =>
    repeat('message', 50, () => {
      const clientId = randomUUID();
      return async () => void acknowledged.messages.set(clientId, await say(visitor, chatId, 'Hello', clientId));
    });
  const done = [
    writing(who.employer),
    writing(who.jobSeeker),
    repeat('contact', 500, () => {
      const id = strangers.pop();
      if (id === undefined) throw new Error('There are too few job seekers.');
      return async () => {
        acknowledged.contacts.set(id, await contactJobSeeker(who.employer, id));
      };
    }),
    repeat('upload', 300, () => {
      const clientId = randomUUID();
      let uri: string | undefined;
      return async () => {
        uri ??= await uploadTo(who.employer, chatId, picture);
        const chat = { databaseId: chatId };
        const sent = await sendMessage(who.employer, { chat, photoUri: uri, clientId });
        if (!sent.sentMessage) throw new Error(JSON.stringify(sent));
        acknowledged.uploads.set(clientId, sent.sentMessage.photoUri ?? '');
      };
    }),
    repeat('mail', 300, () => {
      const email = `${randomUUID()}@example.test`;
      return async () => {
        await beginSignUp(new LoadVisitor(who.employer.url), newAccount(email));
        acknowledged.mails.add(email);
      };
    }),
  ];
  // A writer that ends early is reported when the load is stopped.
  const all = Promise.all(done);
  all.catch(() => undefined);
  return {
    attempts,
    acknowledged,
    stop: async () => {
      over = true;
      await all;
    },
  };
}

async function uploadTo(visitor: Visitor, chatId: number, picture: Buffer): Promise<string> {
  const { uri, ...refused } = await upload(visitor, 'uploadChatImage', picture, {
    input: { chat: { databaseId: chatId } },
  });
  if (!uri) throw new Error(JSON.stringify(refused));
  return uri;
}

function failureOf(error: unknown): NonNullable<Attempt['failure']> {
  const says = error instanceof Error ? `${error.message} ${error.cause ?? ''}` : String(error);
  // `fetch` throws a TypeError for network failures only.
  const isFair = error instanceof Told || error instanceof TypeError || says.includes('"Unavailable"');
  return { how: isFair ? 'fairly' : 'wrong', says };
}
