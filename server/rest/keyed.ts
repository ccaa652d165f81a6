import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { InvalidInput } from '../domain/core/failures/errors.ts';
import { type Once, onceByKey } from '../domain/core/write/onceByKey.ts';
import type { GraphContext } from '../graphql/context.ts';
import { keyRefusal } from '../graphql/keyGroups.ts';
import type { AnswerText } from './ask.ts';
import { failureBody } from './failure.ts';
import type { Row } from './row.ts';

/** `Idempotency-Key` (docs/product/rest-calls.md, 'Sending a call again'). */

export const keyHeader = 'idempotency-key';
/** Says that an answer is that of an earlier call. */
export const replayedHeader = 'idempotency-replayed';

/**
 * Answers a call with a key, or as usual one without. Visitors have no keys.
 * @param answer runs the call, with the key for a verb that takes one
 * @throws InvalidInput for a key that is none
 */
export async function answerOnce(
  row: Row,
  request: FastifyRequest,
  ctx: GraphContext,
  answer: (clientKey?: string) => Promise<AnswerText>,
): Promise<AnswerText> {
  const { method } = request;
  const key = request.headers[keyHeader];
  if (method !== 'POST' || key === undefined) return answer();
  // What the viewer's API key may not do is refused as ever, and not answered from what another one has done.
  if (row.documents.some((document) => keyRefusal(document, ctx.viewer))) return answer();
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw InvalidInput.of('Idempotency-Key', 'A key has 1 to 255 visible ASCII characters.');
  }
  const content = JSON.stringify([method, request.url, contentOf(request)]);
  const once = await onceByKey(ctx, { key, content, isSafeToRepeat: row.clientKey !== null }, answer);
  return once === null ? answer() : answerOf(once);
}

/** The body. Of a file that is sent as it is, which is not read yet, its type and length. */
function contentOf({ body, headers }: FastifyRequest): unknown {
  if (body !== undefined && body !== null && !(body instanceof Readable)) return body;
  const { 'content-type': type = '', 'content-length': length = null } = headers;
  // The boundary of a form is another one each time.
  return [type.split(';', 1)[0], length];
}

function answerOf(once: Once<AnswerText>): AnswerText {
  if (once.is === 'run') return once.answer;
  if (once.is === 'stored') return { ...once.answer, isReplayed: true };
  const { message, retryAfter } = refusals(once);
  return { status: 409, text: JSON.stringify(failureBody(409, message)), retryAfter };
}

function refusals(once: Exclude<Once<AnswerText>, { is: 'run' | 'stored' }>): { message: string; retryAfter?: number } {
  switch (once.is) {
    case 'other':
      return { message: 'This Idempotency-Key was used for another request.' };
    case 'running':
      return { message: 'The first request with this Idempotency-Key is still running.', retryAfter: 1 };
    case 'unknown':
      return {
        message:
          'The first request with this Idempotency-Key was interrupted. Please look whether it was done before you send it with a new key.',
      };
    case 'done':
      return {
        message: `The first request with this Idempotency-Key was done (${once.status}). Its answer was too large to keep.`,
      };
  }
}
