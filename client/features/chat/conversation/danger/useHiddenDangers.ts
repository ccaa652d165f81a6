import { useState } from 'react';
import type { MessageDanger } from '../../../../__generated__/useMessageHistory_query.graphql.ts';
import { useIsBrowser } from '../../../../ui/base/useIsBrowser.ts';
import { hiddenDangers, hideDangers } from './dangers.ts';

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
