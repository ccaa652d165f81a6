import { defineList, oneOf } from '../../components/list/defineList.ts';

/** The applicants of an offer, newest first. */
export const applicantList = defineList({
  filters: { state: oneOf('NEW', 'IN_TALK', 'HIRED', 'DECLINED') },
  sorts: {},
  pageSize: 20,
});
