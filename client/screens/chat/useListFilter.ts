import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { useDebounced } from '../../components/useDebounced.ts';
import { type ListFilter, readListFilter, searchOf } from './listFilter.ts';

/** The state of an address that the search itself has made. */
const bySearch = 'search';

/**
 * What the list of chats is narrowed down to: the address holds it, so that back and forward lead through what was looked
 * for. `typed` is what stands in the search box, which the address follows.
 */
export function useListFilter() {
  const { pathname, search, key, state } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const navigate = useNavigate();
  const filter = readListFilter(new URLSearchParams(search));
  const [typed, setTyped] = useState(filter.q);
  // What was asked for last: the address follows, and may still be on its way when more is asked for.
  const [made, setMade] = useState(filter);
  // Another address than the box has made, as after going back, is what the box shows.
  const [shown, setShown] = useState(key);
  if (shown !== key) {
    setShown(key);
    const isOther = filter.q !== made.q || filter.unread !== made.unread;
    if (isOther && (isReturn || state !== bySearch)) {
      setMade(filter);
      setTyped(filter.q);
    }
  }
  function change(part: Partial<ListFilter>, replace = false) {
    const next = { ...made, ...part };
    setMade(next);
    const entries = Object.entries(searchOf(next)).flatMap(([name, value]) => (value ? [[name, value]] : []));
    void navigate(
      { pathname, search: new URLSearchParams(entries).toString() },
      { replace, preventScrollReset: true, state: bySearch },
    );
  }
  const settled = useDebounced(typed.trim());
  const follow = useEffectEvent(() => {
    // A longer word is the same search; its beginning and its end are places to come back to.
    if (settled !== made.q && settled === typed.trim()) change({ q: settled }, settled !== '' && made.q !== '');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever somebody has stopped typing
  useEffect(() => follow(), [settled]);
  return {
    filter,
    /** Whether those with something unread were asked for: shown as soon as it is chosen, before they are there. */
    unreadAsked: made.unread,
    typed,
    setTyped,
    show: (unread: boolean) => change({ unread }),
    showAll: () => {
      setTyped('');
      change({ q: '', unread: false });
    },
  };
}
