import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pricingOptionVerbs } from '../../../server/domain/billing/pricing/pricing.ts';
import { grantSubscription } from '../../../server/domain/billing/purchase/gift.ts';
import { refundInvoice } from '../../../server/domain/billing/purchase/refund.ts';
import type { Ctx } from '../../../server/domain/core/context.ts';
import {
  changeContactRequestStatus,
  deleteContactRequest,
} from '../../../server/domain/hiring/contactRequest/change.ts';
import { introduceJobSeeker } from '../../../server/domain/hiring/contactRequest/introduction.ts';
import { deleteUser } from '../../../server/domain/lifecycle/deletion/deletion.ts';
import { saveJobOffer } from '../../../server/domain/offers/jobOffer/jobOffer.ts';
import { cityVerbs, contactRequestStatusVerbs, jobVerbs } from '../../../server/domain/office/catalog/catalog.ts';
import { sendEmail } from '../../../server/domain/office/email/email.ts';
import { saveEmployer } from '../../../server/domain/people/employer/employer.ts';
import { saveProfile } from '../../../server/domain/people/profile/profile.ts';
import type { User } from '../../../server/generated/prisma/client.ts';
import { makeAdmin, makeEmployer, makeJobSeeker } from '../../support/factories.ts';
import { testApp, testCatalog, testDb, testProvider } from '../../support/fixtures.ts';
import { contextFor } from '../../support/graph.ts';
import { asAdmin, buy } from '../../support/sandbox.ts';
import { logIn } from '../../support/visiting.ts';

/** What the entries of the audit log hold. That every action leaves one is tested in `everyAction.test.ts`. */

const app = testApp();
const db = testDb(app);
const catalog = testCatalog(app);
const provider = testProvider(app);
let admin: User;
let ctx: Ctx;
let since = 0;

beforeAll(async () => {
  admin = await makeAdmin(db);
  ctx = contextFor(app, asAdmin(admin));
});
beforeEach(async () => {
  since = (await db.auditEntry.aggregate({ _max: { id: true } }))._max.id ?? 0;
});

const entries = () => db.auditEntry.findMany({ where: { id: { gt: since } }, orderBy: { id: 'asc' } });

describe('an entry', () => {
  it('says who did what to which record, when and how', async () => {
    const job = await jobVerbs.save(ctx, null, { name: 'Beekeeper', plural: 'Beekeepers' });
    expect(await entries()).toEqual([
      {
        id: expect.any(Number),
        createdAt: app.clock.now,
        adminId: admin.id,
        adminName: admin.name,
        action: 'job.save',
        recordType: 'JOB',
        recordId: job.id,
        recordLabel: 'Beekeeper',
        before: null,
        after: { name: 'Beekeeper', plural: 'Beekeepers', skills: [] },
        personalFields: [],
        source: 'GRAPHQL',
        keyId: null,
        keyName: null,
      },
    ]);
  });

  it('holds only the fields that changed', async () => {
    const ipoh = { name: 'Ipoh', countryId: catalog.countryId };
    const city = await cityVerbs.save(ctx, null, { ...ipoh, recommendedPrices: [10, 12] });
    await cityVerbs.save(ctx, city.id, { ...ipoh, recommendedPrices: [10, 15] });
    expect((await entries())[1]).toMatchObject({
      recordLabel: 'Ipoh',
      before: { recommendedPrices: [10, 12] },
      after: { recommendedPrices: [10, 15] },
    });
  });

  it('of a deletion holds what the record was', async () => {
    const job = await jobVerbs.save(ctx, null, { name: 'Roofer', plural: 'Roofers' });
    await jobVerbs.remove(ctx, job.id);
    expect((await entries())[1]).toMatchObject({
      action: 'job.delete',
      recordId: job.id,
      recordLabel: 'Roofer',
      before: { name: 'Roofer', plural: 'Roofers' },
      after: null,
    });
  });

  it('of a contact request names its status, not its id, and tells of its deletion', async () => {
    const contact = await introduceJobSeeker(ctx, {
      employerId: (await makeEmployer(db)).id,
      jobSeekerId: (await makeJobSeeker(db, catalog)).id,
      name: 'Erin',
      email: 'erin@example.test',
      partTime: true,
      fullTime: false,
    });
    const status = await contactRequestStatusVerbs.save(ctx, null, { name: 'Hired', description: 'Done' });
    await changeContactRequestStatus(ctx, contact.contactRequestId, status.id);
    await deleteContactRequest(ctx, contact.contactRequestId);
    const recordId = contact.contactRequestId;
    expect((await entries()).slice(2)).toMatchObject([
      { action: 'contactRequest.changeStatus', recordId, before: { status: null }, after: { status: 'Hired' } },
      { action: 'contactRequest.delete', recordId, after: null },
    ]);
  });

  it('of a price has major units', async () => {
    const sold = await db.pricingOption.findFirstOrThrow({ where: { recurringMode: 'YEARLY' } });
    const { currency, recurringMode } = sold;
    await pricingOptionVerbs.remove(ctx, sold.id);
    await pricingOptionVerbs.save(ctx, null, { currency, recurringMode, amount: 19_900 });
    expect(await entries()).toMatchObject([
      { action: 'pricingOption.delete', before: { price: sold.amount / 100, currency, recurringMode }, after: null },
      { action: 'pricingOption.save', before: null, after: { price: 199, currency, recurringMode } },
    ]);
  });

  it('of a refund is written once, however often it is repeated', async () => {
    const bought = await buy(app, provider, await makeEmployer(db));
    const invoice = await db.invoice.findFirstOrThrow({ where: { subscriptionId: bought.id } });
    await refundInvoice(ctx, invoice.id, { reason: 'Not needed any more', endSubscription: true });
    await refundInvoice(ctx, invoice.id, { reason: 'Not needed any more', endSubscription: true });
    expect(await entries()).toMatchObject([
      {
        action: 'invoice.refund',
        recordId: invoice.id,
        recordLabel: invoice.number,
        before: { status: 'PAID', subscription: 'ACTIVE' },
        after: { status: 'REFUNDED', subscription: 'CANCELED' },
      },
    ]);
  });
});

