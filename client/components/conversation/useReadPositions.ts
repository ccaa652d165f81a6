import { useCallback, useState } from 'react';

interface Reader {
  readonly id: string;
  /** The last message they have seen. */
  readonly seenUpTo: number;
}

/**
 * How far everybody has read, as the store says and as events have said it. Reading never goes back, but an answer that
 * was asked for before an event may arrive after it and take the store back with it; what was heard still counts.
 */
export function useReadPositions<Member extends Reader>(
  members: readonly Member[],
): { readers: Member[]; hear: (reader: Reader) => void } {
  const [heard, setHeard] = useState<Readonly<Record<string, number>>>({});
  const hear = useCallback(
    ({ id, seenUpTo }: Reader) =>
      setHeard((before) => (seenUpTo > (before[id] ?? 0) ? { ...before, [id]: seenUpTo } : before)),
    [],
  );
  const readers = members.map((member) => ({
    ...member,
    seenUpTo: Math.max(member.seenUpTo, heard[member.id] ?? 0),
  }));
  return { readers, hear };
}
