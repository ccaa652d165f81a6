import { defineList } from '../../features/core/list/defineList.ts';

/** Newest first, 20 a page. */
export const myJobOfferList = defineList({ filters: {}, sorts: {}, pageSize: 20 });
