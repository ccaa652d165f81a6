import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useDebounced } from '../../components/useDebounced.ts';
import { type ListFilter, readListFilter, searchOf } from './listFilter.ts';

/**
 * What the list of chats is narrowed down to: the address holds it, so that back and forward lead through what was looked
 * for. `typed` is what stands in the search box, which the address follows.
 */
export function useListFilter() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const filter = readListFilter(new URLSearchParams(search));
  const [typed, setTyped] = useState(filter.q);
  // Another address than the box has made, as after going back, is what the box shows.
  const [made, setMade] = useState(filter.q);
  const [shown, setShown] = useState(filter.q);
  if (shown !== filter.q) {
    setShown(filter.q);
    if (filter.q !== made) {
      setMade(filter.q);
      setTyped(filter.q);
    }
  }
  function change(part: Partial<ListFilter>, replace = false) {
    const next = { ...filter, ...part };
    setMade(next.q);
    const entries = Object.entries(searchOf(next)).flatMap(([name, value]) => (value ? [[name, value]] : []));
    void navigate({ pathname, search: new URLSearchParams(entries).toString() }, { replace, preventScrollReset: true });
  }
  const settled = useDebounced(typed.trim());
  const follow = useEffectEvent(() => {
    // A longer word is the same search; its beginning and its end are places to come back to.
    if (settled !== filter.q && settled === typed.trim()) change({ q: settled }, settled !== '' && filter.q !== '');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever somebody has stopped typing
  useEffect(() => follow(), [settled]);
  return {
    filter,
    typed,
    setTyped,
    show: (unread: boolean) => change({ unread }),
    showAll: () => {
      setTyped('');
      change({ q: '', unread: false });
    },
  };
}
