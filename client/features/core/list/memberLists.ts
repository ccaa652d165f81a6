import { firstCharacters } from '../../../../server/domain/core/text/characters.ts';
import { maxCompared } from '../../../../server/domain/people/shortlist/compare.input.ts';
import { id } from '../../../app/routing/path.ts';
import { defineList, oneOf } from './defineList.ts';

// What the addresses of members' lists say. Their routes and their screens share it.

const applicationState = oneOf('NEW', 'IN_TALK', 'HIRED', 'DECLINED');

/** The applicants of an offer, newest first. */
export const applicantList = defineList({ filters: { state: applicationState }, sorts: {}, pageSize: 20 });

/** The applicants of all offers, newest first. */
export const peopleList = defineList({ filters: { offer: id, state: applicationState }, sorts: {}, pageSize: 20 });

/** The applications of a job seeker, newest first. */
export const myApplicationList = defineList({
  filters: { state: applicationState },
  sorts: {},
  pageSize: 20,
});

export const myContactRequestList = defineList({ filters: {}, sorts: {}, pageSize: 20 });

/** Newest first, 20 a page. */
export const myJobOfferList = defineList({ filters: {}, sorts: {}, pageSize: 20 });

/** The integer ids in an address such as `?ids=7,12`. What is no id is left out, and so is what comes after the fourth. */
export function readCompared(search: URLSearchParams): number[] {
  const ids = (search.get('ids') ?? '').split(',').filter((text) => /^[1-9]\d{0,8}$/.test(text));
  return [...new Set(ids.map(Number))].slice(0, maxCompared);
}

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
