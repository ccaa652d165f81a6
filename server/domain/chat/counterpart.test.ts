import { expect, it } from 'vitest';
import type { Role } from '../../generated/prisma/client.ts';
import { counterpartOf } from './counterpart.ts';

/** Spec 001 §6, sentence by sentence. */

const person = (userId: number, role: Role) => ({ userId, user: { role } });
const jobSeeker = person(1, 'ROLE_CANDIDATE');
const otherJobSeeker = person(2, 'ROLE_CANDIDATE');
const employer = person(3, 'ROLE_EMPLOYER');
const otherEmployer = person(4, 'ROLE_EMPLOYER');
const admin = person(5, 'ROLE_ADMIN');
const otherAdmin = person(6, 'ROLE_ADMIN');

it.each([
  ['between two, an admin has the user', [admin, employer], admin, employer],
  ['between two, a user has the admin', [employer, admin], employer, admin],
  ['an employer has the job seeker', [employer, jobSeeker], employer, jobSeeker],
  ['a job seeker has the employer', [employer, jobSeeker], jobSeeker, employer],
  ['among more, admins stand back for an employer', [admin, employer, jobSeeker], employer, jobSeeker],
  ['among more, admins stand back for a job seeker', [admin, employer, jobSeeker], jobSeeker, employer],
  ['an admin has the job seeker before the employer', [employer, jobSeeker, admin], admin, jobSeeker],
  ['an admin who is not in it yet, too', [employer, jobSeeker], admin, jobSeeker],
  ['an admin has the user before a colleague', [otherAdmin, employer, admin], admin, employer],
  ['the first other job seeker', [otherJobSeeker, jobSeeker, admin], employer, otherJobSeeker],
  ['not oneself', [jobSeeker, otherJobSeeker, admin], jobSeeker, otherJobSeeker],
  ['then the first other employer', [admin, employer, otherEmployer], employer, otherEmployer],
  ['then anybody else, the first one', [employer, otherAdmin, admin], employer, otherAdmin],
  ['nobody while nobody else is there', [employer], employer, null],
])('%s', (_rule, members, viewer, counterpart) => {
  expect(counterpartOf(members, viewer.userId)).toBe(counterpart);
});
