import { pipeline } from 'node:stream';
import { stringify } from 'csv-stringify';
import { stringify as stringifyAtOnce } from 'csv-stringify/sync';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  creditNotePath,
  invoicePath,
  readCreditNoteFile,
  readInvoiceFile,
} from '../domain/billing/purchase/invoice.ts';
import type { Ctx } from '../domain/core/context.ts';
import { plainLines } from '../domain/core/text/cleanText.ts';
import { calendarPath, readCalendarFile } from '../domain/hiring/trialShift/calendar.ts';
import { templateRoute } from '../domain/office/bulkAction/import/import.input.ts';
import { importTemplate } from '../domain/office/bulkAction/import/lists.ts';
import { exportColumns } from '../domain/office/export/columns.ts';
import { exportRoute, totalRowsHeader } from '../domain/office/export/export.input.ts';
import { exportList } from '../domain/office/export/export.ts';
import { guarded } from '../media/csvGuard.ts';
import { type MediaParts, proofOf } from './media.ts';
import { hiddenFromOthers } from './personalAnswers.ts';

/** The CSV files that admins download: RFC 4180 with a byte order mark, which Excel needs. */
export const csvFormat = {
  bom: true,
  header: true,
  record_delimiter: 'windows',
  // Of itself it quotes only its own delimiter, and not a line feed alone.
  quoted_match: /[\r\n;|\t]/,
  cast: { string: (text: string) => guarded(plainLines(text)) },
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

/** Downloads of invoices and credit notes, which the payment provider makes out. The domain decides who may read one. */
export function registerInvoices(
  app: FastifyInstance,
  { contextOf }: { contextOf: (request: FastifyRequest) => Promise<Ctx> },
): void {
  const files = [
    [invoicePath(':id'), readInvoiceFile],
    [creditNotePath(':id'), readCreditNoteFile],
  ] as const;
  for (const [path, read] of files) {
    app.get<{ Params: { id: string } }>(path, { config: { keyGroup: 'BILLING' } }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { id } = request.params;
      const context = await contextOf(request);
      const { name, pdf } = await read(context, /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0);
      return reply
        .header('content-type', 'application/pdf')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .send(Buffer.from(pdf));
    });
  }
}

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
      .send(stringifyAtOnce([example], { ...csvFormat, columns }));
  });
}

/** Calendar files of trial shifts. `readCalendarFile` decides who may read one. */
export function registerTrialShiftCalendar(app: FastifyInstance, { contextOf }: Pick<MediaParts, 'contextOf'>): void {
  app.get<{ Params: { id: string } }>(
    calendarPath(':id'),
    { config: { bucket: 'media', keyGroup: 'HIRING' } },
    async (request, reply) => {
      const { id } = request.params;
      reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox");
      const shift = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0;
      const file = await readCalendarFile(await contextOf(request), shift, proofOf(request.query));
      return reply
        .header('content-type', 'text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="trial-shift.ics"')
        .send(file);
    },
  );
}
