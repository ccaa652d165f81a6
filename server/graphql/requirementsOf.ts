import { type DocumentNode, Kind } from 'graphql';
import { z } from 'zod';
import type { Requirement } from '../domain/core/viewer/verb.ts';
import { requireAdmin, requireKnownViewer } from '../domain/core/viewer/viewer.ts';
import { schema } from './schema.ts';

const isRequirement = (value: unknown): value is Requirement => typeof value === 'function';

/** The scopes of a root field. */
const scoped = z.object({
  authScopes: z.object({
    admin: z.boolean().optional(),
    signedIn: z.boolean().optional(),
    passes: z.custom<Requirement>(isRequirement).optional(),
  }),
});

/** The requirements of a document's root fields, for callers that check them before the operation runs. */
export function requirementsOf(document: DocumentNode): Requirement[] {
  return document.definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const fields = schema.getRootType(definition.operation)?.getFields() ?? {};
    return definition.selectionSet.selections.flatMap((selection) => {
      const options =
        selection.kind === Kind.FIELD ? fields[selection.name.value]?.extensions.pothosOptions : undefined;
      const { admin, signedIn, passes } = scoped.safeParse(options).data?.authScopes ?? {};
      return [...(admin ? [requireAdmin] : []), ...(signedIn ? [requireKnownViewer] : []), ...(passes ? [passes] : [])];
    });
  });
}
