import type { Prisma, User } from '../../../generated/prisma/client.ts';
import { Forbidden } from '../../core/failures/errors.ts';
import { publicTextProblem } from '../../core/text/contactData/contactData.input.ts';
import { requireAccount, type Viewer, viewerId } from '../../core/viewer/viewer.ts';
import { ownOrForAdmins } from './person.policy.ts';
import { hasPublicPage } from './visibility.ts';

/** Employers without login. Who registers, is deleted or banned is none any more. */
export const guests = { role: 'ROLE_EMPLOYER', loginEmail: null, deletedAt: null, bannedAt: null } as const;

/**
 * Employers who weigh in what ranks others: anyone can type an address, so theirs is verified. In SQL: `endWeighing` and
 * `beginWeighing`.
 */
export const provenEmployers = {
  loginEmail: { not: null },
  emailVerified: true,
  deletedAt: null,
  bannedAt: null,
} as const;

/** Registered employers are public by their first name; guests are known to themselves and admins only. */
export function canSeeEmployer(
  viewer: Viewer,
  employer: { id: number; loginEmail: string | null; deletedAt: Date | null },
): boolean {
  if (viewer.kind === 'admin' || viewerId(viewer) === employer.id) return true;
  return employer.loginEmail !== null && employer.deletedAt === null;
}

/** The employers with a public company page: `hasPublicPage` as the condition under which they are fetched. */
export const publicCompanyPages = {
  role: 'ROLE_EMPLOYER',
  loginEmail: { not: null },
  deletedAt: null,
  bannedAt: null,
  OR: [{ activeOffers: { gt: 0 } }, { about: { not: null } }],
} satisfies Prisma.UserWhereInput;

/** The employers whose company page the viewer may see: public ones, their own, and all of them for admins. */
export function visibleCompanyPages(viewer: Viewer): Prisma.UserWhereInput {
  if (viewer.kind === 'admin') return { role: 'ROLE_EMPLOYER' };
  const own = { role: 'ROLE_EMPLOYER', id: viewerId(viewer) ?? 0 } as const;
  return { OR: [publicCompanyPages, own] };
}

/** `visibleCompanyPages` for an employer who was read. */
export const canSeeCompanyPage = (viewer: Viewer, employer: CompanyPageOwner): boolean =>
  employer.role === 'ROLE_EMPLOYER' && (hasPublicPage(employer) || ownOrForAdmins(viewer, employer.id));

type CompanyPageOwner = Pick<User, 'id' | 'role' | 'loginEmail' | 'deletedAt' | 'bannedAt' | 'activeOffers' | 'about'>;

/**
 * The company as the page names it. Names of the time before the page, which were not checked, may have contact data: those are
 * only for their employer and admins.
 */
export const pageCompany = (viewer: Viewer, { id, company }: Pick<User, 'id' | 'company'>): string | null =>
  company === null || ownOrForAdmins(viewer, id) || publicTextProblem(company) === null ? company : null;

/**
 * Employers with a login change themselves, admins any employer.
 * @throws SignInRequired, Forbidden
 */
export function requireEmployerEditor(viewer: Viewer): Extract<Viewer, { kind: 'employer' | 'admin' }> {
  const account = requireAccount(viewer);
  if (account.kind === 'jobSeeker') throw new Forbidden();
  return account;
}
