import { defineList } from '../../features/core/list/defineList.ts';
import { applicationState } from '../../features/hiring/jobApplication/stateFilter.ts';

/** The applicants of an offer, newest first. */
export const applicantList = defineList({ filters: { state: applicationState }, sorts: {}, pageSize: 20 });
