import { execute, type GraphQLError } from 'graphql';
import type { GraphContext } from '../graphql/context.ts';
import { schema } from '../graphql/schema.ts';
import type { IncomingFile } from '../media/media.ts';
import { answerOf } from './answer.ts';
import { maxPageSize } from './parameters.ts';
import type { Answer, RestRequest, Row } from './row.ts';

/**
 * Puts a row's question to the graph, as whoever the context is of, and gives the documented answer.
 * @throws Failure where the request is refused before the graph is asked.
 */
export async function answerTo(
  row: Row,
  request: RestRequest,
  ctx: GraphContext,
  mask: (error: unknown) => GraphQLError,
  file?: IncomingFile,
): Promise<Answer> {
  const { document, variables, page } = await row.ask(request, ctx, file);
  const contextValue = { ...ctx, maxPageSize };
  const result = await execute({ schema, document, variableValues: variables, contextValue });
  return answerOf(row, { ...result, errors: result.errors?.map(mask) }, page);
}
