import { paths } from '../../client/app/paths.ts';
import { officePages } from '../../client/screens/admin/officePages.ts';
import type { Fixtures } from '../access/fixtures.ts';
import { makeIntegration } from '../nouns/account.ts';
import { samples, sampleTypes } from '../nouns/samples.ts';
import { makeJobOffer, makeSupportMessage } from './factories.ts';

/** Every page of the back office, with a record where it shows one: the address, and what it answers an admin. */
export async function makeOfficePages(fixtures: Fixtures): Promise<Record<string, string>> {
  const { app, catalog, people, contacts } = fixtures;
  const { place } = await makeSupportMessage(app.services.db, people.jobSeeker, people.jobSeeker, app.clock.now);
  const offer = await makeJobOffer(app.services.db, catalog, { employerId: people.employer.id });
  const bulkAction = await app.services.db.bulkAction.create({
    data: {
      ...{ adminId: people.admin.id, kind: 'JOB_OFFER_RENEW', allMatching: false, total: 1 },
      ...{ leaseUntil: app.clock.now, createdAt: app.clock.now, items: { create: { recordId: offer.id } } },
    },
  });
  const review = await app.services.db.review.findUnique({ where: { jobOfferId: offer.id } });
  const { id: integrationId } = await makeIntegration(fixtures);
  const report = await app.services.db.report.create({
    data: { kind: 'PROFILE', userId: people.jobSeeker.id, reason: 'SPAM', reporterKey: 'a visitor' },
  });
  const pagesOfRecords: Record<string, string> = {};
  for (const { href, record } of officePages.flatMap(({ links }) => links)) {
    const type = sampleTypes.find((sampleType) => sampleType === record?.type);
    if (!record || !type) continue;
    const { id } = await samples[type].make(app.services.db, catalog);
    for (const address of [href, `${href}/create`, record.path.to({ id })]) pagesOfRecords[address] = '200';
  }
  await app.services.reference.refresh();
  const addresses = [
    ...[paths.adminEmployers, paths.adminJobOffers, paths.adminCreateJobOffer, paths.adminIntroductions],
    ...[paths.adminSubscriptions, paths.adminPrices, paths.adminDisputes, paths.adminAccounts, paths.adminCountries],
    paths.adminInvoices,
    ...[paths.adminPaymentDifferences, paths.adminReviews, paths.adminReports, paths.adminFailedEmails],
    ...[paths.adminAuditLog, paths.adminSystem, paths.adminIntegrations, paths.adminImports, paths.adminBulkActions],
  ].map((path) => path.to());
  addresses.push(
    paths.admin.to({}, { days: 7 }),
    paths.adminContactRequests.to({}, { page_size: 5 }),
    paths.adminContactRequest.to({ id: contacts.employer.requestId }),
    paths.adminEmployerContactRequests.to({ employerId: people.employer.id }),
    paths.adminJobSeekers.to({}, { active: 'no' }),
    paths.adminEmployer.to({ id: people.employer.id }),
    paths.adminJobOffer.to({ id: offer.id }),
    paths.adminChat.to({ id: contacts.employer.chatId }),
    paths.adminEmployerSubscriptions.to({ employerId: people.premium.id }),
    paths.adminJobSeeker.to({ id: people.jobSeeker.id }),
    paths.adminReview.to({ id: review?.id ?? 0 }),
    paths.adminReport.to({ id: report.id }),
    paths.adminIntegration.to({ id: integrationId }),
    paths.adminBulkAction.to({ id: bulkAction.id }),
  );
  return {
    ...pagesOfRecords,
    ...Object.fromEntries(addresses.map((address) => [address, '200'])),
    [paths.adminSupportChat.to({ userId: people.jobSeeker.id })]: `302 ${paths.adminChat.to({ id: place.chatId })}`,
    // Not a page, which only admins are told.
    '/admin/nothing': '404',
  };
}
