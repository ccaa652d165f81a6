import { useEffect, useState } from 'react';
import { fetchQuery, type GraphQLTaggedNode, useRelayEnvironment } from 'react-relay';
import { useLocation } from 'react-router';
import type { OperationType } from 'relay-runtime';

/** Arrow keys and letters change a select at each press. */
const pauseMs = 250;

/**
 * The number of results of a search that is being changed: `change` takes the fields of its form. Null before the first change,
 * while the number is read, and after the search has been opened.
 */
export function useLiveCount<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variablesOf: (values: Readonly<Record<string, string>>) => Query['variables'],
) {
  const environment = useRelayEnvironment();
  const { key } = useLocation();
  const [changed, setChanged] = useState<{ at: string; variables: Query['variables'] } | null>(null);
  const [answer, setAnswer] = useState<{ to: object; data: Query['response'] } | null>(null);
  const present = changed?.at === key ? changed : null;
  useEffect(() => {
    if (!present) return;
    let answering: { unsubscribe: () => void } | undefined;
    const timer = setTimeout(() => {
      answering = fetchQuery<Query>(environment, query, present.variables).subscribe({
        next: (data) => setAnswer({ to: present, data }),
        // The search itself says what went wrong.
        error: () => undefined,
      });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      answering?.unsubscribe();
    };
  }, [environment, query, present]);
  return {
    change: (values: Readonly<Record<string, string>>) => setChanged({ at: key, variables: variablesOf(values) }),
    data: present && answer?.to === present ? answer.data : null,
  };
}
