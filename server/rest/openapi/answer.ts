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
import { documentedName, formOf } from '../forms.ts';
import type { Row } from '../row.ts';
import type { Components } from './components.ts';
import { exactly, type JsonSchema, orNull, withoutNull } from './json.ts';

/**
 * The schema of what a call answers, read off the documents that it asks: fields and fragments with the graph's types, in
 * the forms that `present` and `answerOf` give them.
 */

/** A page by number (DECISIONS §3). */
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

/** @returns null for a call that answers without a body. */
export function answerSchema(row: Row, components: Components): JsonSchema | null {
  if (row.form === 'gone') return null;
  const [schema, ...others] = row.documents.map((document) => new Answer(document, components).of(row));
  if (!schema || others.some((other) => JSON.stringify(other) !== JSON.stringify(schema))) {
    throw new Error(`The documents of '${row.summary}' answer in different forms.`);
  }
  return schema;
}

/** A field as an object type has it in a document: every place that asks for it. */
type Asked = { name: string; nodes: FieldNode[] };
/** By alias, in the order of the document; and the names of the fragments that have brought them. */
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
    if (row.form === 'list' || row.form === 'plain') {
      const list = withoutNull(this.value(typeOf(root, asked), asked.nodes));
      if (row.form === 'plain') return list;
      return exactly({
        data: { ...list, description: 'The records of the page.' },
        pagination: this.components.named(pagination),
      });
    }
    const beside = [...fields].filter(([alias]) => alias !== 'answer');
    const type = typeOf(root, asked);
    const record = this.record(type, asked.nodes, {
      properties: Object.fromEntries(
        beside.map(([alias, field]) => [documentedName(alias), this.field(root, alias, field)]),
      ),
    });
    return row.shape?.described(record) ?? record;
  }

  /** The record itself, or the `record` of what holds it. */
  private record(type: GraphQLOutputType, nodes: FieldNode[], beside: Pick<JsonSchema, 'properties'>): JsonSchema {
    const bare = isNonNullType(type) ? type.ofType : type;
    if (!isCompositeType(bare)) return withoutNull(this.value(type, nodes, beside));
    for (const { type: holder, selection } of this.possible(bare, nodes)) {
      const held = selection.fields.get('record');
      if (held) return this.record(typeOf(holder, held), held.nodes, beside);
    }
    return withoutNull(this.value(type, nodes, beside));
  }

  /** One field, described and in its documented form. */
  private field(parent: GraphQLObjectType, alias: string, { name, nodes }: Asked): JsonSchema {
    const { type, description } = fieldOf(parent, name);
    const given = this.value(type, nodes);
    const schema = { ...given, ...(description && { description: inRest(description) }) };
    return this.components.named(formOf(alias)?.described(schema) ?? schema);
  }

  private value(type: GraphQLOutputType, nodes: FieldNode[], beside: Pick<JsonSchema, 'properties'> = {}): JsonSchema {
    if (!isNonNullType(type)) return orNull(this.present(type, nodes, beside));
    return this.present(type.ofType, nodes, beside);
  }

  /** What a field is that is not null. */
  private present(type: GraphQLOutputType, nodes: FieldNode[], beside: Pick<JsonSchema, 'properties'>): JsonSchema {
    if (isNonNullType(type)) return this.present(type.ofType, nodes, beside);
    if (isListType(type)) return { type: 'array', items: this.value(type.ofType, nodes) };
    if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ name }) => name) };
    if (!isCompositeType(type)) return scalar(type);
    const schemas = this.possible(type, nodes).map(({ type: one, selection }) => this.object(one, selection, beside));
    const different = [...new Map(schemas.map((one) => [JSON.stringify(one), one])).values()];
    // What has most to say comes first.
    const fieldsOf = (one: JsonSchema) => Object.keys(this.components.resolved(one).properties ?? {}).length;
    different.sort((one, other) => fieldsOf(other) - fieldsOf(one));
    const [only] = different;
    if (!only) throw new Error(`Nothing is asked of ${type.name}.`);
    return different.length === 1 ? only : { anyOf: different };
  }

  /** The object types of a composite type of which something is asked; the failures that end a mutation are none. */
  private possible(type: GraphQLNamedType, nodes: FieldNode[]): { type: GraphQLObjectType; selection: Selection }[] {
    const sets = nodes.flatMap(({ selectionSet }) => (selectionSet ? [selectionSet] : []));
    const types = isAbstractType(type) ? schema.getPossibleTypes(type) : isObjectType(type) ? [type] : [];
    return types
      .filter((one) => !one.getInterfaces().some(({ name }) => name === 'Failure'))
      .map((one) => ({ type: one, selection: this.selected(one, sets) }))
      .filter(({ selection }) => selection.fields.size > 0);
  }

  private object(type: GraphQLObjectType, selection: Selection, beside: Pick<JsonSchema, 'properties'>): JsonSchema {
    const edges = selection.fields.get('edges');
    if (edges) return this.page(type, edges);
    const properties = Object.fromEntries(
      [...selection.fields].map(([alias, asked]) => [documentedName(alias), this.field(type, alias, asked)]),
    );
    const whole = exactly({ ...properties, ...beside.properties }, inRest(type.description ?? ''));
    const title = nameOf(selection, Object.keys(beside.properties ?? {}));
    return title === null ? whole : this.components.named({ title, ...whole });
  }

  /** A page within a record is a plain list of its nodes. */
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
        if (one.name.value.startsWith('__')) continue;
        const alias = one.alias?.value ?? one.name.value;
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
 * What an object is called in the document: the fragment that brings all of it, or the one that brings most of it, and what
 * there is beside. Null where no fragment brings anything. Of fragments that bring the same, the inner one says it better.
 */
function nameOf({ fields, fragments }: Selection, beside: string[]): string | null {
  const [name, brought] = [...fragments].reduce<[string | null, Set<string>]>(
    (best, one) => (one[1].size > 0 && one[1].size >= best[1].size ? [one[0], one[1]] : best),
    [null, new Set()],
  );
  if (name === null) return null;
  const more = [...fields.keys()].filter((alias) => !brought.has(alias)).map(documentedName);
  const extra = [...more, ...beside].map(inPascalCase);
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

/** What the graph says of something, as the layer says it. */
export const inRest = (description: string): string =>
  description
    .replaceAll(/\s*\n\s*/g, ' ')
    .replace(', as the REST layer and the addresses use it', '')
    .trim();
