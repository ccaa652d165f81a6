import { paths } from '../../client/app/paths.ts';
import { officePages } from '../../client/screens/admin/officePages.ts';
import type { Fixtures } from '../access/fixtures.ts';
import { makeIntegration } from '../nouns/integration.ts';
import { samples, sampleTypes } from '../nouns/samples.ts';
import { makeJobOffer, makeSupportMessage } from './factories.ts';

/** Every page of the back office, with a record where it shows one: the address, and what it answers an admin. */
export async function makeOfficePages(fixtures: Fixtures): Promise<Record<string, string>> {
  const { app, catalog, people, contacts } = fixtures;
  const { place } = await makeSupportMessage(app.services.db, people.jobSeeker, people.jobSeeker, app.clock.now);
  const offer = await makeJobOffer(app.services.db, catalog, { employerId: people.employer.id });
  const bulkAction = await app.services.db.bulkAction.create({
    data: {
      adminId: people.admin.id,
      kind: 'JOB_OFFER_RENEW',
      allMatching: false,
      total: 1,
      leaseUntil: app.clock.now,
      createdAt: app.clock.now,
      items: { create: { recordId: offer.id } },
    },
  });
  const { review } = await app.services.db.jobOffer.findUniqueOrThrow({
    where: { id: offer.id },
    select: { review: { select: { id: true } } },
  });
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
  return {
    ...pagesOfRecords,
    [paths.admin.to({}, { days: 7 })]: '200',
    [paths.adminContactRequests.to({}, { page_size: 5 })]: '200',
    [paths.adminContactRequest.to({ id: contacts.employer.requestId })]: '200',
    [paths.adminEmployerContactRequests.to({ employerId: people.employer.id })]: '200',
    [paths.adminJobSeekers.to({}, { active: 'no' })]: '200',
    [paths.adminEmployers.to()]: '200',
    [paths.adminEmployer.to({ id: people.employer.id })]: '200',
    [paths.adminJobOffers.to()]: '200',
    [paths.adminCreateJobOffer.to()]: '200',
    [paths.adminJobOffer.to({ id: offer.id })]: '200',
    [paths.adminChat.to({ id: contacts.employer.chatId })]: '200',
    [paths.adminSupportChat.to({ userId: people.jobSeeker.id })]: `302 ${paths.adminChat.to({ id: place.chatId })}`,
    [paths.adminIntroductions.to()]: '200',
    [paths.adminSubscriptions.to()]: '200',
    [paths.adminEmployerSubscriptions.to({ employerId: people.premium.id })]: '200',
    [paths.adminPrices.to()]: '200',
    [paths.adminDisputes.to()]: '200',
    [paths.adminAccounts.to()]: '200',
    [paths.adminPaymentDifferences.to()]: '200',
    [paths.adminJobSeeker.to({ id: people.jobSeeker.id })]: '200',
    [paths.adminCountries.to()]: '200',
    [paths.adminReviews.to()]: '200',
    [paths.adminReview.to({ id: review?.id ?? 0 })]: '200',
    [paths.adminReports.to()]: '200',
    [paths.adminReport.to({ id: report.id })]: '200',
    [paths.adminFailedEmails.to()]: '200',
    [paths.adminAuditLog.to()]: '200',
    [paths.adminIntegrations.to()]: '200',
    [paths.adminIntegration.to({ id: integrationId })]: '200',
    [paths.adminImports.to()]: '200',
    [paths.adminBulkActions.to()]: '200',
    [paths.adminBulkAction.to({ id: bulkAction.id })]: '200',
    // Not a page, which only admins are told.
    '/admin/nothing': '404',
  };
}
