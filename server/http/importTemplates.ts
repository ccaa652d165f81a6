import { stringify } from 'csv-stringify/sync';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Ctx } from '../domain/core/context.ts';
import { templateRoute } from '../domain/office/bulkAction/import/import.input.ts';
import { importTemplate } from '../domain/office/bulkAction/import/lists.ts';
import { csvFormat } from './exports.ts';
import { hiddenFromOthers } from './personalAnswers.ts';

/** Templates of files to import. Like every file of the back office they do not exist for others. */
export function registerImportTemplates(
  app: FastifyInstance,
  { contextOf }: { contextOf: (request: FastifyRequest) => Promise<Ctx> },
): void {
  app.get<{ Params: { file: string } }>(templateRoute, { config: { keyGroup: 'OFFICE' } }, async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    const asked = /^(.*)\.csv$/.exec(request.params.file)?.[1] ?? '';
    const context = await contextOf(request);
    const { name, columns, example } = await hiddenFromOthers(() => importTemplate(context, asked));
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}-template.csv"`)
      .header('x-content-type-options', 'nosniff')
      .send(stringify([example], { ...csvFormat, columns }));
  });
}
