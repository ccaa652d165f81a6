import { defineList } from '../../../components/list/defineList.ts';

export const introductionList = defineList({ filters: {}, sorts: {} });
