import type { DocumentedCall } from '../../../server/rest/calls.ts';
import { makeContact } from '../../access/world.ts';
import { makeEmployer, makeJobOffer, makeJobSeeker } from '../../support/factories.ts';
import { film, pdf, picture } from '../../support/files.ts';
import type { Cast, Sender } from './cast.ts';

/** A request that is taken as it is: one of each call, by somebody who may, about records of its own. */
export type Specimen = {
  sender: Sender;
  path?: Record<string, string | number>;
  body?: Record<string, unknown>;
  /** Fields of the body that have to be there. */
  required?: readonly string[];
  file?: { content: Buffer; type: string };
};

export type Specimens = Record<DocumentedCall, Specimen>;

const longText = 'I have worked in busy places for years, and with pleasure. '.repeat(12);

/** Makes the records, and names them. */
export async function makeSpecimens({ world }: Cast): Promise<Specimens> {
  const { app, around, people, contacts } = world;
  const { db } = app.services;
  const unique = (what: string) => `${what} of a specimen`;
  const job = (name: string) => db.job.create({ data: { name, plural: `${name}s`, slug: name.toLowerCase() } });
  const city = (name: string) =>
    db.city.create({
      data: { name, slug: name.toLowerCase(), countryId: around.countryId, recommendedPrices: [10, 12] },
    });
  const status = (name: string) => db.contactRequestStatus.create({ data: { name, description: 'Waits' } });
  const career = (title: string) => db.career.create({ data: { title, subTitle: 'Full time', description: 'Cooks' } });
  const ofEmployer = { employerId: people.employer.id };
  const [changedJob, deletedJob] = [await job('Baker'), await job('Butcher')];
  const [changedCity, deletedCity] = [await city('Aachen'), await city('Berlin')];
  const [changedStatus, deletedStatus] = [await status('Waiting'), await status('Over')];
  const [changedCareer, deletedCareer] = [await career('Cook'), await career('Porter')];
  const offers: number[] = [];
  for (let at = 0; at < 4; at++) offers.push((await makeJobOffer(db, around, ofEmployer)).id);
  const [offer = 0, ownOffer = 0, deletedOffer = 0, deletedOwnOffer = 0] = offers;
  const fresh = { candidate: await makeJobSeeker(db, around), introduced: await makeJobSeeker(db, around) };
  const gone = { candidate: await makeJobSeeker(db, around), employer: await makeEmployer(db) };
  const oldRequest = await makeContact(world, world.viewer('otherEmployer'), people.jobSeeker);
  const pending = await makeContact(world, world.viewer('employer'), await makeJobSeeker(db, around));
  await db.contactRequest.update({
    where: { id: pending.requestId },
    data: { introducedById: people.admin.id, activatedAt: null, weighs: false },
  });
  await app.services.reference.refresh();

  const byId = (id: number) => ({ id });
  const place = { city: { id: around.cityId }, job: { id: around.jobId } };
  const newOffer = { description: longText, ...place, max_rate: 12, active: true };
  const required = ['description', 'city', 'job', 'max_rate'];
  const contact = {
    name: 'Erin Tan',
    email: 'erin@example.test',
    whats_app: '+6598765432',
    company: 'Cafe',
    description: 'Two evenings a week.',
    part_time: true,
    full_time: false,
  };
  const asks = (sender: Sender, path?: Specimen['path']): Specimen => ({ sender, ...(path && { path }) });
  const image = { content: await picture(40, 30).png().toBuffer(), type: 'image/png' };
  const ofJobSeeker = byId(people.jobSeeker.id);

  return {
    'GET /api/jobs': asks('anonymous'),
    'POST /api/jobs': { ...asks('admin'), body: { name: unique('Job'), plural: 'Jobs' }, required: ['name', 'plural'] },
    'GET /api/jobs/{id}': asks('anonymous', byId(around.jobId)),
    'PUT /api/jobs/{id}': {
      ...asks('admin', byId(changedJob.id)),
      body: { name: 'Master baker', plural: 'Master bakers' },
      required: ['name', 'plural'],
    },
    'DELETE /api/jobs/{id}': asks('admin', byId(deletedJob.id)),
    'GET /api/cities': asks('anonymous'),
    'POST /api/cities': {
      ...asks('admin'),
      body: { name: unique('City'), country: { id: around.countryId }, recommended_prices: [10, 12] },
      required: ['name', 'country', 'recommended_prices'],
    },
    'GET /api/cities/{id}': asks('anonymous', byId(around.cityId)),
    'PUT /api/cities/{id}': {
      ...asks('admin', byId(changedCity.id)),
      body: { name: 'Aix', country: { id: around.countryId }, recommended_prices: '10, 12,15' },
      required: ['name', 'country', 'recommended_prices'],
    },
    'DELETE /api/cities/{id}': asks('admin', byId(deletedCity.id)),
    'GET /api/countries': asks('anonymous'),
    'GET /api/sex': asks('anonymous'),
    'GET /api/experience': asks('anonymous'),
    'GET /api/languages': asks('anonymous'),
    'GET /api/job-offers': asks('anonymous'),
    'POST /api/job-offers': {
      ...asks('admin'),
      body: { ...newOffer, employer: byId(people.employer.id) },
      required: [...required, 'employer'],
    },
    'GET /api/job-offers/{id}': asks('anonymous', byId(offer)),
    'PUT /api/job-offers/{id}': {
      ...asks('admin', byId(offer)),
      body: { ...newOffer, employer: byId(people.employer.id) },
      required,
    },
    'DELETE /api/job-offers/{id}': asks('admin', byId(deletedOffer)),
    'GET /api/my-job-offers': asks('employer'),
    'POST /api/my-job-offers': { ...asks('employer'), body: newOffer, required },
    'PUT /api/my-job-offers/{id}': { ...asks('employer', byId(ownOffer)), body: newOffer, required },
    'DELETE /api/my-job-offers/{id}': asks('employer', byId(deletedOwnOffer)),
    'POST /api/job-offer-upload-image': { ...asks('employer'), file: image },
    'GET /api/candidates': asks('admin'),
    'GET /api/candidates/minimal': asks('anonymous'),
    'PUT /api/candidates/{id}': {
      ...asks('jobSeeker', ofJobSeeker),
      body: {
        ...place,
        name: 'Maria Santos',
        whats_app: '+6591234567',
        sex: { id: around.sexId },
        native_country: { id: around.countryId },
        language: { id: around.languageId },
        experience: { id: around.experienceId },
        zip_code: '018956',
        job_areas: 'Orchard',
        min_rate: 12,
        title: 'Friendly waiter',
        description: longText,
        answer1: 'Patience',
        answer2: 'Care',
        answer3: 'Evenings',
        answer4: 'A cafe',
        part_time: 1,
        full_time: 'false',
      },
    },
    'PUT /api/candidates/{id}/change-status': {
      ...asks('admin', byId(people.otherJobSeeker.id)),
      body: { active: 0 },
      required: ['active'],
    },
    'DELETE /api/candidates/{id}': asks('admin', byId(gone.candidate.id)),
    'POST /api/candidates/email/{id}': {
      ...asks('admin', ofJobSeeker),
      body: { message: 'Welcome.' },
      required: ['message'],
    },
    'GET /api/user/{id}': asks('jobSeeker', ofJobSeeker),
    'GET /api/user/{id}/public': asks('anonymous', ofJobSeeker),
    'POST /api/user/{id}/upload-file-image': { ...asks('jobSeeker', ofJobSeeker), file: image },
    'POST /api/user/{id}/upload-file-video': {
      ...asks('jobSeeker', ofJobSeeker),
      file: { content: film(), type: 'video/mp4' },
    },
    'GET /api/get-user-info': asks('jobSeeker'),
    'GET /api/get-user-info-admin': asks('admin'),
    'GET /api/get-user-info-if-employer': asks('employer'),
    'POST /api/save-user-info': {
      ...asks('jobSeeker'),
      body: { whatsApp: '+6591234567', description: longText },
    },
    'GET /api/employers': asks('admin'),
    'DELETE /api/employers/{id}': asks('admin', byId(gone.employer.id)),
    'POST /api/employers/email/{id}': {
      ...asks('admin', byId(people.employer.id)),
      body: { message: 'Welcome.' },
      required: ['message'],
    },
    'POST /api/employers/no-login': {
      ...asks('anonymous'),
      body: { name: 'Gina', email: 'gina@example.test', whats_app: '+6598765432', company: 'Cafe' },
      required: ['name'],
    },
    'GET /api/contact_requests': asks('admin'),
    'GET /api/contact_requests/{id}': asks('admin', byId(contacts.employer.requestId)),
    'DELETE /api/contact_requests/{id}': asks('admin', byId(oldRequest.requestId)),
    'PUT /api/contact_requests/{id}/change-status-to/{statusId}': asks('admin', {
      id: contacts.employer.requestId,
      statusId: changedStatus.id,
    }),
    'POST /api/contact_requests/employer-contact-candidate': {
      ...asks('employer'),
      body: { ...contact, employer: byId(people.employer.id), candidate: byId(fresh.candidate.id) },
      required: ['candidate'],
    },
    'POST /api/contact_requests/admin-introduce-candidate': {
      ...asks('admin'),
      body: { ...contact, employer: byId(people.employer.id), candidate: byId(fresh.introduced.id) },
      required: ['employer', 'candidate'],
    },
    'GET /api/contact_requests/get-pending-introduction/{candidateId}': asks('admin', {
      candidateId: people.jobSeeker.id,
    }),
    'POST /api/contact_requests/activate-new-introduction/{id}': asks('employer', byId(pending.requestId)),
    'GET /api/contact-request-status': asks('admin'),
    'POST /api/contact-request-status': {
      ...asks('admin'),
      body: { name: unique('Status'), description: 'Waits' },
      required: ['name', 'description'],
    },
    'GET /api/contact-request-status/{id}': asks('admin', byId(changedStatus.id)),
    'PUT /api/contact-request-status/{id}': {
      ...asks('admin', byId(changedStatus.id)),
      body: { name: 'Waiting longer', description: 'Still waits' },
      required: ['name', 'description'],
    },
    'DELETE /api/contact-request-status/{id}': asks('admin', byId(deletedStatus.id)),
    'GET /api/chat/{id}': asks('employer', byId(contacts.employer.chatId)),
    'GET /api/chat/{shared_hash}/employer': asks('anonymous', { shared_hash: contacts.employer.hash }),
    'POST /api/chat/{chatId}/i-saw-last-message/{userId}': asks('employer', {
      chatId: contacts.employer.chatId,
      userId: people.employer.id,
    }),
    'POST /api/chat-upload-image': { ...asks('employer'), file: image },
    'POST /api/chat-upload-document': { ...asks('employer'), file: { content: pdf(), type: 'application/pdf' } },
    'POST /api/support-chat-with-user-{employerId}': asks('admin', { employerId: people.employer.id }),
    'GET /api/chat-with-user-{employerId}': asks('admin', { employerId: people.premium.id }),
    'POST /api/payment/get_pricing': { ...asks('anonymous'), body: { city: { id: around.cityId }, payment_reason: 1 } },
    'POST /api/payment/employer-subscription': {
      ...asks('employer'),
      body: {
        cardDetails: {
          type: 'card',
          number: '4242424242424242',
          expiry_month: 12,
          expiry_year: 2040,
          name: 'Erin Tan',
          cvv: '123',
        },
        employerDetails: { city: { id: around.cityId } },
        priceDetails: { recurring_mode: 'monthly', price: 1, currency: 'SGD' },
      },
      required: ['cardDetails', 'priceDetails'],
    },
    'GET /api/payment/validate_payment/{session id}': asks('employer', { 'session id': 'nobodys-payment' }),
    'GET /api/careers': asks('anonymous'),
    'POST /api/careers': {
      ...asks('admin'),
      body: { title: 'Waiter', sub_title: 'Evenings', description: 'Waits' },
      required: ['title', 'sub_title', 'description'],
    },
    'GET /api/careers/{id}': asks('anonymous', byId(changedCareer.id)),
    'PUT /api/careers/{id}': {
      ...asks('admin', byId(changedCareer.id)),
      body: { title: 'Waiter', sub_title: 'Evenings', description: 'Waits' },
      required: ['title', 'sub_title', 'description'],
    },
    'DELETE /api/careers/{id}': asks('admin', byId(deletedCareer.id)),
  };
}
