import type { BillingServices } from '../../billing/context.ts';
import { alertJobSchema, claimDueAlerts } from '../alert/claim.ts';
import { mailAlert } from '../alert/mail.ts';
import { newPeopleText, searchAddress, searchName } from './name.ts';
import { takeNewPeople, withNewPeople } from './newPeople.ts';
import { mailedEmployers } from './savedSearch.policy.ts';

/**
 * Mails new job seekers to the employers whose saved search is due, and mails that failed before. Called every few seconds by
 * any number of processes.
 */
export async function sendDueSearchAlerts(services: BillingServices): Promise<void> {
  await claimDueAlerts(services, { table: 'saved_search', queue: 'saved-search', withNews: withNewPeople });
  await services.queue.work('saved-search', ({ id, data }) => deliver(services, id, data));
}

/** Checks again: a search that was stopped or deleted, and people who are no longer public are not sent. */
async function deliver(services: BillingServices, jobId: string, data: unknown): Promise<void> {
  const { db, links, reference } = services;
  const { alertId, after, until } = alertJobSchema.parse(data);
  const search = await db.savedSearch.findFirst({
    where: { id: alertId, frequency: { not: 'OFF' }, employer: mailedEmployers },
    include: { employer: { select: { id: true, name: true, email: true } } },
  });
  if (search === null || search.employer.email === null) return;
  const people = await takeNewPeople(services, search, { after: new Date(after), until: new Date(until) });
  if (people === null) return;
  const { id, employer, frequency } = search;
  const name = searchName(reference, search);
  const isOne = people.count === 1;
  await mailAlert(services, {
    jobId,
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
