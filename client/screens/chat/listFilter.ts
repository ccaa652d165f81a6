/** What the list of chats is narrowed down to, as the address holds it. */
export interface ListFilter {
  /** The beginning of a name; empty for all. */
  q: string;
  /** Only those with something unread. */
  unread: boolean;
}

/** Longer than a name that is looked for; what an address says beyond it is left out. */
export const searchMaxLength = 100;

/** A value that is none of ours lets all through. */
export function readListFilter(search: URLSearchParams): ListFilter {
  return {
    q: (search.get('q') ?? '').trim().slice(0, searchMaxLength),
    unread: search.get('show') === 'unread',
  };
}

/** What an address of the chats ends with, so that the list stays as it is. */
export const searchOf = ({ q, unread }: ListFilter) => ({ q: q || null, show: unread ? 'unread' : null });
