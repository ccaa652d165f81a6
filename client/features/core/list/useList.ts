import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router';
import { withSearch } from '../../../app/routing/path.ts';
import { filterText, type ListDefinition, type ListState, readSort, type Sort } from './defineList.ts';

/** A list as its controls use it. They show what was asked for last, which may be ahead of the rows. */
export interface List<Name extends string = string> {
  /** A filter as text; empty lets all through. */
  textOf(name: Name): string;
  /** `replace` adds no entry to the browser's history. */
  setText(name: Name, text: string, options?: { replace: boolean }): void;
  sort: Sort<string> | null;
  /** `name`, or `-name` for descending. */
  sortBy(text: string): void;
  /** Turns the order round; another key begins with the direction of the graph. */
  toggleSort(key: string): void;
  pageSize: number;
  setPageSize(size: number): void;
  hrefOfPage(page: number): string;
  /** The same order and page size without filters. */
  unfilteredHref: string;
  /** Whether other rows are being loaded. */
  isLoading: boolean;
  /** What the rows are. */
  shown: { page: number; pageSize: number; filterCount: number };
}

/** `location.state` of an address that this hook has navigated to. */
const byList = 'list';

/**
 * The list whose state is in the address of the page, so that back, forward, reload and bookmarks restore it. A change
 * builds on what was asked for last, not on what has been loaded: two quick changes are both kept.
 */
export function useList<Values, Key extends string>(
  definition: ListDefinition<Values, Key>,
): List<keyof Values & string> {
  const { pathname, search, key, state: origin } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const navigation = useNavigation();
  const navigate = useNavigate();
  const shown = definition.read(new URLSearchParams(search));
  const [asked, setAsked] = useState(shown);
  const [seenKey, setSeenKey] = useState(key);
  if (seenKey !== key) {
    setSeenKey(key);
    // The arrival of one change must not undo the next one. Back, forward and links replace everything.
    if (isReturn || origin !== byList) setAsked(shown);
  }
  // Two changes can come between two renders.
  const latest = useRef(asked);
  useLayoutEffect(() => {
    latest.current = asked;
  }, [asked]);

  const hrefOf = (state: ListState<Values, Key>) => withSearch(pathname, definition.write(state));
  function change(part: Partial<ListState<Values, Key>>, replace = false) {
    const next = { ...latest.current, page: 1, ...part };
    latest.current = next;
    setAsked(next);
    void navigate(hrefOf(next), { replace, preventScrollReset: true, state: byList });
  }

  const { filters: codecs, sorts } = definition;
  const initial = definition.read(new URLSearchParams());
  return {
    textOf: (name) => filterText(codecs[name], asked.filters[name]),
    setText(name, text, options) {
      change({ filters: { ...latest.current.filters, [name]: codecs[name].read(text) } }, options?.replace);
    },
    sort: asked.sort,
    sortBy: (text) => change({ sort: readSort(text, sorts) ?? initial.sort }),
    toggleSort(name) {
      const { sort } = latest.current;
      const turned = sort?.direction === 'ascending' ? 'descending' : 'ascending';
      for (const key in sorts) {
        if (key === name) change({ sort: { key, direction: sort?.key === key ? turned : sorts[key] } });
      }
    },
    pageSize: asked.pageSize,
    setPageSize: (pageSize) => change({ pageSize }),
    hrefOfPage: (page) => hrefOf({ ...asked, page }),
    unfilteredHref: hrefOf({ ...asked, page: 1, filters: initial.filters }),
    // The router's own state covers links, back and forward. It may skip the loading state when the code is ready at
    // once, so a change is compared with what is shown.
    isLoading: navigation.location?.pathname === pathname || hrefOf(asked) !== hrefOf(shown),
    shown: {
      page: shown.page,
      pageSize: shown.pageSize,
      filterCount: Object.values(shown.filters).filter((value) => value !== null).length,
    },
  };
}
