import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import { defaultFieldResolver, type GraphQLFieldResolver } from 'graphql';
import { encodeGlobalId } from './globalId.ts';

declare global {
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      rowFields: RowFieldsPlugin<Types>;
    }
  }
}

/**
 * Resolves fields whose columns are already in the row, without a promise. The Prisma plugin would check for each field of
 * each row whether a planned query covers it, and would read rows of the reference tables, which are in memory, again.
 * Pothos has no option for this. Measurements: `docs/decisions/0053-hand-tuned-sql.md`.
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
      return (row, args, context, info) => {
        const id = columnOf(row, 'id');
        return typeof id === 'number' ? encodeGlobalId(parentType, id) : resolver(row, args, context, info);
      };
    }
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
