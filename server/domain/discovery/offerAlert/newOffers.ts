import type { Prisma, User } from '../../../generated/prisma/client.ts';
import { nameColumns, visibleName } from '../../accounts/access/visibleName.ts';
import { domainContext } from '../../accounts/context.ts';
import type { BillingServices } from '../../billing/context.ts';
import type { MailItem } from '../../core/mail/content.ts';
import { amountText } from '../../core/text/format/money.ts';
import { scheduleText } from '../../core/text/format/schedule.ts';
import { publicJobOffers } from '../../offers/jobOffer/jobOffer.policy.ts';
import { summaryOf } from '../../offers/jobOffer/summary.ts';
import type { AlertKind } from '../alert/claim.ts';
import { alertsWithNewOffers } from './newOffers.sql.ts';

export type NewOffers = {
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
export const withNewOffers: AlertKind['withNews'] = alertsWithNewOffers;

/** The new offers of a period, as this job seeker may see them; null if there are none. */
export async function readNewOffers(
  services: BillingServices,
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
  const ctx = domainContext(services, { kind: 'jobSeeker', id, sessionId: 0 });
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
