import { paths } from '../../../app/paths.ts';
import { reviewList } from './reviewList.ts';

/** A review of the queue that this address filters. */
export function reviewPath(id: number, search: string): string {
  return paths.adminReview.to({ id }, filterOf(search));
}

/** The queue again. */
export const queuePath = (search: string): string => paths.adminReviews.to({}, filterOf(search));

function filterOf(search: string) {
  const state = reviewList.read(new URLSearchParams(search));
  const { kind, city } = reviewList.write({ ...state, page: 1 });
  return { kind, city };
}
