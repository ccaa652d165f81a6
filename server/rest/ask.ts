import type { ExecutionResult, GraphQLError } from 'graphql';
import { executeAsText } from '../graphql/compiled.ts';
import type { GraphContext } from '../graphql/context.ts';
import { keyRefusal } from '../graphql/keyGroups.ts';
import type { IncomingFile } from '../media/media.ts';
import { answerOf } from './answer.ts';
import { listText } from './listText.ts';
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
  ctx: GraphContext,
  mask: Mask,
  file?: IncomingFile,
): Promise<Answer> {
  return execute(row, await row.ask(request, ctx, file), asRest(ctx), mask);
}

/** The same as text. */
export async function answerTextTo(
  row: Row,
  request: RestRequest,
  ctx: GraphContext,
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

const asRest = (ctx: GraphContext): GraphContext => ({ ...ctx, maxPageSize, source: 'REST' });

async function execute(
  row: Row,
  question: Question,
  ctx: GraphContext,
  mask: Mask,
  isConditional = false,
): Promise<Answer> {
  const { document, variables } = question;
  const executed = await executeAsText(document, variables, ctx);
  const result: ExecutionResult = 'text' in executed ? JSON.parse(executed.text) : executed;
  return answerOf(row, { ...result, errors: result.errors?.map(mask) }, question, isConditional);
}
