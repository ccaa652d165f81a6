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
 * A field that needs no more than its row holds is answered at once. Without this, the id of every record is a promise,
 * and the Prisma plugin asks for each column of each row whether a query was planned that covers it, and reads the row
 * once more where there was none, as for the reference tables, which live in memory.
 *
 * Stands right before the Prisma plugin: what authorization and failures add to a field comes on top of it.
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

/** The columns that a field says it needs; null where it needs relations too, or decides by its arguments. */
function columnsOf(extensions: PothosOutputFieldConfig<SchemaTypes>['extensions']): string[] | null {
  const select: unknown = extensions?.pothosPrismaSelect;
  if (typeof select !== 'object' || select === null) return null;
  return Object.values(select).every((wanted) => wanted === true) ? Object.keys(select) : null;
}

/** Undefined where it was not read; what is empty in the database is null. */
const columnOf = (row: unknown, column: string): unknown =>
  typeof row === 'object' && row !== null ? Reflect.get(row, column) : undefined;

const pluginName = 'rowFields';
SchemaBuilder.registerPlugin(pluginName, RowFieldsPlugin);
export default pluginName;
