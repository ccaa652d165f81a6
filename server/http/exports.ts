import { pipeline } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Ctx } from '../domain/core/context.ts';
import { exportColumns } from '../domain/office/export/columns.ts';
import { exportRoute, totalRowsHeader } from '../domain/office/export/export.input.ts';
import { exportList } from '../domain/office/export/export.ts';
import { guarded } from '../media/csvGuard.ts';
import { hiddenFromOthers } from './personalAnswers.ts';

/** The CSV files that admins download: RFC 4180 with a byte order mark, which Excel needs. */
export const csvFormat = {
  bom: true,
  header: true,
  record_delimiter: 'windows',
  // Of itself it quotes only its own delimiter, and not a line feed alone.
  quoted_match: /[\r\n;|\t]/,
  cast: { string: guarded },
} as const;

const decimalOf = (cell: object): string => ('decimal' in cell ? String(cell.decimal) : JSON.stringify(cell));

/**
 * Downloads of the lists of the back office as CSV. Like every file of the back office they do not exist for others. The rows
 * are read as fast as the client takes them, and no longer once it has gone.
 */
export function registerExports(
  app: FastifyInstance,
  { contextOf }: { contextOf: (request: FastifyRequest) => Promise<Ctx> },
): void {
  app.get<{ Params: { file: string } }>(exportRoute, { config: { keyGroup: 'OFFICE' } }, async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    const { file } = request.params;
    const context = await contextOf(request);
    const { name, total, rows } = await hiddenFromOthers(() =>
      exportList(context, /^(.*)\.csv$/.exec(file)?.[1] ?? '', request.query),
    );
    const csv = stringify({
      ...csvFormat,
      columns: [...exportColumns[name]],
      cast: {
        ...csvFormat.cast,
        date: (date) => date.toISOString(),
        boolean: (flag) => (flag ? 'yes' : 'no'),
        object: decimalOf,
      },
    });
    // An export that breaks off ends the connection, so that an incomplete file is not taken for the whole.
    pipeline(rows, csv, (error) => {
      if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE')
        request.log.error({ err: error }, 'an export broke off');
    });
    const day = context.now().toISOString().slice(0, 10);
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}-${day}.csv"`)
      .header('x-content-type-options', 'nosniff')
      .header(totalRowsHeader, total)
      .send(csv);
  });
}
