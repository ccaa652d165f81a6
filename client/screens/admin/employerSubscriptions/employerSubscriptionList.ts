import { defineList } from '../../../components/list/defineList.ts';

export const employerSubscriptionList = defineList({ filters: {}, sorts: {}, pageSize: 20 });
