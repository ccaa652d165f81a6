import { useState } from 'react';
import type { MessageDanger } from '../../../../__generated__/useMessageHistory_query.graphql.ts';
import { storageOwner } from '../../../../app/relay/storageOwner.ts';
import { useIsBrowser } from '../../../../ui/base/useIsBrowser.ts';
import { personalKeys } from '../../../core/storage/personalKeys.ts';

const all: ReadonlySet<MessageDanger> = new Set(['MONEY', 'PAPERS', 'SECRETS', 'ELSEWHERE']);

/** The dangers that are hidden in a chat, and a function that hides more. All of them on the server, which does not know. */
export function useHiddenDangers(
  chatId: string,
): [ReadonlySet<MessageDanger>, (dangers: readonly MessageDanger[]) => void] {
  const isBrowser = useIsBrowser();
  const [more, setMore] = useState<readonly MessageDanger[]>([]);
  function hide(dangers: readonly MessageDanger[]) {
    hideDangers(chatId, dangers);
    setMore([...more, ...dangers]);
  }
  return [isBrowser ? new Set([...hiddenDangers(chatId), ...more]) : all, hide];
}

interface Message {
  readonly id: string;
  readonly databaseId: number;
  readonly dangers: readonly MessageDanger[];
}

/** The message at which each danger is shown: the latest one, once for each danger. Those that were hidden are left out. */
export function shownDangers(
  messages: readonly Message[],
  hidden: ReadonlySet<MessageDanger>,
): Map<string, MessageDanger[]> {
  const shown = new Map<string, MessageDanger[]>();
  const seen = new Set<MessageDanger>(hidden);
  for (const { id, dangers } of messages.toSorted((one, other) => other.databaseId - one.databaseId)) {
    const news = dangers.filter((danger) => !seen.has(danger));
    for (const danger of news) seen.add(danger);
    if (news.length > 0) shown.set(id, news);
  }
  return shown;
}

const keyOf = (chatId: string): string => `${personalKeys.danger}${storageOwner()}-${chatId}`;
const known = ['MONEY', 'PAPERS', 'SECRETS', 'ELSEWHERE'] as const satisfies readonly MessageDanger[];

/** The dangers that the viewer does not want to be warned of again in a chat. This browser keeps them. */
export function hiddenDangers(chatId: string): ReadonlySet<MessageDanger> {
  try {
    const stored = localStorage.getItem(keyOf(chatId))?.split(' ') ?? [];
    return new Set(known.filter((danger) => stored.includes(danger)));
  } catch {
    // Storage is not available.
    return new Set();
  }
}

export function hideDangers(chatId: string, dangers: readonly MessageDanger[]): void {
  try {
    localStorage.setItem(keyOf(chatId), [...hiddenDangers(chatId), ...dangers].join(' '));
  } catch {
    // They are hidden until the page is left.
  }
}
