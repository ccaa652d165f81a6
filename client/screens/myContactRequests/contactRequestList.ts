import { defineList } from '../../features/core/list/defineList.ts';

export const myContactRequestList = defineList({ filters: {}, sorts: {}, pageSize: 20 });
