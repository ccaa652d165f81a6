import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { schema } from '../../graphql/schema.ts';
import { pageOfRecordsIn } from '../cursors.ts';
import { documentedName, formOf, isVersion } from '../forms.ts';
import type { Row } from '../row.ts';
import type { Components } from './json.ts';
import { exactly, type JsonSchema, orNull, withoutNull } from './json.ts';

/**
 * The schema of a call's response, derived from its documents: fields and fragments with the graph's types, in the
 * forms of `present` and `answerOf`.
 */

/** A numbered page (docs/product/rest-calls.md, 'Lists'). */
const pagination: JsonSchema = {
  title: 'Pagination',
  ...exactly(
    {
      current: { type: 'integer', minimum: 1, description: 'The page that was asked for.' },
      last: { type: 'integer', minimum: 1, description: 'The last page; 1 where there is nothing.' },
      totalCount: { type: 'integer', minimum: 0, description: 'How many records there are on all pages.' },
    },
    'Where a page stands in its list.',
  ),
};

/** A page by cursor (docs/product/rest-calls.md, 'Cursors and changes'). */
const byCursor = (data: JsonSchema, tellsChanges: boolean): JsonSchema => {
  const schema = exactly({
    data,
    next_cursor: { type: ['string', 'null'], description: 'The `cursor` of the next page; null on the last one.' },
    ...(tellsChanges && {
      updated_until: {
        type: 'string',
        format: 'date-time',
        description: 'With `updated_since`: the last page has every change until then. It is the next `updated_since`.',
      },
    }),
  });
  return { ...schema, description: 'With `cursor`.', required: ['data', 'next_cursor'] };
};

/** @returns null for a response without a body. */
export function answerSchema(row: Row, components: Components): JsonSchema | null {
  if (row.form === 'gone') return null;
  const [schema, ...others] = row.documents.map((document) => new Answer(document, components).of(row));
  if (!schema || others.some((other) => JSON.stringify(other) !== JSON.stringify(schema))) {
    throw new Error(`The documents of '${row.summary}' answer in different forms.`);
  }
  return schema;
}

/** A field of an object type in a document, with all its occurrences. */
type Asked = { name: string; nodes: FieldNode[] };
/** By alias, in the order of the document, and the aliases from each fragment. */
type Selection = { fields: Map<string, Asked>; fragments: Map<string, Set<string>> };

class Answer {
  private readonly fragments: Map<string, FragmentDefinitionNode>;
  private readonly operation: OperationDefinitionNode;
  private readonly components: Components;

  constructor(document: DocumentNode, components: Components) {
    this.components = components;
    const named = document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
    this.fragments = new Map(named.map((fragment) => [fragment.name.value, fragment]));
    const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
    if (!operation) throw new Error('A document without an operation.');
    this.operation = operation;
  }

  of(row: Row): JsonSchema {
    const root = schema.getRootType(this.operation.operation);
    if (!root) throw new Error(`The graph has no ${this.operation.operation}.`);
    const { fields } = this.selected(root, [this.operation.selectionSet]);
    const asked = fields.get('answer');
    if (!asked) throw new Error('A document without an answer.');
    if (row.form === 'xmlFeed') return { type: 'string', description: 'An XML document.' };
    if (row.form === 'list' || row.form === 'plain' || row.form === 'jsonFeed') {
      const list = withoutNull(this.value(typeOf(root, asked), asked.nodes));
      if (row.form === 'plain') return list;
      if (row.form === 'jsonFeed') return exactly({ offers: { ...list, description: 'All of them, newest first.' } });
      const data = { ...list, description: 'The records of the page.' };
      const numbered = exactly({ data, pagination: this.components.named(pagination) });
      const pages = row.documents.map(pageOfRecordsIn);
      const tellsChanges = pages.some((page) => page?.tellsChanges);
      return pages.every((page) => page === undefined) ? numbered : { anyOf: [numbered, byCursor(data, tellsChanges)] };
    }
    const record = this.record(typeOf(root, asked), asked.nodes);
    return row.shape?.described(record) ?? record;
  }

  /** The record itself, or the `record` field of a payload. */
  private record(type: GraphQLOutputType, nodes: FieldNode[]): JsonSchema {
    const bare = isNonNullType(type) ? type.ofType : type;
    if (!isCompositeType(bare)) return withoutNull(this.value(type, nodes));
    for (const { type: holder, selection } of this.possible(bare, nodes)) {
      const held = selection.fields.get('record');
      if (held) return this.record(typeOf(holder, held), held.nodes);
    }
    return withoutNull(this.value(type, nodes));
  }

  /** A field with its description, in its documented form. */
  private field(parent: GraphQLObjectType, alias: string, { name, nodes }: Asked): JsonSchema {
    const { type, description, deprecationReason } = fieldOf(parent, name);
    const given = this.value(type, nodes);
    const schema = {
      ...given,
      ...(description && { description: inRest(description) }),
      ...(deprecationReason && { deprecated: true, description: inRest(`Deprecated: ${deprecationReason}`) }),
    };
    return this.components.named(formOf(alias)?.described(schema) ?? schema);
  }

  private value(type: GraphQLOutputType, nodes: FieldNode[]): JsonSchema {
    if (!isNonNullType(type)) return orNull(this.present(type, nodes));
    return this.present(type.ofType, nodes);
  }

