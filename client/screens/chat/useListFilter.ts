import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { useTypedFilter } from '../../features/core/list/useTypedFilter.ts';
import { searchDebounce } from '../../features/core/useDebounced.ts';
import { type ListFilter, readListFilter, searchOf } from './listFilter.ts';

/** The history state of URLs that the search has set. */
const bySearch = 'search';

/**
 * The filter of the chat list. It is stored in the URL, so that back and forward navigate through searches. `typed` is
 * the text of the search box, which the URL follows after a debounce.
 */
export function useListFilter() {
  const { pathname, search, key, state } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const navigate = useNavigate();
  const filter = readListFilter(new URLSearchParams(search));
  // The latest requested filter: the URL may not have caught up when the next change comes.
  const [made, setMade] = useState(filter);
  // After other navigation, such as back, the filter is the URL's.
  const [shown, setShown] = useState(key);
  if (shown !== key) {
    setShown(key);
    const isOther = filter.q !== made.q || filter.unread !== made.unread;
    if (isOther && (isReturn || state !== bySearch)) setMade(filter);
  }
  // Two changes can come between two renders.
  const latest = useRef(made);
  useLayoutEffect(() => {
    latest.current = made;
  }, [made]);
  function change(part: Partial<ListFilter>, replace = false) {
    const next = { ...latest.current, ...part };
    latest.current = next;
    setMade(next);
    const entries = Object.entries(searchOf(next)).flatMap(([name, value]) => (value ? [[name, value]] : []));
    void navigate(
      { pathname, search: new URLSearchParams(entries).toString() },
      { replace, preventScrollReset: true, state: bySearch },
    );
  }
  const [typed, setTyped] = useTypedFilter(made.q, (q, { replace }) => change({ q }, replace), searchDebounce);
  return {
    filter,
    /** Whether unread chats were requested; shown at once, before they are loaded. */
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
