import type { BillingContext } from '../../../billing/context.ts';
import { NotFound } from '../../../core/failures/errors.ts';
import { requireAdmin } from '../../../core/viewer/require.ts';
import type { Cells } from './cells.ts';
import { type ImportName, importColumns, isImportName } from './import.input.ts';
import { importLists } from './lists.ts';

/** A file to begin with: all columns that are imported, and an example of a row. */
export type ImportTemplate = { name: ImportName; columns: string[]; example: Cells };

/**
 * The template of a list. For admins.
 * @throws SignInRequired, Forbidden, NotFound for an unknown list
 */
export function importTemplate(ctx: BillingContext, name: string): ImportTemplate {
  requireAdmin(ctx.viewer);
  if (!isImportName(name)) throw new NotFound();
  const example = importLists[name].example(ctx);
  const columns = importColumns[name].filter(({ need }) => need !== 'ignored').map((column) => column.name);
  return { name, columns, example };
}
