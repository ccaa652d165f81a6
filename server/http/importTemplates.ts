import { stringify } from 'csv-stringify/sync';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DomainContext } from '../domain/context.ts';
import { Failure } from '../domain/errors.ts';
import { templateRoute } from '../domain/import/import.input.ts';
import { importTemplate } from '../domain/import/template.ts';
import { csvFormat } from './csvFormat.ts';

/** Templates of files to import. Like every file of the back office they do not exist for others. */
export function registerImportTemplates(
  app: FastifyInstance,
  { contextOf }: { contextOf: (request: FastifyRequest) => Promise<DomainContext> },
): void {
  app.get<{ Params: { file: string } }>(templateRoute, async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    try {
      const asked = /^(.*)\.csv$/.exec(request.params.file)?.[1] ?? '';
      const { name, columns, example } = importTemplate(await contextOf(request), asked);
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}-template.csv"`)
        .header('x-content-type-options', 'nosniff')
        .send(stringify([example], { ...csvFormat, columns }));
    } catch (error) {
      if (error instanceof Failure) return reply.code(404).send({ code: 404, message: 'Not found.' });
      throw error;
    }
  });
}
