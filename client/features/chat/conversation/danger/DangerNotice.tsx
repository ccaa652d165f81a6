import { useState } from 'react';
import type { MessageDanger } from '../../../../__generated__/useMessageHistory_query.graphql.ts';
import { storageOwner } from '../../../../app/relay/storageOwner.ts';
import { Button } from '../../../../ui/action/Button.tsx';
import { useIsBrowser } from '../../../../ui/base/useIsBrowser.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Row, Stack } from '../../../../ui/layout/Grid.tsx';
import { personalKeys } from '../../../core/storage/personalKeys.ts';
import styles from './DangerNotice.module.css';

const words: Partial<Record<MessageDanger, { title: string; text: string }>> = {
  MONEY: {
    title: 'Be careful with money',
    text: 'Nobody has to pay or lend money to get work here. Do not send money to someone you have not met.',
  },
  PAPERS: {
    title: 'Your papers stay with you',
    text: 'Show your passport or ID when you meet, but do not send pictures of it. Nobody may keep it.',
  },
  SECRETS: {
    title: 'Keep codes and bank data to yourself',
    text: 'Nobody needs your codes, passwords or card to hire you or to work for you.',
  },
  ELSEWHERE: {
    title: 'Stay in this chat for now',
    text: 'Our team can only help with what was agreed here.',
  },
};

/** Below a message that asks for something dangerous. It warns its reader, and blocks nothing. */
export function DangerNotice({
  dangers,
  onReport,
  onHide,
}: {
  /** The worst first. */
  dangers: readonly MessageDanger[];
  onReport: () => void;
  onHide: () => void;
}) {
  const [worst, ...others] = dangers.flatMap((danger) => words[danger] ?? []);
  if (!worst) return null;
  return (
    <li className={styles.place}>
      <Notice title={worst.title}>
        <Stack gap="small">
          <p>{worst.text}</p>
          {others.map(({ title, text }) => (
            <p key={title}>
              {title}: {text}
            </p>
          ))}
          <Row>
            <Button size="small" look="secondary" onClick={onReport}>
              Report
            </Button>
            <Button size="small" look="quiet" onClick={onHide}>
              Hide
            </Button>
          </Row>
        </Stack>
      </Notice>
    </li>
  );
}

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
function hiddenDangers(chatId: string): ReadonlySet<MessageDanger> {
  try {
    const stored = localStorage.getItem(keyOf(chatId))?.split(' ') ?? [];
    return new Set(known.filter((danger) => stored.includes(danger)));
  } catch {
    // Storage is not available.
    return new Set();
  }
}

function hideDangers(chatId: string, dangers: readonly MessageDanger[]): void {
  try {
    localStorage.setItem(keyOf(chatId), [...hiddenDangers(chatId), ...dangers].join(' '));
  } catch {
    // They are hidden until the page is left.
  }
}
