import { paths } from '../../../paths.ts';
import { id } from '../../../routing/path.ts';

/** What the list is narrowed down to, as the address holds it. Null lets all through. */
export interface Filter {
  time: 'full' | 'part' | null;
  jobId: number | null;
  cityId: number | null;
  statusId: number | null;
  /** Those with something that the admin has not seen. */
  unread: true | null;
}

/** A value that is none of ours lets all through. */
export function readFilter(search: URLSearchParams): Filter {
  const time = search.get('time');
  return {
    time: time === 'full' || time === 'part' ? time : null,
    jobId: readId(search.get('job')),
    cityId: readId(search.get('city')),
    statusId: readId(search.get('status')),
    unread: search.get('messages') === 'unread' || null,
  };
}

/** The address of the list with this filter. */
export function filteredPath({ time, jobId, cityId, statusId, unread }: Filter): string {
  const messages = unread && 'unread';
  return paths.adminContactRequests.to({}, { time, job: jobId, city: cityId, status: statusId, messages });
}

/** As the graph takes it. */
export function filterInput({ time, jobId, cityId, statusId, unread }: Filter) {
  return { fullTime: time === 'full' || null, partTime: time === 'part' || null, jobId, cityId, statusId, unread };
}

export function readId(text: string | null): number | null {
  return id.read(text ?? '');
}
