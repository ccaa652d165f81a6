import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { execute } from 'graphql';
import type { Logger } from 'pino';
import { Failure } from '../domain/errors.ts';
import type { GraphContext } from '../graphql/context.ts';
import { errorMask } from '../graphql/failures.ts';
import { schema } from '../graphql/schema.ts';
import { answerOf } from './answer.ts';
import { failureBody, failureOf } from './failure.ts';
import { maxPageSize, pageIn } from './parameters.ts';
import type { Row } from './row.ts';
import { table } from './table.ts';

export type RestServices = {
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<GraphContext>;
  log: Logger;
};

/** Serves the documented calls: each one asks the graph, as whoever the request is from. */
export function registerRest(app: FastifyInstance, { contextOf, log }: RestServices): void {
  const mask = errorMask(log);
  for (const [call, row] of Object.entries(table)) {
    const [method = '', path = ''] = call.split(/ (.*)/);
    app.route({
      method,
      url: path.replaceAll(/\{([^}]+)\}/g, (_all, name: string) => `:${name.replaceAll(' ', '_')}`),
      handler: async (request, reply) => {
        const { status, body } = await answer(row, request, await contextOf(request, reply));
        return reply.code(status).send(body);
      },
    });
  }

  async function answer(row: Row, request: FastifyRequest, ctx: GraphContext) {
    try {
      const { params: path, query, body } = request;
      const { document, variables } = row.ask({ path, query, body }, ctx.viewer);
      const result = await execute({
        schema,
        document,
        variableValues: variables,
        contextValue: { ...ctx, maxPageSize },
      });
      return answerOf(row, { ...result, errors: result.errors?.map(mask) }, () => pageIn(query));
    } catch (error) {
      if (error instanceof Failure) return { status: error.status, body: failureOf(error) };
      log.error({ err: error }, 'a REST call failed');
      return { status: 500, body: failureBody(500, 'Something went wrong on our side.') };
    }
  }
}
