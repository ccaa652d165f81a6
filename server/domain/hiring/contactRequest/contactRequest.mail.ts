import { z } from 'zod';
import type { Prisma } from '../../../generated/prisma/client.ts';
import { guests } from '../../accounts/access/employer.policy.ts';
import { publicJobSeekers } from '../../accounts/access/jobSeeker.policy.ts';
import { isActive } from '../../accounts/access/paywall.policy.ts';
import { publicCompany } from '../../accounts/access/visibleName.ts';
import { hasBlockBetween } from '../../chat/block/block.ts';
import { publishSubjects } from '../../chat/seat/publish.ts';
import type { Services } from '../../core/context.ts';
import { type MailOfJob, mailJobs } from '../../core/mail/deliver.ts';
import { letter } from '../../core/mail/letter.ts';
import { calledName, firstName } from '../../core/text/firstName.ts';
import { employerLabel } from '../../core/text/format/employerLabel.ts';
import { amountText } from '../../core/text/format/money.ts';
import { workTypeText } from '../../core/text/format/schedule.ts';
import { shortened } from '../../core/text/labels.ts';
import { noSession } from '../../core/viewer/viewer.ts';
import { answerable, present } from './contactRequest.policy.ts';

/** What is asked for, as its job seeker may read it: in the mail and on its page. */
export type RequestWords = {
  /** 'Nadia, Little Jakarta'. */
  who: string;
  /** 'Waiter in Singapore', as far as it is known. */
  work: string | null;
  /** 'Part-time', 'SGD 15 per hour'. */
  facts: string[];
  message: string | null;
};

export const wordsColumns = {
  name: true,
  description: true,
  partTime: true,
  fullTime: true,
  employerId: true,
  jobSeeker: {
    select: {
      id: true,
      name: true,
      callName: true,
      email: true,
      minRate: true,
      job: { select: { name: true } },
      city: { select: { name: true, country: { select: { currencyCode: true } } } },
    },
  },
} as const satisfies Prisma.ContactRequestSelect;

type WordedRequest = Prisma.ContactRequestGetPayload<{ select: typeof wordsColumns }>;

export async function wordsOf({ db }: Pick<Services, 'db'>, request: WordedRequest): Promise<RequestWords> {
  const { name, description, employerId, jobSeeker } = request;
  const { id, job, city, minRate } = jobSeeker;
  const company = await publicCompany({ db, viewer: { kind: 'jobSeeker', id, sessionId: noSession } }, employerId);
  const rate = city && minRate !== null && amountText({ currency: city.country.currencyCode, price: minRate });
  return {
    who: employerLabel(firstName(name), company),
    work: [job?.name, city?.name].filter(Boolean).join(' in ') || null,
    facts: [workTypeText(request), rate ? `${rate} per hour` : null].filter((fact) => fact !== null),
    message: description,
  };
}

/** How long the link in the mail answers. */
export const linkDays = 30;

/** The content of a job. It contains no names, addresses or texts. */
const requestJobSchema = z.object({ contactRequestId: z.int() });

type RequestJob = z.output<typeof requestJobSchema>;

/** Queues the mail to the job seeker about a new request, in the transaction that makes it. */
export const queueRequestMail = (
  { queue }: Pick<Services, 'queue'>,
  tx: Prisma.TransactionClient,
  contactRequestId: number,
): Promise<void> => queue.add(tx, 'contact-request', { contactRequestId } satisfies RequestJob);

/** Queues the mail to the employer about an answer, in the transaction that stores it. */
export const queueAnswerMail = (
  { queue }: Pick<Services, 'queue'>,
  tx: Prisma.TransactionClient,
  contactRequestId: number,
): Promise<void> => queue.add(tx, 'request-answer', { contactRequestId } satisfies RequestJob);

/** Whom mails about chats reach. */
const reached = {
  ...present,
  email: { not: null },
  messageMail: { not: 'NEVER' },
} as const satisfies Prisma.UserWhereInput;

const stopMessageMails = ({ links, unsubscribeTokens }: Services, userId: number) => ({
  action: 'Unsubscribe or choose which emails you get',
  url: links.unsubscribe(unsubscribeTokens.issue({ kind: 'message-mail', userId })),
});

/** Mails job seekers the requests that they have got, with what they are to answer. */
export const sendRequestMails = mailJobs('contact-request', requestJobSchema, composeRequest, noteMailed);

/** Read again: what was answered, blocked or deleted meanwhile is not mailed. */
async function composeRequest(services: Services, { contactRequestId: id }: RequestJob): Promise<MailOfJob | null> {
  const { links, productName, requestTokens } = services;
  const request = await services.db.contactRequest.findFirst({
    where: { id, ...answerable, jobSeeker: reached },
    select: wordsColumns,
  });
  const { jobSeeker, employerId } = request ?? {};
  if (!request || !jobSeeker?.email || !employerId) return null;
  if (await hasBlockBetween(services, employerId, jobSeeker.id)) return null;
  const { who, work, facts, message } = await wordsOf(services, request);
  const url = links.answerRequest(requestTokens.issue({ id, email: jobSeeker.email }));
  const mail = letter({
    subject: `${who} asks for you`,
    preview: message ?? work ?? undefined,
    text: [
      `Hello ${calledName(jobSeeker)},`,
      `${who} would like to work with you. Are you interested? One press answers, without logging in, and costs nothing.`,
    ],
    items: [
      { title: work, lines: facts, quotes: message === null ? [] : [{ author: null, text: shortened(message, 600) }] },
    ],
    link: { action: 'I am interested', url },
    otherLinks: [{ action: 'Not this time', url: `${url}?answer=no` }],
    after: ['Nothing is sent before you press a button on the page.'],
    foot: `You get this email because ${who} has sent you a request on ${productName}. The links work for ${linkDays} days.`,
    stop: stopMessageMails(services, jobSeeker.id),
    productName,
  });
  return {
    mail: { ...mail, to: jobSeeker.email, people: [jobSeeker.id, employerId] },
    what: 'a mail about a contact request',
    ids: { contactRequest: id },
  };
}

