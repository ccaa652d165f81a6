import type { ExecutionResult, GraphQLError } from 'graphql';
import type { Ctx } from '../domain/core/context.ts';
import { compiledFor, executeAsText } from '../graphql/compiled.ts';
import { keyRefusal } from '../graphql/keyGroups.ts';
import { tracedOperation } from '../graphql/tracedOperation.ts';
import type { IncomingFile } from '../media/media.ts';
import { answerOf, paginationOf } from './answer.ts';
import { positionOf } from './cursors.ts';
import { documentedFormat } from './forms.ts';
import { maxPageSize } from './parameters.ts';
import type { Answer, Question, RestRequest, Row } from './row.ts';

/** Replaces bugs by an error without details. */
type Mask = (error: unknown) => GraphQLError;

/** A response as it is sent. An undefined text means no body. */
export type AnswerText = {
  status: number;
  text: string | undefined;
  retryAfter?: number | null;
  /** It is the stored answer of an earlier call with the same key. */
  isReplayed?: boolean;
  /** Of the record that it has. */
  version?: string | undefined;
};

/**
 * Executes a row's document for the viewer of the context and returns the documented response.
 * @throws Failure if the request is refused before execution.
 */
export async function answerTo(
  row: Row,
  request: RestRequest,
  ctx: Ctx,
  mask: Mask,
  file?: IncomingFile,
): Promise<Answer> {
  return execute(row, await row.ask(request, ctx, file), asRest(ctx), mask);
}

/** The same as text. */
export async function answerTextTo(
  row: Row,
  request: RestRequest,
  ctx: Ctx,
  mask: Mask,
  file?: IncomingFile,
): Promise<AnswerText> {
  const question = await row.ask(request, ctx, file);
  const context = asRest(ctx);
  const list = keyRefusal(question.document, ctx.viewer) ? null : await listText(question, context);
  if (list !== null) return { status: 200, text: list };
  const isConditional = request.version !== undefined;
  const { status, body, retryAfter, version } = await execute(row, question, context, mask, isConditional);
  // Addresses are JSON texts, too.
  return { status, text: body === undefined ? undefined : JSON.stringify(body), retryAfter, version };
}

const asRest = (ctx: Ctx): Ctx => ({ ...ctx, maxPageSize, source: 'REST' });

async function execute(row: Row, question: Question, ctx: Ctx, mask: Mask, isConditional = false): Promise<Answer> {
  const { document, variables } = question;
  const executed = await executeAsText(document, variables, ctx);
  const result: ExecutionResult = 'text' in executed ? JSON.parse(executed.text) : executed;
  return answerOf(row, { ...result, errors: result.errors?.map(mask) }, question, isConditional);
}

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
  ctx: Ctx,
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
