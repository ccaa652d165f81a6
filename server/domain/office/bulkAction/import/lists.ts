import type { AuditRecordType, BulkActionKind, Prisma } from '../../../../generated/prisma/client.ts';
import type { Ctx } from '../../../core/context.ts';
import { NotFound } from '../../../core/failures/errors.ts';
import { requireAdmin } from '../../../core/viewer/viewer.ts';
import type { Cells, CheckedRow } from './cells.ts';
import { type ImportName, importColumns, isImportName } from './import.input.ts';
import { jobOfferImport } from './jobOffers.ts';
import { jobSeekerImport } from './jobSeekers.ts';

/** What can be imported, and how a row becomes a record. */

export type ImportList = {
  recordType: AuditRecordType;
  label: string;
  /** Columns of which a file must have at least one. */
  oneOf: readonly string[];
  /** Checks rows in a few statements. Writes nothing. */
  check: (ctx: Ctx, rows: readonly Cells[]) => Promise<CheckedRow[]>;
  /**
   * Checks a row again and stores its record. Null: it is there already.
   * @param mails whether a person who is added is mailed
   * @throws InvalidInput by column
   */
  add: (ctx: Ctx, tx: Prisma.TransactionClient, cells: Cells, mails: boolean) => Promise<number | null>;
  /** The row of the template. */
  example: (ctx: Ctx) => Cells;
};

export const importLists: Record<ImportName, ImportList> = {
  'job-seekers': jobSeekerImport,
  'job-offers': jobOfferImport,
};

export const importKinds = {
  'job-seekers': 'JOB_SEEKER_IMPORT',
  'job-offers': 'JOB_OFFER_IMPORT',
} as const satisfies Record<ImportName, BulkActionKind>;

/** A file to begin with: all columns that are imported, and an example of a row. */
type ImportTemplate = { name: ImportName; columns: string[]; example: Cells };

/**
 * The template of a list. For admins.
 * @throws SignInRequired, Forbidden, NotFound for an unknown list
 */
export function importTemplate(ctx: Ctx, name: string): ImportTemplate {
  requireAdmin(ctx.viewer);
  if (!isImportName(name)) throw new NotFound();
  const example = importLists[name].example(ctx);
  const columns = importColumns[name].filter(({ need }) => need !== 'ignored').map((column) => column.name);
  return { name, columns, example };
}
