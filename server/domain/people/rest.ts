import { employerCalls } from './employer/employer.rest.ts';
import { candidateCalls } from './jobSeeker/candidate.rest.ts';

/** The documented calls of this group. */
export const calls = { ...candidateCalls, ...employerCalls };
