import type { InputFieldMap, InputShapeFromFields, ObjectRef } from '@pothos/core';
import { type EditedRow, type EditedType, versionOf } from '../domain/core/audit/recordEdit.ts';
import { storeOrder } from '../domain/core/audit/recordVerbs.ts';
import {
  type OfficeType,
  type OrderedType,
  officeRecords,
  typenameOf,
} from '../domain/core/catalog/officeRecords.input.ts';
import type { Ctx } from '../domain/core/context.ts';
import type { Verb } from '../domain/core/viewer/verb.ts';
import { isAdmin, type Viewer, viewerId } from '../domain/core/viewer/viewer.ts';
import { builder } from './builder.ts';
import { declaredBy } from './declaredBy.ts';
import { databaseId } from './globalId.ts';

export const versionDescription =
  'The `version` of the record when the form was opened. If it has changed since, nothing is saved. Omit it to replace ' +
  'what is stored.';

export const deletedVersionDescription =
  'The `version` of the record that was seen. If it has changed since, nothing is deleted. Omit it to delete any.';

type Types = typeof builder.$inferSchemaTypes;

export const versionFieldDescription =
  'Changes with everything that the form of the record edits; to be sent when it is saved. Null for those who may not.';

/** The version of a record for admins. */
export const versionFor = <Type extends EditedType>(viewer: Viewer, type: Type, row: EditedRow<Type>): string | null =>
  isAdmin(viewer) ? versionOf(type, row) : null;

/** The same for the one whose record it is, too. */
export const ownVersionFor = <Type extends EditedType>(
  viewer: Viewer,
  type: Type,
  row: EditedRow<Type>,
  owner: number,
): string | null => (isAdmin(viewer) || viewerId(viewer) === owner ? versionOf(type, row) : null);

/** The field `version` of a record that is read as a whole. */
export const versionField = <Type extends EditedType>(
  t: Pick<PothosSchemaTypes.ObjectFieldBuilder<Types, EditedRow<Type>>, 'string'>,
  type: Type,
) =>
  t.string({
    nullable: true,
    description: versionFieldDescription,
    resolve: (row, _args, { viewer }) => versionFor(viewer, type, row),
  });

type GlobalId = { typename: string; id: string } | null | undefined;

/** The record to change; null creates a new one. An id of another type matches no record. */
export const recordId = (id: GlobalId, typename: string): number | null =>
  id ? (databaseId(id, typename) ?? 0) : null;

/** The required record. */
export const knownId = (id: { typename: string; id: string }, typename: string): number =>
  databaseId(id, typename) ?? 0;

type Save<Row, Input> = {
  description: string;
  /** Of the id of the record. */
  idDescription: string;
  /** The field of the payload. As the record is called unless told. */
  payloadField?: string;
  save: Verb<Ctx, [id: number | null, input: Input, version?: string | null], Row>;
};

/** Fields whose values `save` takes. */
type Accepted<Fields extends InputFieldMap, Input> = InputShapeFromFields<Fields> extends Input ? Fields : never;

/** A mutation `save{Typename}(input: { id, version, … })` that creates or changes a record. */
export function addSave<Row, Input, Fields extends InputFieldMap>(
  recordType: OfficeType,
  type: ObjectRef<Types, Row>,
  inputFields: (t: PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>) => Fields & Accepted<Fields, Input>,
  { description, idDescription, payloadField = officeRecords[recordType].model, save }: Save<Row, Input>,
): void {
  const typename = typenameOf(recordType);
  builder.relayMutationField(
    `save${typename}`,
    {
      inputFields: (t) => {
        // Which fields the caller gives is checked by `Accepted`, and not known in this function.
        const given: Record<never, never> = inputFields(t);
        return {
          ...given,
          id: t.globalID({ description: idDescription }),
          version: t.string({ description: versionDescription }),
        };
      },
    },
    {
      ...declaredBy(save),
      description,
      resolve: async (_root, { input: { id, version, ...values } }, ctx) => {
        return { saved: await save(ctx, recordId(id, typename), values as Input, version) };
      },
    },
    {
      outputFields: (t) => ({
        [payloadField]: t.field({ type, description: 'The stored record.', resolve: ({ saved }) => saved as never }),
      }),
    },
  );
}

/** A mutation `delete{Typename}(input: { id })` that answers with the id of what is gone. */
export function addDelete(
  typename: string,
  description: string,
  remove: Verb<Ctx, [id: number, version?: string | null], void>,
  { hasVersion = true }: { hasVersion?: boolean } = {},
): void {
  builder.relayMutationField(
    `delete${typename}`,
    {
      inputFields: (t) => ({
        id: t.globalID({ required: true, description: 'The record to delete.' }),
        ...(hasVersion && { version: t.string({ description: deletedVersionDescription }) }),
      }),
    },
    {
      ...declaredBy(remove),
      description,
      resolve: async (_root, { input: { id, version } }, ctx) => {
        await remove(ctx, knownId(id, typename), version);
        return { deleted: id };
      },
    },
    {
      outputFields: (t) => ({
        deletedId: t.globalID({
          description: 'The global id of the deleted record.',
          resolve: ({ deleted }) => ({ type: deleted.typename, id: deleted.id }),
        }),
      }),
    },
  );
}

/**
 * A mutation `order{Plural}(input: { ids })` that puts all records of a short list in order.
 * @param plural capitalized, such as 'Jobs'
 */
export function addOrder(type: OrderedType, plural: string, description: string): void {
  const typename = typenameOf(type);
  builder.relayMutationField(
    `order${plural}`,
    {
      inputFields: (t) => ({
        ids: t.globalIDList({ required: true, description: 'All records, in their new order.' }),
      }),
    },
    {
      ...declaredBy(storeOrder),
      description,
      resolve: async (_root, { input: { ids } }, ctx) => {
        const order = ids.map((id) => knownId(id, typename));
        await storeOrder(ctx, type, order);
        return { ordered: ids };
      },
    },
    {
      outputFields: (t) => ({
        ids: t.globalIDList({
          description: 'The records in their new order.',
          resolve: ({ ordered }) => ordered.map(({ typename, id }) => ({ type: typename, id })),
        }),
      }),
    },
  );
}