it('an entry of a call of the REST interface says so', async () => {
  const visitor = await logIn(app, admin);
  expect((await visitor.post('/api/jobs', { name: 'Welder', plural: 'Welders' })).status).toBe(201);
  expect(await entries()).toMatchObject([{ action: 'job.save', recordLabel: 'Welder', source: 'REST' }]);
});

describe('an action and its entry', () => {
  it('are one transaction: a refused action leaves no entry', async () => {
    const job = await jobVerbs.save(ctx, null, { name: 'Glazier', plural: 'Glaziers' });
    await db.user.update({ where: { id: (await makeJobSeeker(db, catalog)).id }, data: { jobId: job.id } });
    await expect(jobVerbs.remove(ctx, job.id)).rejects.toThrow('This job is used by people or job offers.');
    await expect(jobVerbs.save(ctx, null, { name: 'Glazier', plural: 'Glaziers' })).rejects.toThrow();
    await expect(jobVerbs.save(ctx, 2_000_000_000, { name: 'Other', plural: 'Others' })).rejects.toThrow();
    expect(await entries()).toHaveLength(1);
  });

  it('are one transaction: without the entry nothing changes', async () => {
    const status = await contactRequestStatusVerbs.save(ctx, null, { name: 'Waits long', description: 'Still' });
    const gone = contextFor(app, { kind: 'admin', id: 2_000_000_000, sessionId: 1 });
    await expect(contactRequestStatusVerbs.remove(gone, status.id)).rejects.toThrow();
    expect(await db.contactRequestStatus.findUnique({ where: { id: status.id } })).toEqual(status);
  });
});

describe('after the deletion of an account', () => {
  it('the log has none of its personal data', async () => {
    const jobSeeker = await makeJobSeeker(db, catalog, { name: 'Planted Jobseeker' });
    const employer = await makeEmployer(db, { name: 'Planted Employer' });
    await saveProfile(ctx, jobSeeker.id, { name: 'Planted Again', zipCode: '9planted9' }, {});
    await saveEmployer(ctx, employer.id, { company: 'Planted Company', site: 'https://planted.example' });
    await saveJobOffer(ctx, null, {
      employer: employer.id,
      city: catalog.cityId,
      job: catalog.jobId,
      maxRate: app.services.reference.cities.get(catalog.cityId)?.recommendedPrices[0] ?? 0,
      description: `Planted words. ${'A long text about the work. '.repeat(12)}`,
      company: 'Planted House',
    });
    await introduceJobSeeker(ctx, {
      employerId: employer.id,
      jobSeekerId: jobSeeker.id,
      name: 'Planted Contact',
      email: 'planted@example.test',
      partTime: true,
      fullTime: false,
      description: 'Planted wish',
    });
    await sendEmail(ctx, { id: employer.id, role: 'ROLE_EMPLOYER' }, { text: 'Planted mail' });
    await grantSubscription(ctx, { employerId: employer.id, months: 1, reason: 'Planted reason' });
    await deleteUser(ctx, { id: jobSeeker.id, role: 'ROLE_CANDIDATE' });
    await deleteUser(ctx, { id: employer.id, role: 'ROLE_EMPLOYER' });
    const written = await entries();
    expect(written.map(({ action }) => action)).toEqual([
      'jobSeeker.saveProfile',
      'employer.save',
      'jobOffer.save',
      'contactRequest.introduce',
      'user.email',
      'subscription.grant',
      'user.delete',
      'user.delete',
    ]);
    expect(JSON.stringify(await db.auditEntry.findMany())).not.toMatch(/planted/i);
    expect(written[0]).toMatchObject({
      recordLabel: null,
      before: {},
      after: {},
      personalFields: expect.arrayContaining(['name', 'zipCode']),
    });
    expect(written[1]).toMatchObject({ personalFields: ['company', 'site'] });
  });
});
