import { defineList } from '../../components/list/defineList.ts';

export const myContactRequestList = defineList({ filters: {}, sorts: {}, pageSize: 20 });
