import { careerCalls } from './career/career.rest.ts';
import { cityCalls } from './city/city.rest.ts';
import { contactRequestStatusCalls } from './contactRequestStatus/contactRequestStatus.rest.ts';
import { jobCalls } from './job/job.rest.ts';

/** The documented calls of this group. */
export const calls = { ...careerCalls, ...cityCalls, ...contactRequestStatusCalls, ...jobCalls };
