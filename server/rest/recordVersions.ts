import type { FastifyReply, FastifyRequest } from 'fastify';
import { InvalidInput } from '../domain/core/failures/errors.ts';
import type { AnswerText } from './ask.ts';
import { digestOf, isKnownTo, tagsIn } from './etag.ts';
import type { Row } from './row.ts';

/** `ETag`, `If-None-Match` and `If-Match` (docs/product/rest-calls.md, 'Versions of records'). */

/**
 * The tag of a record: its version, which everyone who may change it sees, and a digest of the answer. A change is compared with the
 * version, so that a new message in a person's chats does not get in its way; a copy with the whole tag.
 */
const tagOf = ({ text = '', version }: AnswerText): string => {
  return `"${version === undefined ? '' : `${version}.`}${digestOf(text)}"`;
};

/** Gives an answer with a record its tag. */
export function tag(row: Row, reply: FastifyReply, answer: AnswerText): string | null {
  const { status, text, version } = answer;
  if (status >= 300 || text === undefined || (row.form !== 'record' && version === undefined)) return null;
  const etag = tagOf(answer);
  reply.header('etag', etag);
  return etag;
}

/** Whether the client has the answer with this tag already. */
export const isKnown = (request: FastifyRequest, etag: string | null): boolean =>
  etag !== null && (request.method === 'GET' || request.method === 'HEAD') && isKnownTo(request, etag);

/**
 * The version that a change is for; undefined for any.
 * @throws InvalidInput where the call knows no versions
 */
export function versionIn(row: Row, { method, headers }: FastifyRequest): string | undefined {
  const condition = headers['if-match'];
  if (condition === undefined || method === 'GET' || method === 'HEAD') return undefined;
  if (!row.takesVersion || method === 'POST') throw InvalidInput.of('If-Match', 'This call takes no If-Match.');
  const [etag, ...others] = tagsIn(condition);
  if (others.length > 0) throw InvalidInput.of('If-Match', 'This has to be one ETag.');
  if (etag === '*') return undefined;
  // What is no tag of ours is no version.
  return /^"([\w-]{1,64})\.[\w-]+"$/.exec(etag ?? '')?.[1] ?? '';
}
