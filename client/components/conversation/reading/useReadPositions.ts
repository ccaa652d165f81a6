import { useCallback, useState } from 'react';

/** Ids of messages, 0 for none. */
interface Positions {
  /** The last message they have seen. */
  readonly seenUpTo: number;
  /** The last message that has reached them; what was seen has. */
  readonly deliveredUpTo: number;
}

type Reader = Positions & { readonly id: string };

/**
 * How far everybody has come, as the store says and as events have said it. It never goes back, but an answer that was asked
 * for before an event may arrive after it and take the store back with it; what was heard still counts.
 */
export function useReadPositions<Member extends Reader>(
  members: readonly Member[],
): { readers: Member[]; hear: (reader: Partial<Positions> & { readonly id: string }) => void } {
  const [heard, setHeard] = useState<Readonly<Record<string, Positions>>>({});
  const hear = useCallback(
    ({ id, ...reader }: Partial<Positions> & { readonly id: string }) =>
      setHeard((before) => {
        const known = before[id] ?? nowhere;
        const now = further(known, { ...nowhere, ...reader });
        const isFurther = now.seenUpTo > known.seenUpTo || now.deliveredUpTo > known.deliveredUpTo;
        return isFurther ? { ...before, [id]: now } : before;
      }),
    [],
  );
  const readers = members.map((member) => ({ ...member, ...further(member, heard[member.id] ?? nowhere) }));
  return { readers, hear };
}

const nowhere: Positions = { seenUpTo: 0, deliveredUpTo: 0 };

function further(one: Positions, other: Positions): Positions {
  const seenUpTo = Math.max(one.seenUpTo, other.seenUpTo);
  return { seenUpTo, deliveredUpTo: Math.max(seenUpTo, one.deliveredUpTo, other.deliveredUpTo) };
}
