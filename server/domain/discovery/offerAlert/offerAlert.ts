import type { AlertFrequency, Prisma, User } from '../../../generated/prisma/client.ts';
import { nameColumns, visibleName } from '../../accounts/access/visibleName.ts';
import { domainContext } from '../../accounts/context.ts';
import type { Ctx, Services } from '../../core/context.ts';
import { SignInRequired } from '../../core/failures/errors.ts';
import { type MailOfJob, mailJobs } from '../../core/mail/deliver.ts';
import type { MailItem } from '../../core/mail/letter.ts';
import { inSentence } from '../../core/text/countryInSentence.ts';
import { amountText } from '../../core/text/format/money.ts';
import { scheduleText } from '../../core/text/format/schedule.ts';
import { summaryOf } from '../../core/text/summary.ts';
import { verb } from '../../core/viewer/verb.ts';
import { noSession, requireJobSeeker, type Viewer } from '../../core/viewer/viewer.ts';
import { type Writer, write } from '../../core/write/write.ts';
import { publicJobOffers } from '../../offers/jobOffer/jobOffer.policy.ts';
import { alertsWithNewOffers } from '../alert/alert.sql.ts';
import { type AlertJob, type AlertKind, alertChange, alertJobSchema, claimDueAlerts } from '../alert/claim.ts';
import { type AlertMailParts, alertMail } from '../alert/compose.ts';

/**
 * Job seekers have an alert about offers.
 * @throws SignInRequired for visitors and guests, Forbidden for employers and admins.
 */
const requireAlertOwner = (viewer: Viewer): { id: number } =>
  requireJobSeeker(viewer, 'Only job seekers get alerts about job offers.');

/** The job seekers who are mailed: with an address, a job and a city. Paused ones too, because they may read offers. */
const alertable = {
  role: 'ROLE_CANDIDATE',
  deletedAt: null,
  email: { not: null },
  jobId: { not: null },
  cityId: { not: null },
} as const satisfies Prisma.UserWhereInput;

type NewOffers = {
  job: string;
  city: string;
  /** Newest first. */
  shown: MailItem[];
  /** All of them, including those not shown. */
  count: number;
  /** The list of all offers of the job in the city. */
  url: string;
};

/** Offers shown. Mail programs cut off longer mails, and with them the link to unsubscribe. */
const maxOffers = 10;

const summaryLength = 100;

/** Which of these alerts have new offers of their job seeker's job in their city. Who is mailed is decided when it is sent. */
const withNewOffers: AlertKind['withNews'] = alertsWithNewOffers;

/** The new offers of a period, as this job seeker may see them; null if there are none. */
async function readNewOffers(
  services: Services,
  jobSeeker: Pick<User, 'id' | 'jobId' | 'cityId'>,
  { after, until }: { after: Date; until: Date },
): Promise<NewOffers | null> {
  const { db, links } = services;
  const { id, jobId, cityId } = jobSeeker;
  if (jobId === null || cityId === null) return null;
  const where: Prisma.JobOfferWhereInput = {
    ...publicJobOffers,
    jobId,
    cityId,
    createdAt: { gt: after, lte: until },
  };
  const [count, offers, job, city] = await Promise.all([
    db.jobOffer.count({ where }),
    db.jobOffer.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: maxOffers,
      select: {
        id: true,
        maxRate: true,
        description: true,
        company: true,
        partTime: true,
        fullTime: true,
        hoursPerWeek: true,
        workTimes: true,
        startsOn: true,
        headcount: true,
        employer: { select: nameColumns },
      },
    }),
    db.job.findUniqueOrThrow({ where: { id: jobId } }),
    db.city.findUniqueOrThrow({ where: { id: cityId }, include: { country: true } }),
  ]);
  if (count === 0) return null;
  // Visibility is decided for viewers.
  const ctx = domainContext(services, { kind: 'jobSeeker', id, sessionId: noSession });
  return {
    job: job.name,
    city: city.name,
    shown: await Promise.all(
      offers.map(async (offer) => {
        // The name that the job seeker may see.
        const employer = offer.company ?? (await visibleName(ctx, offer.employer));
        const rate = amountText({ currency: city.country.currencyCode, price: offer.maxRate });
        const schedule = [scheduleText(offer), offer.workTimes].filter(Boolean).join(' · ');
        return {
          title: `${employer}: ${rate} per hour`,
          lines: [`${job.name} in ${city.name}`, schedule, summaryOf(offer.description, summaryLength)].filter(Boolean),
          url: links.jobOffer(offer.id),
        };
      }),
    ),
    count,
    url: links.jobOffers({ job: job.slug, city: city.slug }),
  };
}

