import { employerId } from '../account/viewer.ts';
import type { DomainContext } from '../context.ts';
import { contactNameMaxLength } from './contactRequest.input.ts';

/** What the contact form begins with. */
export type ContactPrefill = {
  name: string;
  email: string | null;
  whatsApp: string | null;
  company: string | null;
  description: string | null;
  partTime: boolean;
  fullTime: boolean;
};

/**
 * What is known of the viewer as an employer, and what they wrote when they last contacted somebody (spec 001 §3, §7). Null
 * for everybody else.
 */
export async function contactPrefill({ db, viewer }: DomainContext): Promise<ContactPrefill | null> {
  const id = employerId(viewer);
  if (id === null) return null;
  const employer = await db.user.findUnique({
    where: { id },
    select: {
      name: true,
      email: true,
      whatsApp: true,
      company: true,
      employerContactRequests: {
        where: { introducedById: null },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: 1,
        select: { description: true, partTime: true, fullTime: true },
      },
    },
  });
  if (!employer) return null;
  const { employerContactRequests, name, ...data } = employer;
  const [last] = employerContactRequests;
  const preferences = last ?? { description: null, partTime: false, fullTime: false };
  return { ...data, name: name.slice(0, contactNameMaxLength), ...preferences };
}
