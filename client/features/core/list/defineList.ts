import { firstCharacters } from '../../../../server/domain/core/text/characters.ts';
import { type Codec, id, type Search } from '../../../app/routing/path.ts';

/** The sizes that a page of a list can have (docs/product/back-office.md, 'Lists'). */
export const pageSizes: readonly number[] = [5, 10, 20, 50, 100];

export type Direction = 'ascending' | 'descending';

export interface Sort<Key extends string> {
  key: Key;
  direction: Direction;
}

/** Null lets all through. */
export type FilterValues<Values> = { readonly [Name in keyof Values]: Values[Name] | null };

type Codecs<Values> = { readonly [Name in keyof Values]: Codec<Values[Name]> };

/** The state of a list, as its address holds it. */
export interface ListState<Values, Key extends string> {
  filters: FilterValues<Values>;
  /** Null where a list has one order only. */
  sort: Sort<Key> | null;
  /** From 1. */
  page: number;
  pageSize: number;
}

export interface ListDefinition<Values, Key extends string> {
  filters: Codecs<Values>;
  sorts: Record<Key, Direction>;
  /** What the address must not say is replaced by the default. */
  read(search: URLSearchParams): ListState<Values, Key>;
  /** The query of the address. Defaults are left out. */
  write(state: ListState<Values, Key>): Search;
  /** For the route's variables: the filters, and the arguments of a numbered connection. */
  variables(search: URLSearchParams): {
    filters: FilterValues<Values>;
    page: { first: number; page: number };
    /** Of a list with `sorts`. */
    readonly order: { sort: Key; reverse: boolean };
  };
}

/**
 * Declares what the address of a list holds: `?city=3&sort=-latest_message&page=2&page_size=20`. Part of a route: keep it
 * light.
 *
 * `filters` has a codec per filter. `sorts` has the values of the graph's `sort` argument, each with the direction in which
 * the graph lists it; the first one is the default. A hyphen in the address means descending.
 */
export function defineList<Values extends Record<string, unknown>, Key extends string = never>({
  filters,
  sorts,
  pageSize = 100,
}: {
  filters: Codecs<Values>;
  sorts: Record<Key, Direction>;
  pageSize?: number;
}): ListDefinition<Values, Key> {
  const defaultSort = firstSort(sorts);

  function read(search: URLSearchParams): ListState<Values, Key> {
    const size = Number(search.get('page_size'));
    return {
      filters: readFilters(filters, search),
      sort: readSort(search.get('sort') ?? '', sorts) ?? defaultSort,
      page: id.read(search.get('page') ?? '') ?? 1,
      pageSize: pageSizes.includes(size) ? size : pageSize,
    };
  }

  function write(state: ListState<Values, Key>): Search {
    const search: Search = {};
    for (const name in filters) search[name] = filterText(filters[name], state.filters[name]);
    const sort = state.sort && writeSort(state.sort);
    search.sort = defaultSort && sort === writeSort(defaultSort) ? null : sort;
    search.page = state.page === 1 ? null : state.page;
    search.page_size = state.pageSize === pageSize ? null : state.pageSize;
    return search;
  }

  return {
    filters,
    sorts,
    read,
    write,
    variables(search) {
      const { filters, sort, page, pageSize: first } = read(search);
      return {
        filters,
        page: { first, page },
        get order() {
          if (!sort) throw new Error('This list has one order only.');
          return { sort: sort.key, reverse: sort.direction !== sorts[sort.key] };
        },
      };
    },
  };
}

/** A filter with fixed choices. */
export function oneOf<const Choice extends string>(...choices: Choice[]): Codec<Choice> {
  return { read: (text) => choices.find((choice) => choice === text) ?? null, write: (choice) => choice };
}

/** In characters: longer than anything that is searched for. */
export const searchTextLength = 100;

/** A filter that is typed. */
export const searchText: Codec<string> = {
  read: (text) => firstCharacters(text.trim(), searchTextLength) || null,
  write: (text) => text,
};

/** How a value stands in the address; empty for null. */
export function filterText<Value>(codec: Codec<Value>, value: Value | null): string {
  return value === null ? '' : codec.write(value);
}

/** `-latest_message` */
export function writeSort({ key, direction }: Sort<string>): string {
  return `${direction === 'descending' ? '-' : ''}${key.toLowerCase()}`;
}

export function readSort<Key extends string>(text: string, sorts: Record<Key, Direction>): Sort<Key> | null {
  for (const key in sorts) {
    for (const direction of ['ascending', 'descending'] as const) {
      if (writeSort({ key, direction }) === text) return { key, direction };
    }
  }
  return null;
}

function firstSort<Key extends string>(sorts: Record<Key, Direction>): Sort<Key> | null {
  for (const key in sorts) return { key, direction: sorts[key] };
  return null;
}

function readFilters<Values extends Record<string, unknown>>(
  codecs: Codecs<Values>,
  search: URLSearchParams,
): FilterValues<Values> {
  const values: { -readonly [Name in keyof Values]?: Values[Name] | null } = {};
  for (const name in codecs) values[name] = codecs[name].read(search.get(name) ?? '');
  if (!isComplete(values, codecs)) throw new Error('A filter was not read.');
  return values;
}

function isComplete<Values>(values: object, codecs: Codecs<Values>): values is FilterValues<Values> {
  return Object.keys(codecs).every((name) => name in values);
}

/** A list with pages, without filters, in one order. */
export const plainList = defineList({ filters: {}, sorts: {} });
