import { createHash } from 'node:crypto';
import type { AuditRecordType } from '../../../generated/prisma/client.ts';
import { employerFieldNames } from '../catalog/employerFields.input.ts';
import { offerFieldNames } from '../catalog/offerFields.input.ts';
import { isOfficeType, type OfficeType, officeRecords } from '../catalog/officeRecords.input.ts';
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
 * The version of a record: a digest of what its form edits, so that every change counts, whoever makes it and by whatever way,
 * and nothing else does.
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
