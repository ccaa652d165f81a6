import { compiledFor } from '../graphql/compiled.ts';
import type { GraphContext } from '../graphql/context.ts';
import { tracedOperation } from '../graphql/tracedOperation.ts';
import { paginationOf } from './answer.ts';
import { positionOf } from './cursors.ts';
import { documentedFormat } from './present.ts';
import type { Question } from './row.ts';

const compiled = compiledFor(documentedFormat);

/** A compiled page of a connection, up to its records: where it stands by number, and by cursor. */
const head = /^\{"data":\{"answer":\{"totalCount":(\d+),"edges":/;
const headByCursor =
  /^\{"data":\{"answer":\{"pageInfo":\{"hasNextPage":(true|false),"endCursor":(?:null|"([\w-]+)")\},"edges":/;
const tail = '}}}'.length;

/**
 * The JSON text of a page of a connection, as `answerOf` has it but without making objects of its records.
 * @returns null for what is not compiled and for failures, which have to be answered in the ordinary way
 */
export async function listText(
  { document, variables, page, isList, cursorPage }: Question,
  ctx: GraphContext,
): Promise<string | null> {
  const query = isList ? compiled(document) : null;
  const text = query && (await tracedOperation({ document }, () => query(variables, ctx)));
  const [start, place, endCursor = null] = (cursorPage ? headByCursor : head).exec(text ?? '') ?? [];
  if (!text || !start) return null;
  const records = `"data":${text.slice(start.length, -tail)}`;
  if (!cursorPage) return `{${records},"pagination":${JSON.stringify(paginationOf(page, Number(place)))}}`;
  const position = positionOf(cursorPage, { hasNextPage: place === 'true', endCursor });
  return `{${records},${JSON.stringify(position).slice(1)}`;
}
