import { createHash } from 'node:crypto';
import type { AuditRecordType, Prisma } from '../../../generated/prisma/client.ts';
import { employerFieldNames } from '../catalog/employerFields.input.ts';
import { offerFieldNames } from '../catalog/offerFields.input.ts';
import { isOfficeType, type OfficeType, officeRecords } from '../catalog/officeRecords.input.ts';
import type { Ctx, Db } from '../context.ts';
import { Outdated } from '../failures/errors.ts';
import { isAdmin, requireAdmin, viewerId } from '../viewer/viewer.ts';
import type { AuditedRows } from './records.ts';

/** What the other forms of the back office edit of each kind of record. Other columns may change while a form is open. */
const columnsOfForms = {
  CONTACT_REQUEST: ['statusId'],
  JOB_OFFER: offerFieldNames,
  EMPLOYER: employerFieldNames,
  // Counted by the profile itself, because its owner has several forms of it.
  JOB_SEEKER: ['profileVersion'],
} as const satisfies { [Type in keyof AuditedRows]?: readonly (keyof AuditedRows[Type])[] };

type OtherForm = keyof typeof columnsOfForms;

/** The kinds of records that a form of the back office edits. */
export type EditedType = OfficeType | OtherForm;

/** What a version is made of. */
export type EditedRow<Type extends EditedType> = Pick<
  AuditedRows[Type],
  keyof AuditedRows[Type] &
    (Type extends OfficeType
      ? (typeof officeRecords)[Type]['fields'][number]
      : Type extends OtherForm
        ? (typeof columnsOfForms)[Type][number]
        : never)
>;

const isOtherForm = (type: AuditRecordType): type is OtherForm => Object.hasOwn(columnsOfForms, type);

export const isEditedType = (type: AuditRecordType): type is EditedType => isOfficeType(type) || isOtherForm(type);

/**
 * The version of a record: a digest of the columns that its form edits. It changes whenever one of them does.
 */
export const versionOf = <Type extends EditedType>(type: Type, row: EditedRow<Type>): string => digestOf(type, row);

/** The same for a row whose columns are not known here. */
export function digestOf(type: EditedType, row: object): string {
  if (type === 'JOB_SEEKER' && 'profileVersion' in row) return String(row.profileVersion);
  const values = new Map(Object.entries(row));
  const columns: readonly string[] = isOfficeType(type) ? officeRecords[type].fields : columnsOfForms[type];
  const edited = columns.map((column) => values.get(column) ?? null);
  return createHash('sha256').update(JSON.stringify(edited)).digest('base64url').slice(0, 22);
}

/** Who last changed what the form of a record edits. */
export type LastEdit = { userId: number; userName: string; at: Date };

/**
 * Refuses a save whose form began with another version of the record. Call it while the row is locked.
 * @param version that the form began with; without one, what is stored is replaced
 * @throws Outdated
 */
export async function requireVersion<Type extends EditedType>(
  { viewer }: Pick<Ctx, 'viewer'>,
  tx: Prisma.TransactionClient,
  type: Type,
  row: EditedRow<Type> & { id: number },
  version: string | null | undefined,
): Promise<void> {
  const present = versionOf(type, row);
  if (version == null || version === present) return;
  // Only admins are told who it was.
  const last = isAdmin(viewer) ? await readLastEdit(tx, type, row.id, present) : null;
  throw new Outdated(last?.userName ?? null, last?.at ?? null);
}

/** Notes in the transaction of a change who made it. Nothing is noted of a change that no form shows. */
export async function noteEdit(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  type: EditedType,
  before: { id: number },
  after: { id: number } | null,
): Promise<void> {
  const where = { recordType: type, recordId: before.id };
  if (!after) {
    await tx.recordEdit.deleteMany({ where });
    return;
  }
  const userId = viewerId(ctx.viewer);
  const version = digestOf(type, after);
  if (userId === null || digestOf(type, before) === version) return;
  const edit = { userId, editedAt: ctx.now(), version };
  await tx.recordEdit.upsert({
    where: { recordType_recordId: where },
    create: { ...where, ...edit },
    update: edit,
    select: { recordId: true },
  });
}

/**
 * The change that led to this version of a record; null if no person made it, or none is known. For admins.
 * @throws SignInRequired, Forbidden
 */
export async function lastEdit(ctx: Ctx, type: EditedType, id: number, version: string): Promise<LastEdit | null> {
  requireAdmin(ctx.viewer);
  return readLastEdit(ctx.db, type, id, version);
}

async function readLastEdit(
  db: Db,
  recordType: EditedType,
  recordId: number,
  version: string,
): Promise<LastEdit | null> {
  const edit = await db.recordEdit.findUnique({
    where: { recordType_recordId: { recordType, recordId }, version },
    select: { userId: true, editedAt: true, user: { select: { name: true } } },
  });
  return edit && { userId: edit.userId, userName: edit.user.name, at: edit.editedAt };
}

/** Tells the admins who have the record open that it was changed or deleted. After the commit, never before. */
export function announceEdit({ events }: Ctx, type: EditedType, id: number): void {
  events.publish('record', recordTopic(type, id), { type: 'changed' });
}

export const recordTopic = (type: EditedType, id: number): string => `${type}-${id}`;