  /** The schema of a value that is not null. */
  private present(type: GraphQLOutputType, nodes: FieldNode[]): JsonSchema {
    if (isNonNullType(type)) return this.present(type.ofType, nodes);
    if (isListType(type)) return { type: 'array', items: this.value(type.ofType, nodes) };
    if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ name }) => name) };
    if (!isCompositeType(type)) return scalar(type);
    const schemas = this.possible(type, nodes).map(({ type: one, selection }) => this.object(one, selection));
    const different = [...new Map(schemas.map((one) => [JSON.stringify(one), one])).values()];
    // The schema with the most fields comes first.
    const fieldsOf = (one: JsonSchema) => Object.keys(this.components.resolved(one).properties ?? {}).length;
    different.sort((one, other) => fieldsOf(other) - fieldsOf(one));
    const [only] = different;
    if (!only) throw new Error(`Nothing is asked of ${type.name}.`);
    return different.length === 1 ? only : { anyOf: different };
  }

  /** The object types with selected fields, except the failures of a mutation's result. */
  private possible(type: GraphQLNamedType, nodes: FieldNode[]): { type: GraphQLObjectType; selection: Selection }[] {
    const sets = nodes.flatMap(({ selectionSet }) => (selectionSet ? [selectionSet] : []));
    const types = isAbstractType(type) ? schema.getPossibleTypes(type) : isObjectType(type) ? [type] : [];
    return types
      .filter((one) => !one.getInterfaces().some(({ name }) => name === 'Failure'))
      .map((one) => ({ type: one, selection: this.selected(one, sets) }))
      .filter(({ selection }) => selection.fields.size > 0);
  }

  private object(type: GraphQLObjectType, selection: Selection): JsonSchema {
    const edges = selection.fields.get('edges');
    if (edges) return this.page(type, edges);
    const properties = Object.fromEntries(
      [...selection.fields].map(([alias, asked]) => [documentedName(alias), this.field(type, alias, asked)]),
    );
    const whole = exactly(properties, inRest(type.description ?? ''));
    const title = nameOf(selection);
    return title === null ? whole : this.components.named({ title, ...whole });
  }

  /** A connection within a record is a list of its nodes. */
  private page(connection: GraphQLObjectType, edges: Asked): JsonSchema {
    const [edge] = this.possible(namedType(typeOf(connection, edges)), edges.nodes);
    const node = edge?.selection.fields.get('node');
    if (!edge || !node) throw new Error(`A page of ${connection.name} without nodes.`);
    return { type: 'array', items: withoutNull(this.value(typeOf(edge.type, node), node.nodes)) };
  }

  private selected(type: GraphQLObjectType, sets: readonly SelectionSetNode[]): Selection {
    const selection: Selection = { fields: new Map(), fragments: new Map() };
    for (const set of sets) this.select(type, set, selection, []);
    return selection;
  }

  private select(type: GraphQLObjectType, set: SelectionSetNode, into: Selection, within: string[]): void {
    for (const one of set.selections) {
      if (one.kind === Kind.FIELD) {
        const alias = one.alias?.value ?? one.name.value;
        if (one.name.value.startsWith('__') || isVersion(alias)) continue;
        const known = into.fields.get(alias);
        if (known) known.nodes.push(one);
        else into.fields.set(alias, { name: one.name.value, nodes: [one] });
        for (const name of within) into.fragments.get(name)?.add(alias);
        continue;
      }
      const name = one.kind === Kind.FRAGMENT_SPREAD ? one.name.value : null;
      const fragment = one.kind === Kind.FRAGMENT_SPREAD ? this.fragments.get(one.name.value) : one;
      const condition = fragment?.typeCondition?.name.value;
      if (!fragment || (condition !== undefined && !isOfType(type, condition))) continue;
      if (name !== null) into.fragments.set(name, into.fragments.get(name) ?? new Set());
      this.select(type, fragment.selectionSet, into, name === null ? within : [...within, name]);
    }
  }
}

/**
 * The name of an object in the document: the fragment with all of its fields, or the fragment with most of them and the
 * other fields. Null without fragments. Of fragments with the same fields, the inner one counts.
 */
function nameOf({ fields, fragments }: Selection): string | null {
  const [name, brought] = [...fragments].reduce<[string | null, Set<string>]>(
    (best, one) => (one[1].size > 0 && one[1].size >= best[1].size ? [one[0], one[1]] : best),
    [null, new Set()],
  );
  if (name === null) return null;
  const extra = [...fields.keys()]
    .filter((alias) => !brought.has(alias))
    .map((alias) => inPascalCase(documentedName(alias)));
  return extra.length === 0 ? name : `${name}With${extra.join('And')}`;
}

const inPascalCase = (key: string): string => key.replaceAll(/(?:^|_)(\w)/g, (_all, letter) => letter.toUpperCase());

const isOfType = (type: GraphQLObjectType, name: string): boolean =>
  type.name === name || type.getInterfaces().some((one) => one.name === name);

function fieldOf(type: GraphQLObjectType, name: string) {
  const field = type.getFields()[name];
  if (!field) throw new Error(`${type.name} has no ${name}.`);
  return field;
}

const typeOf = (parent: GraphQLObjectType, { name }: Asked): GraphQLOutputType => fieldOf(parent, name).type;

function namedType(type: GraphQLOutputType): GraphQLNamedType {
  return isNonNullType(type) || isListType(type) ? namedType(type.ofType) : type;
}

const scalars: Record<string, JsonSchema> = {
  Int: { type: 'integer' },
  Float: { type: 'number' },
  String: { type: 'string' },
  ID: { type: 'string' },
  Boolean: { type: 'boolean' },
  DateTime: { type: 'string', format: 'date-time' },
};

function scalar({ name }: GraphQLNamedType): JsonSchema {
  const known = scalars[name];
  if (!known) throw new Error(`Nothing is known of values of ${name}.`);
  return known;
}

/** A description of the graph in the words of the REST layer. */
export const inRest = (description: string): string =>
  description.replaceAll(/\s+/g, ' ').replace(', as the REST layer and the addresses use it', '').trim();
