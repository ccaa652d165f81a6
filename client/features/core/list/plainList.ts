import { defineList } from './defineList.ts';

/** A list with pages, without filters, in one order. */
export const plainList = defineList({ filters: {}, sorts: {} });
