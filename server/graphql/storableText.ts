import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import { InvalidInput } from '../domain/core/failures/errors.ts';

/**
 * Rejects text that PostgreSQL cannot store, in the arguments of any field: NUL characters, and unpaired surrogates,
 * which would be stored as another character.
 */

const pluginName = 'storableText';
export default pluginName;

declare global {
  export namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      storableText: StorableTextPlugin<Types>;
    }
  }
}

/** Whether a column can store the text. */
export const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null || Array.isArray(value);
};

/** The path of the first such text, in the form of a field error; null without any. */
function unstorable(value: unknown, path: string[]): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : path.filter((part) => part !== 'input').join('.');
  // Times and files were validated when parsed. Global ids are decoded to integers by now.
  if (typeof value !== 'object' || value === null || !isPlain(value) || 'typename' in value) return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = unstorable(inner, [...path, key]);
    if (found !== null) return found;
  }
  return null;
}

/** @throws InvalidInput */
export function requireStorable(args: object): void {
  const field = unstorable(args, []);
  if (field !== null) throw InvalidInput.of(field, 'This text has characters in it that cannot be stored.');
}

type Resolver<Types extends SchemaTypes> = GraphQLFieldResolver<unknown, Types['Context'], object>;

class StorableTextPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(resolve: Resolver<Types>, field: PothosOutputFieldConfig<Types>): Resolver<Types> {
    return this.guarded(resolve, field);
  }

  override wrapSubscribe(
    subscribe: Resolver<Types> | undefined,
    field: PothosOutputFieldConfig<Types>,
  ): Resolver<Types> | undefined {
    return subscribe && this.guarded(subscribe, field);
  }

  private guarded(resolve: Resolver<Types>, { args }: PothosOutputFieldConfig<Types>): Resolver<Types> {
    if (Object.keys(args).length === 0) return resolve;
    return (parent, given, context, info) => {
      requireStorable(given);
      return resolve(parent, given, context, info);
    };
  }
}

SchemaBuilder.registerPlugin(pluginName, StorableTextPlugin);
