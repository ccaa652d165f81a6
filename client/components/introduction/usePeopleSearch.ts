import { useEffect, useState } from 'react';
import { fetchQuery, type GraphQLTaggedNode, useRelayEnvironment } from 'react-relay';
import type { OperationType } from 'relay-runtime';
import type { SelectOption } from '../../ui/form/SelectField.tsx';
import { useDebounced } from '../useDebounced.ts';

type PeopleQuery = OperationType & { readonly variables: { q?: string | null | undefined } };

/**
 * The people whom a picker offers for what is typed, asked for when the typing pauses (spec 001 §9); the newest while nothing
 * is typed. Whoever is chosen stays among them.
 */
export function usePeopleSearch<Query extends PeopleQuery>(
  query: GraphQLTaggedNode,
  read: (response: Query['response']) => SelectOption[],
  { typed, chosen }: { typed: string; chosen: SelectOption | null },
): { options: SelectOption[]; searching: boolean; failed: boolean } {
  const environment = useRelayEnvironment();
  // Mantine writes the name of whoever is chosen into the field: nobody searches for that.
  const wanted = chosen?.label === typed ? '' : typed.trim();
  const q = useDebounced(wanted);
  const [found, setFound] = useState<{ q: string; options: SelectOption[]; failed: boolean } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` is the same whenever `query` is
  useEffect(() => {
    const asked = fetchQuery<Query>(environment, query, { q: q || null }, { fetchPolicy: 'network-only' }).subscribe({
      next: (response) => setFound({ q, options: read(response), failed: false }),
      error: () => setFound({ q, options: [], failed: true }),
    });
    return () => asked.unsubscribe();
  }, [environment, query, q]);
  const options = found?.options ?? [];
  const isMissing = chosen !== null && !options.some(({ value }) => value === chosen.value);
  return {
    options: isMissing ? [chosen, ...options] : options,
    searching: found?.q !== wanted,
    failed: found?.failed ?? false,
  };
}
