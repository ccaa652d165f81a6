import {
  type DocumentNode,
  type GraphQLCompositeType,
  GraphQLError,
  type GraphQLNamedType,
  getNamedType,
  isCompositeType,
  isIntrospectionType,
  isObjectType,
  isUnionType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { Forbidden } from '../domain/core/failures/errors.ts';
import type { KeyGroup } from '../domain/core/viewer/keyGroups.input.ts';
import { requireKey } from '../domain/core/viewer/verb.ts';
import type { Viewer } from '../domain/core/viewer/viewer.ts';
import { schema } from './schema.ts';

/** The type of the records of a page, or of a row of it. */
function recordType(type: GraphQLCompositeType): GraphQLCompositeType {
  if (!isObjectType(type)) return type;
  const { edges, node } = type.getFields();
  const inner = type.name.endsWith('Connection') ? edges : type.name.endsWith('Edge') ? node : null;
  const named = inner && getNamedType(inner.type);
  return isCompositeType(named) ? recordType(named) : type;
}

const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];

/** What mutations answer: their payloads and their failures. A key needs their groups before. */
const answers: ReadonlySet<GraphQLNamedType> = new Set(
  Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap(({ type }) => {
    const answer = getNamedType(type);
    return isUnionType(answer) ? answer.getTypes() : [];
  }),
);

/** What every key may read: what only holds other types together, the description of the graph, and failures. */
const holdsOthers = (type: GraphQLCompositeType): boolean =>
  isUnionType(type) ||
  roots.some((root) => root === type) ||
  isIntrospectionType(type) ||
  answers.has(type) ||
  ['Failure', 'Node', 'PageInfo'].includes(type.name);

/** The group that reads a type, as it says itself (`readBy`). */
function groupOfType(page: GraphQLCompositeType): KeyGroup | 'EVERY' | null {
  const type = recordType(page);
  const { keyGroup } = type.extensions;
  return (keyGroup as KeyGroup | 'EVERY' | undefined) ?? (keyGroup === undefined && holdsOthers(type) ? 'EVERY' : null);
}

/** What a document does: what it reads, and by what it writes. */
type Acts = { reads: ReadonlySet<KeyGroup | null>; writes: ReadonlySet<KeyGroup | null> };

const known = new WeakMap<DocumentNode, Acts>();

/** The answer to a document that the viewer's key does not cover, before anything of it runs; otherwise null. */
export function keyRefusal(document: DocumentNode, viewer: Viewer): { errors: GraphQLError[] } | null {
  if (!('key' in viewer) || !viewer.key) return null;
  const acts = known.get(document) ?? actsOf(document);
  known.set(document, acts);
  try {
    for (const group of acts.writes) requireKey(viewer, group, 'write');
    for (const group of acts.reads) requireKey(viewer, group, 'read');
    return null;
  } catch (error) {
    if (!(error instanceof Forbidden)) throw error;
    return { errors: [new GraphQLError(error.message, { originalError: error })] };
  }
}

/** The groups that a key needs for a document; null among them: no key may. */
export function groupsOf(document: DocumentNode): (KeyGroup | null)[] {
  const { reads, writes } = actsOf(document);
  return [...reads, ...writes];
}

function actsOf(document: DocumentNode): Acts {
  const reads = new Set<KeyGroup | null>();
  const writes = new Set<KeyGroup | null>();
  const types = new TypeInfo(schema);
  const read = (type: GraphQLCompositeType | null | undefined) => {
    const group = type ? groupOfType(type) : 'EVERY';
    if (group !== 'EVERY') reads.add(group);
  };
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: () => {
        const parent = types.getParentType();
        const field = types.getFieldDef();
        if (!field) return;
        read(parent);
        const named = getNamedType(field.type);
        if (isCompositeType(named)) read(named);
        if (parent === schema.getMutationType()) writes.add(groupOfMutation(field.extensions.keyGroup));
      },
    }),
  );
  return { reads, writes };
}

/** Of a mutation that names no group no key makes use. */
const groupOfMutation = (group: unknown): KeyGroup | null => (typeof group === 'string' ? (group as KeyGroup) : null);
