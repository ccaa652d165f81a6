import type { GraphQLError } from 'graphql';
import { executeDocument } from '../graphql/compiled/run.ts';
import type { GraphContext } from '../graphql/context.ts';
import type { IncomingFile } from '../media/media.ts';
import { answerOf } from './answer.ts';
import { maxPageSize } from './parameters.ts';
import type { Answer, RestRequest, Row } from './row.ts';

/**
 * Executes a row's document for the viewer of the context and returns the documented response.
 * @throws Failure if the request is refused before execution.
 */
export async function answerTo(
  row: Row,
  request: RestRequest,
  ctx: GraphContext,
  mask: (error: unknown) => GraphQLError,
  file?: IncomingFile,
): Promise<Answer> {
  const { document, variables, page } = await row.ask(request, ctx, file);
  const contextValue: GraphContext = { ...ctx, maxPageSize, source: 'REST' };
  const result = await executeDocument(document, variables, contextValue);
  return answerOf(row, { ...result, errors: result.errors?.map(mask) }, page);
}