const sendMails = mailJobs('offer-alert', alertJobSchema, compose);

/**
 * Mails new offers to the job seekers whose alert is due. Called every few seconds by any
 * number of processes.
 */
export async function sendDueOfferAlerts(services: Services): Promise<void> {
  await claimDueAlerts(services, { table: 'offer_alert', queue: 'offer-alert', withNews: withNewOffers });
  await sendMails(services);
}

/** Checks again: an alert that was switched off, and offers that were closed in the meantime are not sent. */
async function compose(services: Services, { alertId, after, until }: AlertJob): Promise<MailOfJob | null> {
  const { db } = services;
  const alert = await db.offerAlert.findFirst({
    where: { id: alertId, frequency: { not: 'OFF' }, user: alertable },
    select: {
      frequency: true,
      user: { select: { id: true, name: true, email: true, jobId: true, cityId: true } },
    },
  });
  if (alert === null || alert.user.email === null) return null;
  const { user, frequency } = alert;
  const offers = await readNewOffers(services, user, { after: new Date(after), until: new Date(until) });
  if (offers === null) return null;
  return alertMail(services, {
    stops: { kind: 'offer-alert', userId: user.id },
    to: { id: user.id, email: alert.user.email },
    parts: { receiver: user, frequency, ...offerMail(offers) },
  });
}

/** What the mail about new offers says. */
function offerMail({
  job,
  city,
  count,
  shown,
  url,
}: NewOffers): Pick<AlertMailParts, 'subject' | 'lead' | 'shown' | 'count' | 'all' | 'about'> {
  return {
    subject: `${count === 1 ? 'A new' : `${count} new`} ${inSentence(job)} job offer${count === 1 ? '' : 's'} in ${city}`,
    lead:
      count === 1
        ? 'An employer has published a job offer for you:'
        : 'Employers have published new job offers for you, the newest first:',
    shown,
    count,
    all: { action: `See all ${inSentence(job)} offers in ${city}`, url },
    about: 'new job offers',
  };
}

/** Sets how often the viewer is mailed new offers of their job in their city. Returns the viewer's id. */
export const saveOfferAlert = verb(
  'ACCOUNT',
  requireAlertOwner,
  [],
  async (ctx: Ctx, { id }, frequency: AlertFrequency): Promise<number> => {
    if (!(await setOfferAlert(ctx, id, frequency))) throw new SignInRequired();
    return id;
  },
);

/** The frequency of this job seeker's alert; null if there is no such job seeker. */
export async function offerAlertOf({ db }: Pick<Services, 'db'>, userId: number): Promise<AlertFrequency | null> {
  const user = await db.user.findFirst({
    where: { id: userId, role: 'ROLE_CANDIDATE', deletedAt: null },
    select: { offerAlert: { select: { frequency: true } } },
  });
  return user && (user.offerAlert?.frequency ?? 'OFF');
}

/** Resolves to false if there is no such job seeker. */
export async function setOfferAlert(
  services: Writer & Pick<Services, 'now'>,
  userId: number,
  frequency: AlertFrequency,
): Promise<boolean> {
  const at = services.now();
  return write(services, [{ id: userId, evenIfDeleted: true }], async (tx) => {
    const where = { id: userId, role: 'ROLE_CANDIDATE', deletedAt: null } as const;
    const user = await tx.user.findFirst({ where, select: { offerAlert: true } });
    if (!user) return false;
    const stored = user.offerAlert?.frequency ?? 'OFF';
    if (stored === frequency) return true;
    const data = alertChange(stored, frequency, at);
    await tx.offerAlert.upsert({ where: { userId }, create: { userId, coveredUntil: at, ...data }, update: data });
    return true;
  });
}
