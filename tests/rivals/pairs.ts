import type { User } from '../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import type { GraphAnswer, Visitor } from '../support/browserless.ts';
import { type Catalog, testPassword } from '../support/factories.ts';

/** The people of a round, signed in at the application that sends their request. All are new in each round. */
export type Round = {
  catalog: Catalog;
  /** A city and a job that no one uses. */
  vacant: Catalog;
  admin: Visitor;
  employer: User;
  jobSeeker: User;
  asEmployer: Visitor;
  asJobSeeker: Visitor;
  offerId: number;
  /** A contact chat of the two. */
  chatId: number;
  integrationId: number;
};

type Send = { field: string } & ((round: Round) => Promise<GraphAnswer<Record<string, unknown>>>);

/** Mutations that are sent at the same moment, to different applications. */
export type Rivals = { name: string; mutations: readonly [Send, Send] };

const mutation = (
  by: (round: Round) => Visitor,
  field: string,
  input: (round: Round) => Record<string, unknown>,
): Send => {
  const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input!`;
  const query = `mutation ($input: ${type}) { ${field}(input: $input) { __typename ... on Failure { message code } } }`;
  return Object.assign((round: Round) => by(round).graphql(query, { input: input(round) }), { field });
};

const asAdmin = ({ admin }: Round) => admin;
const asEmployer = (round: Round) => round.asEmployer;
const asJobSeeker = (round: Round) => round.asJobSeeker;
const employerId = ({ employer }: Round) => encodeGlobalId('Employer', employer.id);
const jobSeekerId = ({ jobSeeker }: Round) => encodeGlobalId('JobSeeker', jobSeeker.id);

const banEmployer = mutation(asAdmin, 'banUser', (round) => ({ user: employerId(round), reason: 'Spam' }));
const banJobSeeker = mutation(asAdmin, 'banUser', (round) => ({ user: jobSeekerId(round), reason: 'Spam' }));
const deleteEmployer = mutation(asAdmin, 'deleteUser', (round) => ({ id: employerId(round) }));
const deleteJobSeeker = mutation(asAdmin, 'deleteUser', (round) => ({ id: jobSeekerId(round) }));
const publish = mutation(asEmployer, 'saveJobOffer', ({ catalog }) => ({
  city: encodeGlobalId('City', catalog.cityId),
  job: encodeGlobalId('Job', catalog.jobId),
  maxRate: 12,
  description: 'Evenings and weekends, in a friendly team.',
  partTime: true,
  state: 'ACTIVE',
}));
const contact = mutation(asEmployer, 'contactJobSeeker', (round) => ({
  jobSeeker: jobSeekerId(round),
  partTime: true,
}));
const introduce = mutation(asAdmin, 'introduceJobSeeker', (round) => ({
  employer: employerId(round),
  jobSeeker: jobSeekerId(round),
  partTime: true,
}));
const apply = mutation(asJobSeeker, 'applyToJobOffer', ({ offerId }) => ({
  jobOffer: encodeGlobalId('JobOffer', offerId),
}));
const ask = mutation(asJobSeeker, 'askAboutJobOffer', ({ offerId }) => ({
  jobOffer: encodeGlobalId('JobOffer', offerId),
  message: 'Is it near the station?',
}));
const rename = mutation(asJobSeeker, 'changeName', () => ({ name: 'Nadia Rahman' }));
const changeEmail = mutation(asJobSeeker, 'changeEmail', ({ jobSeeker }) => ({
  email: `new-${jobSeeker.email}`,
  password: testPassword,
}));
const report = mutation(asEmployer, 'report', (round) => ({ subject: jobSeekerId(round), reason: 'SPAM' }));
const mail = mutation(asAdmin, 'sendEmail', (round) => ({ user: jobSeekerId(round), text: 'Hello from our team.' }));
const write = mutation(asJobSeeker, 'sendMessage', ({ chatId }) => ({ chat: { databaseId: chatId }, text: 'Hello' }));
const deleteOwn = mutation(asJobSeeker, 'deleteMyAccount', () => ({ password: testPassword }));
const block = mutation(asEmployer, 'blockUser', (round) => ({ jobSeeker: jobSeekerId(round) }));
const shortlist = mutation(asEmployer, 'addToShortlist', (round) => ({ jobSeeker: jobSeekerId(round) }));
const saveSearch = mutation(asEmployer, 'addSavedSearch', ({ vacant }) => ({
  cityId: vacant.cityId,
  jobId: vacant.jobId,
}));
const deleteCity = mutation(asAdmin, 'deleteCity', ({ vacant }) => ({ id: encodeGlobalId('City', vacant.cityId) }));
const deleteJob = mutation(asAdmin, 'deleteJob', ({ vacant }) => ({ id: encodeGlobalId('Job', vacant.jobId) }));
const newPassword = mutation(asJobSeeker, 'changePassword', () => ({
  currentPassword: testPassword,
  newPassword: 'another horse battery',
}));

const addWebhook = mutation(asJobSeeker, 'addWebhookEndpoint', () => ({
  url: 'https://hooks.example.com/',
  events: ['message.created'],
}));

const integration = ({ integrationId }: Round) => encodeGlobalId('Integration', integrationId);
const endIntegration = mutation(asAdmin, 'endIntegration', (round) => ({ integration: integration(round) }));
const addKey = mutation(asAdmin, 'addApiKey', (round) => ({
  integration: integration(round),
  name: 'Night run',
  groups: ['OFFICE'],
  canWrite: true,
  days: 30,
}));

export const rivals: readonly Rivals[] = [
  { name: 'a ban and an offer', mutations: [banEmployer, publish] },
  { name: 'a deletion and an offer', mutations: [deleteEmployer, publish] },
  { name: 'the deletion of an employer and a contact', mutations: [deleteEmployer, contact] },
  { name: 'the deletion of a job seeker and a contact', mutations: [deleteJobSeeker, contact] },
  { name: 'a deletion and an introduction', mutations: [deleteEmployer, introduce] },
  { name: 'a deletion and an application', mutations: [deleteJobSeeker, apply] },
  { name: 'a ban and an application', mutations: [banJobSeeker, apply] },
  { name: 'a deletion and a question about an offer', mutations: [deleteJobSeeker, ask] },
  { name: 'a deletion and a new name', mutations: [deleteJobSeeker, rename] },
  { name: 'a deletion and a new email', mutations: [deleteJobSeeker, changeEmail] },
  { name: 'a deletion and a report', mutations: [deleteJobSeeker, report] },
  { name: 'a deletion and a mail of an admin', mutations: [deleteJobSeeker, mail] },
  { name: 'a deletion and an own message', mutations: [deleteOwn, write] },
  { name: 'a deletion and a webhook endpoint', mutations: [deleteJobSeeker, addWebhook] },
  { name: 'the end of an integration and a new key of it', mutations: [endIntegration, addKey] },
  { name: 'a block and a contact', mutations: [block, contact] },
  { name: 'a report and a place on the shortlist', mutations: [report, shortlist] },
  { name: 'two new passwords', mutations: [newPassword, newPassword] },
  { name: 'the deletion of a city and a saved search', mutations: [deleteCity, saveSearch] },
  { name: 'the deletion of a job and a saved search', mutations: [deleteJob, saveSearch] },
];
