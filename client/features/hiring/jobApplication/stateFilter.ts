import { oneOf } from '../../core/list/defineList.ts';

/** The states that lists of applicants are filtered by. */
export const applicationState = oneOf('NEW', 'IN_TALK', 'HIRED', 'DECLINED');
