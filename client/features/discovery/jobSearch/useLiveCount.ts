import { useEffect, useMemo, useState } from 'react';
import { fetchQuery, type GraphQLTaggedNode, useRelayEnvironment } from 'react-relay';
import type { OperationType } from 'relay-runtime';

/** The fields of a search's form by name. */
export type SearchValues = Readonly<Record<string, string>>;

/** Arrow keys and letters change a select at each press. */
const pauseMs = 250;

/**
 * The number of results of a search that is being changed: `values` are those of its form, the same object until one changes. Null
 * without values and while the number is read.
 */
export function useLiveCount<Query extends OperationType>(
  query: GraphQLTaggedNode,
  values: SearchValues | null,
  variablesOf: (values: SearchValues) => Query['variables'],
): Query['response'] | null {
  const environment = useRelayEnvironment();
  const variables = useMemo(() => values && variablesOf(values), [values, variablesOf]);
  const [answer, setAnswer] = useState<{ to: object; data: Query['response'] } | null>(null);
  useEffect(() => {
    if (!variables) return;
    let answering: { unsubscribe: () => void } | undefined;
    const timer = setTimeout(() => {
      answering = fetchQuery<Query>(environment, query, variables).subscribe({
        next: (data) => setAnswer({ to: variables, data }),
        // The search itself says what went wrong.
        error: () => undefined,
      });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      answering?.unsubscribe();
    };
  }, [environment, query, variables]);
  return variables && answer?.to === variables ? answer.data : null;
}
