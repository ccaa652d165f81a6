import { defineList, oneOf } from '../../features/core/list/defineList.ts';

/** The applicants of an offer, newest first. */
export const applicantList = defineList({
  filters: { state: oneOf('NEW', 'IN_TALK', 'HIRED', 'DECLINED') },
  sorts: {},
  pageSize: 20,
});
