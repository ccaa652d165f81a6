import { useCallback, useState } from 'react';

/** Ids of messages, 0 for none. */
interface Positions {
  /** The last message they have seen. */
  readonly seenUpTo: number;
  /** The last message that has reached them, at least the last one seen. */
  readonly deliveredUpTo: number;
}

type Reader = Positions & { readonly id: string };

/**
 * The read positions of all members, from the store and from events. Positions never move back: a response to an older
 * request may overwrite a newer event in the store, so the maximum counts.
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