async function noteMailed(services: Services, { contactRequestId: id }: RequestJob): Promise<void> {
  const { db, now } = services;
  const data = { mailedAt: now() };
  const noted = await db.contactRequest.updateManyAndReturn({
    where: { id, mailedAt: null },
    data,
    select: { chatId: true },
  });
  for (const { chatId } of noted) publishSubjects(services, chatId);
}

/** Mails employers, guests too, what a job seeker has answered. */
export const sendAnswerMails = mailJobs('request-answer', requestJobSchema, composeAnswer);

async function composeAnswer(services: Services, { contactRequestId: id }: RequestJob): Promise<MailOfJob | null> {
  const { db, links, now, productName, reference } = services;
  const request = await db.contactRequest.findFirst({
    where: { id, answer: { not: null }, employer: reached, jobSeeker: present },
    select: {
      answer: true,
      chatId: true,
      chat: { select: { employerHash: true } },
      jobSeeker: { select: { id: true, name: true, callName: true, jobId: true, cityId: true } },
      employer: {
        select: {
          id: true,
          email: true,
          loginEmail: true,
          subscriptions: { where: isActive(now()), select: { id: true } },
        },
      },
    },
  });
  const { employer, jobSeeker, chat } = request ?? {};
  if (!request || !employer?.email || !jobSeeker || !chat?.employerHash) return null;
  if (await hasBlockBetween(services, employer.id, jobSeeker.id)) return null;
  const name = calledName(jobSeeker);
  const isInterested = request.answer === 'INTERESTED';
  const chatUrl = employer.loginEmail === null ? links.sharedChat(chat.employerHash) : links.chat(request.chatId);
  const [job, city] = [reference.jobs.get(jobSeeker.jobId), reference.cities.get(jobSeeker.cityId)];
  const others = links.jobSeekers({ job: job?.slug ?? 'all', city: city?.name ?? null, filters: {} });
  const mail = letter({
    subject: isInterested ? `${name} is interested` : `${name} cannot this time`,
    text: [
      // A guest may have given another person's email, and anything for a name.
      'Hello,',
      isInterested ? `${name} is interested in working with you.` : `${name} has answered your request: not this time.`,
      ...(isInterested && employer.subscriptions.length === 0
        ? ['To write to each other, you need a subscription.']
        : []),
    ],
    link: isInterested
      ? { action: `Continue with ${name}`, url: chatUrl }
      : { action: 'Ask somebody else', url: others },
    foot: `You get this email once, because you sent ${name} a request on ${productName}.`,
    stop: stopMessageMails(services, employer.id),
    productName,
  });
  return {
    mail: { ...mail, to: employer.email, people: [employer.id, jobSeeker.id] },
    what: 'a mail about an answer to a contact request',
    ids: { contactRequest: id },
  };
}

/** How long a guest has to pay before a mail says that the request is kept. */
export const savedRequestMinutes = 15;

/** Queues the mail about a guest's request, in the transaction that makes it. */
export const queueSavedRequestMail = (
  { queue }: Pick<Services, 'queue'>,
  tx: Prisma.TransactionClient,
  contactRequestId: number,
): Promise<void> => queue.add(tx, 'saved-request', { contactRequestId }, { afterSeconds: 60 * savedRequestMinutes });

/** Tells guests who have not paid that their request is kept, once for each. */
export const sendSavedRequestMails = mailJobs('saved-request', requestJobSchema, composeSaved);

/** Read again: who has paid, signed up, was blocked, or wants no mails about chats gets none. */
async function composeSaved(services: Services, { contactRequestId }: RequestJob): Promise<MailOfJob | null> {
  const { db, links, now, productName } = services;
  const request = await db.contactRequest.findFirst({
    where: {
      id: contactRequestId,
      employer: { ...guests, messageMail: { not: 'NEVER' }, subscriptions: { none: isActive(now()) } },
      jobSeeker: publicJobSeekers,
    },
    select: {
      employer: { select: { id: true, email: true } },
      jobSeeker: { select: { id: true, name: true, callName: true } },
      chat: { select: { employerHash: true } },
    },
  });
  const { employer, jobSeeker, chat } = request ?? {};
  if (!employer?.email || !jobSeeker || !chat?.employerHash) return null;
  if (await hasBlockBetween(services, employer.id, jobSeeker.id)) return null;
  const name = calledName(jobSeeker);
  const mail = letter({
    subject: `Your request to ${name} is saved`,
    text: [
      // A guest may have given another person's email, and anything for a name.
      'Hello,',
      `${name} has your request. To write to each other, you need a subscription.`,
      'You do not need to fill in anything again.',
    ],
    link: { action: 'Continue to the chat', url: links.sharedChat(chat.employerHash) },
    foot: `You get this email once, because this address was given in a request to ${name}.`,
    stop: stopMessageMails(services, employer.id),
    productName,
  });
  return {
    mail: { ...mail, to: employer.email, people: [employer.id, jobSeeker.id] },
    what: 'a mail about a saved request',
    ids: { contactRequest: contactRequestId },
  };
}
