import {
  createSourceEventStream,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  getOperationAST,
  Kind,
  subscribe,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import type { Viewer } from '../../domain/account/viewer.ts';
import type { Caller } from '../../domain/caller.ts';
import { failedDependency } from '../../domain/unavailable.ts';
import { persistedId } from '../persisted.ts';
import type { Subscriber } from './member.ts';
import { Room } from './room.ts';

/** Set to false, each subscription executes all events for itself. What it receives stays the same. */
const isOn = true;

export type RoomArgs = ExecutionArgs & {
  /** The subscription, and the room that it may join: null for none. */
  subscriber?: Subscriber & { room: string | null };
};

/**
 * The name of the room for a subscription: its session, and everything on which its responses depend. Null for viewers
 * without a session of their own, who share nothing.
 */
export function roomOf(viewer: Viewer, caller: Caller | undefined, payload: SubscribePayload): string | null {
  if (!('sessionId' in viewer) || ('viewedBy' in viewer && viewer.viewedBy)) return null;
  const { kind, id, sessionId } = viewer;
  const { query, operationName, variables } = payload;
  const asks = [persistedId(payload), query, operationName, variables];
  return JSON.stringify([kind, id, sessionId, caller?.network, caller?.userAgent, ...asks]);
}

/**
 * Subscribes as graphql does, but executes an event once for all sockets of a session with the same subscription, and
 * sends it to them itself: `docs/decisions/0094-rooms-of-subscribers.md`. Only fields whose extension `startsAtOnce` says
 * that they begin with an event are shared: that one each subscription has for itself, after its own check of access.
 * @param masked replaces the errors of a response by those that clients may see
 */
export function subscribeInRooms(
  masked: (result: ExecutionResult) => ExecutionResult,
): (args: RoomArgs) => Promise<AsyncIterable<ExecutionResult> | ExecutionResult> {
  const rooms = new Map<string, Room>();

  return async (args) => {
    const { subscriber } = args;
    if (!isOn || !subscriber?.room || !startsAtOnce(args)) return subscribe(args);
    const name = subscriber.room;
    const events = await createSourceEventStream(args);
    if (!(Symbol.asyncIterator in events)) return events;
    const source = events[Symbol.asyncIterator]();
    const respond = async (rootValue: unknown) => execute({ ...args, rootValue });

    const joined = rooms.get(name);
    const room =
      joined ??
      new Room(
        source,
        async (event) => {
          const result = await respond(event);
          const failed = result.errors?.find((error) => failedDependency(error));
          if (failed) throw failed;
          return JSON.stringify(masked(result));
        },
        () => void rooms.delete(name),
      );
    if (!joined) rooms.set(name, room);
    const member = room.join(subscriber);
    // Subscribed and checked for this subscription alone, until it has started.
    const endOwn = async () => {
      if (joined) await source.return?.();
    };

    const first = async () => {
      try {
        const event = await (joined ? source.next() : room.start);
        await endOwn();
        return event.done ? null : await respond(event.value);
      } catch (error) {
        await room.leave(member);
        throw error;
      }
    };

    let hasStarted = false;
    const responses: AsyncIterableIterator<ExecutionResult> = {
      [Symbol.asyncIterator]: () => responses,
      async next() {
        if (!hasStarted) {
          hasStarted = true;
          const value = await first();
          if (value) return { done: false, value };
        }
        // The first event has been sent.
        member.begin();
        await member.ended;
        return { done: true, value: undefined };
      },
      async return() {
        await Promise.all([room.leave(member), endOwn()]);
        return { done: true, value: undefined };
      },
    };
    return responses;
  };
}

function startsAtOnce({ schema, document, operationName }: ExecutionArgs): boolean {
  const [selection] = getOperationAST(document, operationName)?.selectionSet.selections ?? [];
  if (selection?.kind !== Kind.FIELD) return false;
  return schema.getSubscriptionType()?.getFields()[selection.name.value]?.extensions.startsAtOnce === true;
}
