import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  SchemaMetaFieldDef,
  type SelectionNode,
  type SelectionSetNode,
  TypeMetaFieldDef,
  type ValueNode,
  validate,
} from 'graphql';
import { IncomingFile } from '../../media/media.ts';
import { defaultPageSize, pageLimit } from '../keyset.ts';
import { isRecord } from '../persisted.ts';
import { limits, maxValidationErrors, overLimit } from './limits.ts';

/** The cost of a document, including every spread of its fragments. */
type Measures = {
  depth: number;
  /** The number of fields of the largest possible response. */
  cost: number;
  aliases: number;
  directives: number;
  /**
   * The highest number of fields with the same response name in one selection; each pair of them has to be compared.
   */
  repeats: number;
  /** Fields of the operation's root type. */
  width: number;
};

type DocumentMeasures = Omit<Measures, 'width'> & { queries: number; mutations: number };

type Variables = Record<string, unknown>;

const noMeasures: Measures = { depth: 0, cost: 0, aliases: 0, directives: 0, repeats: 0, width: 0 };

/** Lists without pages: at the root they are reference tables, in records a few related items. */
const rootListSize = 100;
const recordListSize = 4;

/**
 * The maximum cost of any operation of a document. The document may be invalid. Each fragment is measured once, so the
 * time is proportional to the text.
 */
function measure(schema: GraphQLSchema, document: DocumentNode, variables: Variables): DocumentMeasures {
  const most = { depth: 0, cost: 0, aliases: 0, directives: 0, repeats: 0, queries: 0, mutations: 0 };
  const raise = (measure: keyof DocumentMeasures, value: number) => {
    most[measure] = Math.max(most[measure], value);
  };
  for (const operation of document.definitions) {
    if (operation.kind !== Kind.OPERATION_DEFINITION) continue;
    const { width, ...found } = operationMeasures(schema, document, operation, variables);
    raise('depth', found.depth);
    raise('cost', found.cost);
    raise('aliases', found.aliases);
    raise('directives', found.directives);
    raise('repeats', found.repeats);
    raise(operation.operation === OperationTypeNode.MUTATION ? 'mutations' : 'queries', width);
  }
  return most;
}

function operationMeasures(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): Measures {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const measured = new Map<string, Measures>();
  const root = schema.getRootType(operation.operation) ?? undefined;
  const given = withDefaults(operation, variables);

  function ofSelections(set: SelectionSetNode, parent: GraphQLNamedType | undefined): Measures {
    const sum = { ...noMeasures };
    const seen = new Map<string, number>();
    for (const selection of set.selections) {
      const found = ofSelection(selection, parent);
      if (selection.kind === Kind.FIELD) {
        const name = (selection.alias ?? selection.name).value;
        seen.set(name, (seen.get(name) ?? 0) + 1);
      }
      sum.depth = Math.max(sum.depth, found.depth);
      sum.cost += found.cost;
      sum.aliases += found.aliases;
      sum.directives += found.directives + (selection.directives?.length ?? 0);
      sum.repeats = Math.max(sum.repeats, found.repeats);
      sum.width += found.width;
    }
    sum.repeats = Math.max(sum.repeats, ...seen.values());
    return sum;
  }

  function ofSelection(selection: SelectionNode, parent: GraphQLNamedType | undefined): Measures {
    if (selection.kind === Kind.FIELD) return ofField(selection, parent);
    if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value);
    const condition = selection.typeCondition?.name.value;
    return ofSelections(selection.selectionSet, condition ? schema.getType(condition) : parent);
  }

  function ofField(field: FieldNode, parent: GraphQLNamedType | undefined): Measures {
    const definition = parent && definitionOf(schema, parent, field.name.value);
    const inner = field.selectionSet
      ? ofSelections(field.selectionSet, definition && getNamedType(definition.type))
      : noMeasures;
    return {
      depth: 1 + inner.depth,
      cost: 1 + inner.cost * (definition && parent ? timesAnswered(field, definition, parent, root, given) : 1),
      aliases: inner.aliases + (field.alias ? 1 : 0),
      directives: inner.directives,
      repeats: inner.repeats,
      width: 1,
    };
  }

  function ofFragment(name: string): Measures {
    const known = measured.get(name);
    if (known) return known;
    const fragment = fragments.get(name);
    if (!fragment) return noMeasures;
    // Validation rejects a fragment that contains itself; here the recursion only has to end.
    measured.set(name, noMeasures);
    const found = ofSelections(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value));
    measured.set(name, found);
    return found;
  }

  return ofSelections(operation.selectionSet, root);
}

/** How often the selection under a field can occur in the response. */
function timesAnswered(
  field: FieldNode,
  definition: GraphQLField<unknown, unknown>,
  parent: GraphQLNamedType,
  root: GraphQLNamedType | undefined,
  given: Variables,
): number {
  if (isConnection(getNamedType(definition.type))) return pageSize(field, given);
  // The connection above has counted its edges already; no other lists are this large.
  if (!isListType(getNullableType(definition.type)) || isConnection(parent)) return 1;
  const ids = argument(field, 'ids', given);
  if (Array.isArray(ids)) return ids.length;
  return parent === root ? rootListSize : recordListSize;
}

