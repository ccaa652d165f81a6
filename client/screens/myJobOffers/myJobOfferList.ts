import { defineList } from '../../components/list/defineList.ts';

/** Newest first, 20 a page. */
export const myJobOfferList = defineList({ filters: {}, sorts: {}, pageSize: 20 });
