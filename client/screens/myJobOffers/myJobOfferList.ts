import { defineList } from '../../components/list/defineList.ts';

/** Newest first, 20 a page (spec 000 §9). */
export const myJobOfferList = defineList({ filters: {}, sorts: {}, pageSize: 20 });
