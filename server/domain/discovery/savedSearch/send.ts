import type { BillingServices } from '../../billing/context.ts';
import { type MailOfJob, mailJobs } from '../../core/mail/mailJobs.ts';
import { type AlertJob, alertJobSchema, claimDueAlerts } from '../alert/claim.ts';
import { alertMail } from '../alert/mail.ts';
import { newPeopleText, searchAddress, searchName } from './name.ts';
import { takeNewPeople, withNewPeople } from './newPeople.ts';
import { mailedEmployers } from './savedSearch.policy.ts';

const sendMails = mailJobs('saved-search', alertJobSchema, compose);

/**
 * Mails new job seekers to the employers whose saved search is due. Called every few seconds by
 * any number of processes.
 */
export async function sendDueSearchAlerts(services: BillingServices): Promise<void> {
  await claimDueAlerts(services, { table: 'saved_search', queue: 'saved-search', withNews: withNewPeople });
  await sendMails(services);
}

/** Checks again: a search that was stopped or deleted, and people who are no longer public are not sent. */
async function compose(services: BillingServices, { alertId, after, until }: AlertJob): Promise<MailOfJob | null> {
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
