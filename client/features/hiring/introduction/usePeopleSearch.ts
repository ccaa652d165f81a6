import { useEffect, useState } from 'react';
import { fetchQuery, type GraphQLTaggedNode, useRelayEnvironment } from 'react-relay';
import type { OperationType } from 'relay-runtime';
import type { SelectOption } from '../../../ui/form/SelectField.tsx';
import { useDebounced } from '../../core/useDebounced.ts';

type PeopleQuery = OperationType & { readonly variables: { q?: string | null | undefined } };

/**
 * Searches people for a picker, debounced. Without a search text it offers the newest. The chosen person is
 * always among the options. Nothing is searched before `enabled`.
 */
export function usePeopleSearch<Query extends PeopleQuery>(
  query: GraphQLTaggedNode,
  read: (response: Query['response']) => SelectOption[],
  { typed, chosen, enabled = true }: { typed: string; chosen: SelectOption | null; enabled?: boolean },
): { options: SelectOption[]; searching: boolean; failed: boolean } {
  const environment = useRelayEnvironment();
  // Mantine writes the chosen name into the field, which is no search.
  const wanted = chosen?.label === typed ? '' : typed.trim();
  const q = useDebounced(wanted);
  const [found, setFound] = useState<{ q: string; options: SelectOption[]; failed: boolean } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` changes only with `query`
  useEffect(() => {
    if (!enabled) return;
    const asked = fetchQuery<Query>(environment, query, { q: q || null }, { fetchPolicy: 'network-only' }).subscribe({
      next: (response) => setFound({ q, options: read(response), failed: false }),
      error: () => setFound({ q, options: [], failed: true }),
    });
    return () => asked.unsubscribe();
  }, [environment, query, q, enabled]);
  const options = found?.options ?? [];
  const isMissing = chosen !== null && !options.some(({ value }) => value === chosen.value);
  return {
    options: isMissing ? [chosen, ...options] : options,
    searching: found?.q !== wanted,
    failed: found?.failed ?? false,
  };
}
