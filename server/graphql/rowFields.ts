import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import type { Reader } from 'compiled-graphql/options';
import { defaultFieldResolver, type GraphQLFieldResolver } from 'graphql';
import { encodeGlobalId } from './globalId.ts';

declare global {
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      rowFields: RowFieldsPlugin<Types>;
    }
  }
}

const readers = new WeakMap<object, Reader>();

/** How to read a field without calling its resolver. Undefined for fields that need more than their row, such as a rule. */
export const readerOf = (resolver: object | undefined): Reader | undefined => resolver && readers.get(resolver);

/**
 * Resolves fields whose columns are already in the row, without a promise. The Prisma plugin would check for each field of
 * each row whether a planned query covers it, and would read rows of the reference tables, which are in memory, again.
 * Pothos has no option for this. Measurements: docs/decisions/0053.
 *
 * It runs just before the Prisma plugin, so that authorization and errors still wrap the field.
 */
class RowFieldsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
    fieldConfig: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    const { name, parentType, extensions, resolve = defaultFieldResolver } = fieldConfig;
    if (name === 'id' && this.isNode(parentType)) {
      return readBy((row) => {
        const id = columnOf(row, 'id');
        return typeof id === 'number' ? encodeGlobalId(parentType, id) : undefined;
      }, resolver);
    }
    const exposed: unknown = extensions?.pothosExposedField;
    if (typeof exposed === 'string') return readBy((row) => columnOf(row, exposed), resolver);
    const columns = columnsOf(extensions);
    if (!columns) return resolver;
    return (row, args, context, info) =>
      columns.every((column) => columnOf(row, column) !== undefined)
        ? resolve(row, args, context, info)
        : resolver(row, args, context, info);
  }

  isNode(type: string): boolean {
    const config = this.buildCache.getTypeConfig(type);
    return (
      config.kind === 'Object' &&
      config.interfaces.some((one) => this.buildCache.getTypeConfig(one, 'Interface').name === 'Node')
    );
  }
}

/** A resolver that reads the row where it can. Plugins that run later wrap it, which hides the reader with it. */
function readBy<Context>(
  read: Reader,
  otherwise: GraphQLFieldResolver<unknown, Context, object>,
): GraphQLFieldResolver<unknown, Context, object> {
  const resolver: typeof otherwise = (row, args, context, info) => {
    const value = read(row);
    return value === undefined ? otherwise(row, args, context, info) : value;
  };
  readers.set(resolver, read);
  return resolver;
}

/** The columns that a field selects; null if it also selects relations or depends on its arguments. */
function columnsOf(extensions: PothosOutputFieldConfig<SchemaTypes>['extensions']): string[] | null {
  const select: unknown = extensions?.pothosPrismaSelect;
  if (typeof select !== 'object' || select === null) return null;
  return Object.values(select).every((wanted) => wanted === true) ? Object.keys(select) : null;
}

/** Undefined if the column was not read. */
const columnOf = (row: unknown, column: string): unknown =>
  typeof row === 'object' && row !== null ? Reflect.get(row, column) : undefined;

const pluginName = 'rowFields';
SchemaBuilder.registerPlugin(pluginName, RowFieldsPlugin);
export default pluginName;
