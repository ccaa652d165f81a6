import { auditedValues } from '../../core/audit/audited.ts';
import type { Ctx } from '../../core/context.ts';
import { NotFound } from '../../core/failures/errors.ts';
import { validated } from '../../core/text/input/validation.ts';
import { requireKey } from '../../core/viewer/verb.ts';
import { requireAdmin } from '../../core/viewer/viewer.ts';
import { write } from '../../core/write/write.ts';
import type { Cell, ExportedRows } from './columns.ts';
import { type ExportName, exportNames } from './export.input.ts';
import { exportLists } from './lists.ts';

export type Export = {
  name: ExportName;
  total: number;
  /** Batch by batch. No statement runs while the reader does not ask, and none after it has stopped. */
  rows: AsyncIterable<Readonly<Record<string, Cell>>>;
};

/** Rows that are in memory at a time. */
export const exportBatchSize = 1_000;

const isName = (name: string): name is ExportName => exportNames.some((known) => known === name);

/**
 * All rows of a list that match the filter of an address, by id. The audit log has an entry before the first row leaves. It
 * keeps what was filtered by, but no text that was searched for, because it can be a person's name. For admins.
 * @throws SignInRequired, Forbidden, NotFound for an unknown list, InvalidInput by field of the filter
 */
export async function exportList(ctx: Ctx, name: string, query: unknown): Promise<Export> {
  requireAdmin(ctx.viewer);
  if (!isName(name)) throw new NotFound();
  const list = exportLists[name];
  if (list.keyGroup) requireKey(ctx.viewer, list.keyGroup, 'read');
  const filter = validated(list.filter, query);
  const found = await list.rows(ctx, filter);
  const total = await found.count();
  const { q, ...others } = filter;
  const kept = Object.entries(others).filter(([, value]) => value !== undefined);
  await write(ctx, [], (tx) =>
    auditedValues(ctx, tx, {
      action: 'list.export',
      type: list.recordType,
      id: null,
      label: list.label,
      after: { rows: total, filter: kept.map(([field, value]) => `${field}: ${value}`) },
      personal: q === undefined ? [] : ['q'],
    }),
  );
  return { name, total, rows: batches(found) };
}

async function* batches({ after, end }: ExportedRows): AsyncGenerator<Readonly<Record<string, Cell>>> {
  for (let last = 0; ; ) {
    const batch = await after(last, exportBatchSize);
    yield* batch;
    const lastRow = batch.at(-1);
    if (!lastRow || batch.length < exportBatchSize) break;
    last = lastRow.id;
  }
  if (end) yield* await end();
}
