import { expect, it } from 'vitest';
import type { Role } from '../../../generated/prisma/client.ts';
import { counterpartOf } from './reading.ts';

/** The rules of docs/product/chat.md, 'The counterpart', one case for each. */

const person = (userId: number, role: Role) => ({ userId, user: { role } });
const jobSeeker = person(1, 'ROLE_CANDIDATE');
const otherJobSeeker = person(2, 'ROLE_CANDIDATE');
const employer = person(3, 'ROLE_EMPLOYER');
const otherEmployer = person(4, 'ROLE_EMPLOYER');
const admin = person(5, 'ROLE_ADMIN');
const otherAdmin = person(6, 'ROLE_ADMIN');

it.each([
  ['between two members, the user for an admin', [admin, employer], admin, employer],
  ['between two members, the admin for a user', [employer, admin], employer, admin],
  ['the job seeker for an employer', [employer, jobSeeker], employer, jobSeeker],
  ['the employer for a job seeker', [employer, jobSeeker], jobSeeker, employer],
  ['of more, the job seeker before admins for an employer', [admin, employer, jobSeeker], employer, jobSeeker],
  ['of more, the employer before admins for a job seeker', [admin, employer, jobSeeker], jobSeeker, employer],
  ['the job seeker before the employer for an admin', [employer, jobSeeker, admin], admin, jobSeeker],
  ['the job seeker for an admin who is not a member yet', [employer, jobSeeker], admin, jobSeeker],
  ['the user before another admin for an admin', [otherAdmin, employer, admin], admin, employer],
  ['the first other job seeker', [otherJobSeeker, jobSeeker, admin], employer, otherJobSeeker],
  ['never the viewer', [jobSeeker, otherJobSeeker, admin], jobSeeker, otherJobSeeker],
  ['otherwise the first other employer', [admin, employer, otherEmployer], employer, otherEmployer],
  ['otherwise the first other member', [employer, otherAdmin, admin], employer, otherAdmin],
  ['null without other members', [employer], employer, null],
])('%s', (_rule, members, viewer, counterpart) => {
  expect(counterpartOf(members, viewer.userId)).toBe(counterpart);
});
