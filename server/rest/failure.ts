import type { FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import { z } from 'zod';
import { type Failure, InvalidInput, TooMany } from '../domain/core/failures/errors.ts';
import { failureFrom } from '../domain/core/failures/unavailable.ts';
import type { Answer } from './row.ts';

/** The body of every refused call (docs/product/rest-calls.md, 'Refusals'). `children` has the errors of fields. */
export type FailureBody = { code: number; message: string; children?: Record<string, { errors: string[] }> };

type FieldErrors = readonly { field: string; message: string }[];

/** `minRate` becomes `min_rate`, and `cityId` becomes `city`, the reference that was sent. */
export const inSnakeCase = (name: string): string =>
  name.replace(/Id$/, '').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export function failureBody(
  code: number,
  message: string,
  fields: FieldErrors = [],
  nameOf: (field: string) => string = inSnakeCase,
): FailureBody {
  if (fields.length === 0) return { code, message };
  const children = new Map<string, { errors: string[] }>();
  for (const { field, message } of fields) {
    // An error in an item counts as an error of its list.
    const name = nameOf(withoutIndexes(field));
    children.set(name, { errors: [...(children.get(name)?.errors ?? []), message] });
  }
  return { code, message, children: Object.fromEntries(children) };
}

/** `jobAreas.2` becomes `jobAreas`. */
function withoutIndexes(field: string): string {
  const parts = field.split('.');
  const last = parts.findLastIndex((part) => !/^\d+$/.test(part));
  return parts.slice(0, Math.max(last, 0) + 1).join('.');
}

const asItIs = (field: string): string => field;

/** The same for a failure thrown before the graph is executed. */
export const failureOf = (error: Failure): FailureBody =>
  failureBody(error.status, error.message, error instanceof InvalidInput ? error.fields : [], asItIs);

/** Sends a refusal, which no cache keeps. */
export function refuse(reply: FastifyReply, { status, body, retryAfter }: ReturnType<typeof refusalOf>): FastifyReply {
  askToWait(reply, retryAfter);
  return reply.header('cache-control', 'no-store').code(status).send(body);
}

/** @param seconds null if it is not known when the call is possible again */
export function askToWait(reply: FastifyReply, seconds: number | null | undefined): void {
  if (seconds != null) reply.header('retry-after', seconds);
}

/** An error thrown before a call is reached. Those of libraries have a text as their code. */
const refused = z.object({ statusCode: z.int().min(400).max(499), message: z.string(), code: z.unknown().optional() });

/** Messages for errors of libraries. */
const sentences: Record<number, string> = {
  413: 'The request is too large.',
  415: 'A body of this type is not taken here.',
};

/**
 * The response to an error thrown outside of the graph: a failure, an unreadable request, or a bug, which has no details.
 */
export function refusalOf(error: unknown, log: Logger): Answer & { body: FailureBody } {
  const failure = failureFrom(error, log);
  if (failure) {
    const retryAfter = failure instanceof TooMany ? failure.retryAfter : null;
    return { status: failure.status, body: failureOf(failure), retryAfter };
  }
  const { success, data } = refused.safeParse(error);
  if (success) {
    const { statusCode: status, message, code } = data;
    const said = typeof code === 'string' ? (sentences[status] ?? 'The request cannot be read.') : message;
    return { status, body: failureBody(status, said) };
  }
  log.error({ err: error }, 'a REST call failed');
  return { status: 500, body: failureBody(500, 'Something went wrong on our side.') };
}
