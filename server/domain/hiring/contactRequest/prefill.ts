import { isSeatBlocked } from '../../chat/block/block.ts';
import { isPaidFor } from '../../chat/seat/access.ts';
import type { ChatKey, ChatRole } from '../../chat/seat/chat.policy.ts';
import type { Ctx } from '../../core/context.ts';
import { Forbidden, SignInRequired } from '../../core/failures/errors.ts';
import { calledName } from '../../core/text/firstName.ts';
import { publicVerb } from '../../core/viewer/verb.ts';
import { employerId, requireEmployerOrGuest } from '../../core/viewer/viewer.ts';
import { accountContactName, contactName } from '../../people/employer/guest.ts';
import { onlyEmployers } from './contactRequest.policy.ts';

/** What the contact form begins with. */
export type ContactPrefill = {
  /** Empty for a guest who gave none. */
  name: string;
  email: string | null;
  whatsApp: string | null;
  company: string | null;
  description: string | null;
  partTime: boolean;
  fullTime: boolean;
};

/**
 * The viewer's data as an employer, and the text of their latest contact request (docs/product/contact.md, 'Contact data for
 * the form'). Null for viewers who are not employers.
 */
export async function contactPrefill({ db, viewer }: Ctx): Promise<ContactPrefill | null> {
  const id = employerId(viewer);
  if (id === null) return null;
  const employer = await db.user.findUnique({
    where: { id },
    select: {
      name: true,
      loginEmail: true,
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
  const { employerContactRequests, name, loginEmail, ...data } = employer;
  const isGiven = loginEmail !== null || name !== contactName({ name: null, company: data.company });
  const [last] = employerContactRequests;
  const preferences = last ?? { description: null, partTime: false, fullTime: false };
  return { ...data, name: isGiven ? (accountContactName(name) ?? '') : '', ...preferences };
}

/**
 * An employer opens the contact form. For a guest, who may do so within the hour, the caller renews the cookie.
 * @throws SignInRequired for an unknown visitor
 */
export const openContactForm = publicVerb(
  'HIRING',
  [SignInRequired, Forbidden],
  async (ctx: Ctx): Promise<{ employerId: number; prefill: ContactPrefill }> => {
    const { id } = requireEmployerOrGuest(ctx.viewer, onlyEmployers);
    const prefill = await contactPrefill(ctx);
    if (prefill === null) throw new SignInRequired();
    return { employerId: id, prefill };
  },
);

/** What an employer asked a job seeker for. */
export type AskedFor = {
  jobSeeker: Parameters<typeof calledName>[0];
  /** The job seeker's job, if there is one. */
  job: string | null;
  partTime: boolean;
  fullTime: boolean;
  /** In the employer's own words. */
  description: string | null;
};

/** A first message that begins with what was asked for. */
export function firstMessage({ jobSeeker, job, partTime, fullTime, description }: AskedFor): string {
  const times = [...(partTime ? ['part-time'] : []), ...(fullTime ? ['full-time'] : [])].join(' or ');
  const work = job === null ? 'someone like you' : `${/^[aeiou]/i.test(job) ? 'an' : 'a'} ${job.toLowerCase()}`;
  return [
    `Hello ${calledName(jobSeeker)}, I am looking for ${work}${times && `, ${times}`}.`,
    ...(description ? [description] : []),
    'Are you available?',
  ].join('\n');
}

/**
 * The first message that the viewer can begin a chat with. Null for all but its employer, before they may write, and once there are
 * messages.
 */
export async function suggestedMessage(
  ctx: Ctx,
  chat: ChatKey & { nbMessages: number },
  seat: { role: ChatRole; userId: number } | null,
  asked: AskedFor | null,
): Promise<string | null> {
  if (asked === null || seat?.role !== 'employer' || chat.kind !== 'CONTACT' || chat.nbMessages > 0) return null;
  const writer = { chat, ...seat };
  if ((await isSeatBlocked(ctx, writer)) || !(await isPaidFor(ctx, writer))) return null;
  return firstMessage(asked);
}
