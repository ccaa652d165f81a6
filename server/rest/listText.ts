import { compiledFor } from '../graphql/compiled.ts';
import type { GraphContext } from '../graphql/context.ts';
import { tracedOperation } from '../graphql/tracedOperation.ts';
import { paginationOf } from './answer.ts';
import { isPageOfRecords } from './document.ts';
import { documentedFormat } from './present.ts';
import type { Question } from './row.ts';

const compiled = compiledFor(documentedFormat);

/** A compiled page of a connection, up to its records. */
const head = /^\{"data":\{"answer":\{"totalCount":(\d+),"edges":/;
const tail = '}}}'.length;

/**
 * The JSON text of a page of a connection, as `answerOf` has it but without making objects of its records.
 * @returns null for what is not compiled and for failures, which have to be answered in the ordinary way
 */
export async function listText({ document, variables, page }: Question, ctx: GraphContext): Promise<string | null> {
  const query = isPageOfRecords(document) ? compiled(document) : null;
  const text = query && (await tracedOperation({ document }, () => query(variables, ctx)));
  const [start, total] = head.exec(text ?? '') ?? [];
  if (!text || !start) return null;
  const pagination = paginationOf(page, Number(total));
  return `{"data":${text.slice(start.length, -tail)},"pagination":${JSON.stringify(pagination)}}`;
}
