import { defineList, oneOf } from '../../features/core/list/defineList.ts';

/** The applications of a job seeker, newest first. */
export const myApplicationList = defineList({
  filters: { state: oneOf('NEW', 'IN_TALK', 'HIRED', 'DECLINED') },
  sorts: {},
  pageSize: 20,
});
