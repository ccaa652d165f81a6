import { id } from '../../app/routing/path.ts';
import { defineList } from '../../features/core/list/defineList.ts';
import { applicationState } from '../../features/hiring/jobApplication/stateFilter.ts';

/** The applicants of all offers, newest first. */
export const peopleList = defineList({ filters: { offer: id, state: applicationState }, sorts: {}, pageSize: 20 });
