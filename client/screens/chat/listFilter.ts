import { firstCharacters } from '../../../server/domain/core/text/characters.ts';

/** The filter of the chat list, as stored in the URL. */
export interface ListFilter {
  /** The start of a name; empty for all. */
  q: string;
  /** Only chats with unread messages. */
  unread: boolean;
}

/** Longer than any searched name; the rest of a longer value is cut off. */
export const searchMaxLength = 100;

/** An unknown value does not filter. */
export function readListFilter(search: URLSearchParams): ListFilter {
  return {
    q: firstCharacters((search.get('q') ?? '').trim(), searchMaxLength),
    unread: search.get('show') === 'unread',
  };
}

/** The query string of the chat list's URL, which keeps the filter. */
export const searchOf = ({ q, unread }: ListFilter) => ({ q: q || null, show: unread ? 'unread' : null });
