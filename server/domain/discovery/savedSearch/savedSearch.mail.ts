import type { Prisma, SavedSearch } from '../../../generated/prisma/client.ts';
import { publicJobSeekers } from '../../accounts/access/jobSeeker.policy.ts';
import { nameColumns, visibleName } from '../../accounts/access/visibleName.ts';
import { domainContext } from '../../accounts/context.ts';
import type { Services } from '../../core/context.ts';
import { type MailOfJob, mailJobs } from '../../core/mail/deliver.ts';
import type { MailItem } from '../../core/mail/letter.ts';
import { amountText } from '../../core/text/format/money.ts';
import { workTypeText } from '../../core/text/format/schedule.ts';
import { summaryOf } from '../../core/text/summary.ts';
import { noSession } from '../../core/viewer/viewer.ts';
import { lockRows } from '../../core/write/locks.sql.ts';
import { write } from '../../core/write/write.ts';
import { searchedText } from '../../people/search/searchText.ts';
import { countNewPeople, findNewPeople, type Period, searchesWithNewPeople } from '../alert/alert.sql.ts';
import { type AlertJob, type AlertKind, alertJobSchema, claimDueAlerts } from '../alert/claim.ts';
import { alertMail } from '../alert/compose.ts';
import { mailedEmployers } from './savedSearch.policy.ts';
import { newPeopleText, searchAddress, searchName } from './savedSearch.ts';

/** People shown in a mail. Mail programs cut off longer mails, and with them the link to unsubscribe. */
const maxPeople = 10;

const summaryLength = 100;
const timesLength = 80;

type NewPeople = {
  /** Newest first. */
  shown: MailItem[];
  /** All of them, including those not shown. */
  count: number;
};

/** The searches with new results. The recipients are decided when the mail is sent. */
const withNewPeople: AlertKind['withNews'] = async (tx, { ids, until }) => {
  const withText = await tx.savedSearch.findMany({
    where: { id: { in: [...ids] }, q: { not: null } },
    select: { id: true, q: true },
  });
  const texts = new Map(withText.map(({ id, q }) => [id, q]));
  const others = ids.filter((id) => !texts.has(id));
  const found = await searchesWithNewPeople(tx, { ids: others, until, text: null });
  for (const [id, q] of texts) found.push(...(await searchesWithNewPeople(tx, { ids: [id], until, text: textOf(q) })));
  return found;
};

/** Few people are new, so that their words are looked at one by one. */
const textOf = (q: string | null) => searchedText(q, 'in order');

/**
 * The people of the mail about this period, as this employer may see them; null if there are none. They are recorded before
 * they are mailed, so that they are in no other mail, and another attempt after a crash has the same people.
 */
async function takeNewPeople(
  services: Services,
  search: Pick<SavedSearch, 'id' | 'employerId' | 'q'>,
  period: Period,
): Promise<NewPeople | null> {
  const { db, links, sql } = services;
  const searched = { id: search.id, text: textOf(search.q) };
  const where = { savedSearchId: search.id, mailedUntil: period.until, jobSeeker: publicJobSeekers };
  await write({ db }, [{ id: search.employerId, evenIfDeleted: true }], (tx) => recordNewPeople(tx, searched, period));
  const [people, more] = await Promise.all([
    db.user.findMany({
      where: { ...publicJobSeekers, foundInSearches: { some: where } },
      orderBy: [{ findableSince: 'desc' }, { id: 'desc' }],
      take: maxPeople,
      select: {
        ...nameColumns,
        minRate: true,
        title: true,
        description: true,
        answer3: true,
        partTime: true,
        fullTime: true,
        experience: { select: { name: true } },
        job: { select: { name: true } },
        city: { select: { name: true, country: { select: { currencyCode: true } } } },
      },
    }),
    countNewPeople(sql, searched, period),
  ]);
  if (people.length === 0) return null;
  // Visibility is decided for viewers.
  const ctx = domainContext(services, { kind: 'employer', id: search.employerId, sessionId: noSession });
  const shown = people.map(async (person) => {
    const name = await visibleName(ctx, person);
    const { id, title, minRate, job, city, experience } = person;
    const rate = city && minRate !== null && amountText({ currency: city.country.currencyCode, price: minRate });
    const what = [job?.name, city?.name].filter(Boolean).join(' in ');
    const times = person.answer3 && summaryOf(person.answer3, timesLength);
    return {
      title: [name, rate && `${rate} per hour`].filter(Boolean).join(': '),
      lines: [
        [what, experience?.name].filter(Boolean).join(' · '),
        [workTypeText(person), times].filter(Boolean).join(' · '),
        summaryOf(person.description ?? '', summaryLength),
      ].filter(Boolean),
      url: links.jobSeeker({ id, name, title, city: city?.name ?? null, job: job?.name ?? null }),
    };
  });
  return { shown: await Promise.all(shown), count: people.length + more };
}

/** Fills the mail up to its size. */
async function recordNewPeople(
  tx: Prisma.TransactionClient,
  search: Parameters<typeof findNewPeople>[1],
  period: Period,
): Promise<void> {
  const mail = { savedSearchId: search.id, mailedUntil: period.until };
  const recorded = await tx.savedSearchPerson.count({ where: mail });
  if (recorded >= maxPeople) return;
  const found = await findNewPeople(tx, search, period, maxPeople - recorded);
  // Of a person who is deleted at this moment nothing is recorded.
  const people = await lockRows(tx, { changed: [], kept: found });
  const present = found.filter((id) => people.get(id)?.deleted_at === null);
  await tx.savedSearchPerson.createMany({
    data: present.map((jobSeekerId) => ({ ...mail, jobSeekerId })),
    skipDuplicates: true,
  });
}

const sendMails = mailJobs('saved-search', alertJobSchema, compose);

/**
 * Mails new job seekers to the employers whose saved search is due. Called every few seconds by
 * any number of processes.
 */
export async function sendDueSearchAlerts(services: Services): Promise<void> {
  await claimDueAlerts(services, { table: 'saved_search', queue: 'saved-search', withNews: withNewPeople });
  await sendMails(services);
}

/** Checks again: a search that was stopped or deleted, and people who are no longer public are not sent. */
async function compose(services: Services, { alertId, after, until }: AlertJob): Promise<MailOfJob | null> {
  const { db, links, reference } = services;
  const search = await db.savedSearch.findFirst({
    where: { id: alertId, frequency: { not: 'OFF' }, employer: mailedEmployers },
    include: { employer: { select: { id: true, name: true, email: true } } },
  });
  if (search === null || search.employer.email === null) return null;
  const people = await takeNewPeople(services, search, { after: new Date(after), until: new Date(until) });
  if (people === null) return null;
  const { id, employer, frequency } = search;
  const name = searchName(reference, search);
  const isOne = people.count === 1;
  return alertMail(services, {
    stops: { kind: 'saved-search', savedSearchId: id },
    to: { id: employer.id, email: search.employer.email },
    parts: {
      receiver: employer,
      frequency,
      subject: newPeopleText(reference, search, people.count),
      lead: isOne
        ? 'A job seeker has joined who fits your search:'
        : 'Job seekers have joined who fit your search, the newest first:',
      ...people,
      all: { action: 'Open the search', url: links.jobSeekers(searchAddress(reference, search)) },
      about: `new job seekers for your search "${name}"`,
    },
  });
}
