import {
  defaultTypeResolver,
  type GraphQLAbstractType,
  GraphQLID,
  GraphQLInt,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  GraphQLString,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { fail, isPromise, joined, type ObjectWriter, type Text, type ValueWriter } from './writer.ts';

/** Compiles what is selected of objects of a type. */
type Objects = (type: GraphQLObjectType) => ObjectWriter;

/** Writes values of a type. */
export function valueWriter(schema: GraphQLSchema, type: GraphQLOutputType, objects: Objects): ValueWriter {
  const mayBeNull = !isNonNullType(type);
  const write = presentWriter(schema, isNonNullType(type) ? type.ofType : type, objects);
  return (value, path, run, info) => {
    if (value === null || value === undefined) return mayBeNull ? 'null' : fail(run);
    // graphql reports errors that are returned, too.
    return value instanceof Error ? fail(run) : write(value, path, run, info);
  };
}

/** Writes values that are not null. */
function presentWriter(schema: GraphQLSchema, type: GraphQLOutputType, objects: Objects): ValueWriter {
  if (isListType(type)) return listWriter(valueWriter(schema, type.ofType, objects));
  if (isLeafType(type)) return leafWriter(type);
  if (isObjectType(type)) return objectWriter(type, objects(type));
  if (isAbstractType(type)) return abstractWriter(schema, type, objects);
  throw new Error(`${type} is not a type of values.`);
}

function listWriter(write: ValueWriter): ValueWriter {
  return (list, path, run, info) => {
    if (!Array.isArray(list)) return fail(run);
    const texts = list.map((item: unknown, index): Text => {
      const itemPath = { prev: path, key: index, typename: undefined };
      const complete = (value: unknown): Text => {
        try {
          return write(value, itemPath, run, info);
        } catch {
          return fail(run);
        }
      };
      return isPromise(item) ? item.then(complete, () => fail(run)) : complete(item);
    });
    return texts.every((text) => typeof text === 'string') ? `[${texts.join()}]` : joined(texts, ',').then(inBrackets);
  };
}

const inBrackets = (text: string): string => `[${text}]`;

/** The range of the type Int. */
const isInt = (value: unknown): boolean => typeof value === 'number' && (value | 0) === value;

function leafWriter(type: GraphQLLeafType): ValueWriter {
  const isText = type === GraphQLString || type === GraphQLID;
  return (value, _path, run) => {
    // What these types leave as it is.
    if (isText ? typeof value === 'string' : type === GraphQLInt && isInt(value)) return JSON.stringify(value);
    const serialized: unknown = type.serialize(value);
    return serialized === null || serialized === undefined ? fail(run) : JSON.stringify(serialized);
  };
}

/** Writes objects of a type after its check, which includes the rules of who may see them. */
function objectWriter(type: GraphQLObjectType, write: ObjectWriter): ValueWriter {
  return (value, path, run, info) => {
    if (!type.isTypeOf) return write(value, path, run);
    if (!info) return fail(run);
    const isOne = type.isTypeOf(value, run.context, info);
    if (isOne === true) return write(value, path, run);
    if (!isPromise(isOne)) return fail(run);
    return isOne.then(
      (is) => (is ? write(value, path, run) : fail(run)),
      () => fail(run),
    );
  };
}

/** Writes objects of an interface or a union. What is selected of an object is compiled when its type first appears. */
function abstractWriter(schema: GraphQLSchema, type: GraphQLAbstractType, objects: Objects): ValueWriter {
  const writers = new Map<string, ValueWriter>();
  const writerOf = (name: string): ValueWriter | null => {
    const known = writers.get(name);
    if (known) return known;
    const object = schema.getType(name);
    if (!isObjectType(object) || !schema.isSubType(type, object)) return null;
    const writer = objectWriter(object, objects(object));
    writers.set(name, writer);
    return writer;
  };
  const resolveType = type.resolveType ?? defaultTypeResolver;
  return (value, path, run, info) => {
    if (!info) return fail(run);
    const write = (name: string | undefined): Text =>
      (name === undefined ? null : writerOf(name))?.(value, path, run, info) ?? fail(run);
    const name = resolveType(value, run.context, info, type);
    return isPromise(name) ? name.then(write).catch(() => fail(run)) : write(name);
  };
}