const isConnection = (type: GraphQLNamedType): boolean => type.name.endsWith('Connection');

/** The value of `first` or `last`; the list itself rejects values above the maximum. */
function pageSize(field: FieldNode, given: Variables): number {
  const size = argument(field, 'first', given) ?? argument(field, 'last', given) ?? defaultPageSize;
  return typeof size === 'number' && size >= 0 && size <= pageLimit ? Math.max(size, 1) : pageLimit;
}

function argument(field: FieldNode, name: string, given: Variables): unknown {
  const value = field.arguments?.find((one) => one.name.value === name)?.value;
  return value && plainValue(value, given);
}

/** A number or the length of a list; other values do not count. */
function plainValue(value: ValueNode, given: Variables): unknown {
  if (value.kind === Kind.VARIABLE) return given[value.name.value];
  if (value.kind === Kind.INT) return Number(value.value);
  if (value.kind === Kind.LIST) return value.values;
  return undefined;
}

function withDefaults(operation: OperationDefinitionNode, variables: Variables): Variables {
  const defaults = new Map<string, unknown>();
  for (const { variable, defaultValue } of operation.variableDefinitions ?? []) {
    if (defaultValue) defaults.set(variable.name.value, plainValue(defaultValue, {}));
  }
  return { ...Object.fromEntries(defaults), ...variables };
}

function definitionOf(
  schema: GraphQLSchema,
  parent: GraphQLNamedType,
  name: string,
): GraphQLField<unknown, unknown> | undefined {
  if (parent === schema.getQueryType()) {
    if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
    if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
  }
  return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
}

/**
 * The three steps from a foreign text to an operation, the same over HTTP and over sockets: parseWithin, weighed,
 * validateWithin. The limits bound the cost of each.
 */

/** @throws GraphQLError for a text that is too long or not GraphQL */
export function parseWithin(text: string): DocumentNode {
  if (text.length > limits.query) throw overLimit('query');
  try {
    return parse(text, { maxTokens: limits.tokens });
  } catch (error) {
    throw isTokenLimit(error) ? overLimit('tokens') : withCode(error, 'GRAPHQL_PARSE_FAILED');
  }
}

const measured = ['depth', 'aliases', 'directives', 'repeats', 'queries', 'mutations', 'cost'] as const;

/** What clients are told of an operation's cost, in `extensions.cost` of its answer. */
export type Cost = {
  /** The number of fields of the largest possible answer. */
  requested: number;
  /** The highest number that is answered. */
  limit: number;
};

/** The limit that an operation exceeds with these variables, before validation, or null; and its cost, as far as it was measured. */
export function weighed(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: unknown,
): { refusal: GraphQLError | null; cost?: Cost } {
  const given = isRecord(variables) ? variables : {};
  if (!fits(given, limits.variables)) return { refusal: overLimit('variables') };
  const found = measure(schema, document, given);
  const exceeded = measured.find((limit) => found[limit] > limits[limit]);
  const cost = { requested: found.cost, limit: limits.cost };
  return { refusal: exceeded ? overLimit(exceeded) : null, cost };
}

/** A result with its cost. Operations of our own are sent by their id, have no limit, and get none. */
export const withCost = <Result extends { extensions?: Record<string, unknown> }>(
  result: Result,
  cost: Cost | undefined,
): Result => (cost ? { ...result, extensions: { ...result.extensions, cost } } : result);

/** The first errors of a document. */
export function validateWithin(schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[] {
  const errors = validate(schema, document, undefined, { maxErrors: maxValidationErrors });
  return errors.map((error) => withCode(error, 'GRAPHQL_VALIDATION_FAILED'));
}

/** Adds an error code, the same over HTTP and over sockets. */
function withCode<Thrown>(error: Thrown, code: string): Thrown {
  if (error instanceof GraphQLError) error.extensions.code = code;
  return error;
}

const isTokenLimit = (error: unknown): boolean =>
  error instanceof GraphQLError && error.message.endsWith('tokens. Parsing aborted.');

/**
 * Whether a value's JSON, without files, has about that length at most. Stops counting at the limit, however deeply
 * nested.
 */
function fits(value: unknown, characters: number): boolean {
  const open: unknown[] = [value];
  let left = characters;
  while (open.length > 0 && left >= 0) {
    const next = open.pop();
    if (typeof next === 'string') left -= next.length + 2;
    else if (Array.isArray(next)) {
      left -= next.length + 1;
      if (left >= 0) for (const inner of next) open.push(inner);
    } else if (isRecord(next) && !(next instanceof IncomingFile)) {
      for (const key in next) {
        left -= key.length + 4;
        open.push(next[key]);
      }
    } else left -= 4;
  }
  return left >= 0;
}
