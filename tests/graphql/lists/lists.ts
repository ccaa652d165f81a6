import { isOrderedType, officeRecords } from '../../../server/domain/core/catalog/officeRecords.input.ts';
import type { Viewer } from '../../../server/domain/core/viewer/viewer.ts';
import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import { listsOf } from '../../nouns/officeRecord.ts';
import { samples, sampleTypes } from '../../nouns/samples.ts';
import type { Crowd } from './crowd.ts';

/** A connection of the graph, and the part of it that its screen shows. */
export type List = {
  /** The operation around the connection's edges; `$first` is its size. */
  ask: (edges: string) => string;
  variables?: (crowd: Crowd) => Record<string, unknown>;
  as: (crowd: Crowd) => Viewer;
  /** Other viewers, who see a different list. */
  alsoAs?: ((crowd: Crowd) => Viewer)[];
  /** What the screen shows of the connection and of each of its nodes. */
  shows: { list: string; node: string };
  /** The number of SQL statements, regardless of the size. */
  statements: number;
};

const admin = (crowd: Crowd): Viewer => crowd.admin;
const employer = (crowd: Crowd): Viewer => crowd.employer;
const jobSeeker = ({ jobSeekerId }: Crowd): Viewer => ({ kind: 'jobSeeker', id: jobSeekerId, sessionId: 1 });
const visitor = (): Viewer => ({ kind: 'anonymous' });

const numbered = 'totalCount pageCursors { around { page cursor isCurrent } }';
const cardOfJobSeeker =
  'databaseId name photoUri videoUri title description jobAreas partTime fullTime minRate createdAt ' +
  'job { name slug } city { name country { name currencyCode } } nativeCountry { name } experience { name } ' +
  'language { name } lastActive averageStars ratingCount';
const cardOfJobOffer =
  'databaseId employerName employerOfferCount photoUri description createdAt maxRate job { name plural } city { name country { currencyCode } }';
const message = 'databaseId type text photoUri createdAt user { id name role photoUri isViewer seenUpTo isPremium }';
const chat =
  'id kind unread nbMessages lastMessageAt counterpart { name photoUri isPremium } members { name role } ' +
  'lastMessage { text createdAt user { name } }';

const contactRequest =
  'databaseId createdAt name email whatsApp company description partTime fullTime employerName jobSeekerName isPending ' +
  'jobSeeker { photoUri job { name } city { name } }';
const supportChat = 'myChatWithAdmin { databaseId unread lastMessage { text createdAt } }';
const subscription = 'databaseId recurringMode amount currency status currentPeriodEnd cancelAtPeriodEnd';

const ofQuery =
  (field: string) =>
  (edges: string): string =>
    `query ($first: Int!) { ${field}(first: $first) ${edges} }`;

/** The lists of small records, which show what their forms edit. */
const listsOfRecords = Object.fromEntries(
  sampleTypes.filter(isOrderedType).flatMap((type) =>
    listsOf(type).inPages.map(({ name }): [string, List] => [
      `Query.${name}`,
      {
        ask: ofQuery(name),
        as: samples[type].isPublic ? visitor : admin,
        shows: { list: numbered, node: `databaseId ${officeRecords[type].fields.join(' ')}` },
        statements: 2,
      },
    ]),
  ),
);

/** Every connection by its type and field. */
export const lists: Record<string, List> = {
  ...listsOfRecords,
  'Query.jobSeekers': {
    ask: ofQuery('jobSeekers'),
    as: visitor,
    shows: { list: 'totalCount', node: `${cardOfJobSeeker} viewerHasShortlisted` },
    statements: 1,
  },
  'JobListing.jobSeekers': {
    ask: (edges) =>
      `query ($first: Int!) { jobListing(readings: [{ job: "all" }]) { jobSeekers(first: $first) ${edges} } }`,
    as: visitor,
    shows: { list: 'totalCount', node: cardOfJobSeeker },
    statements: 1,
  },
  'JobSeeker.similarJobSeekers': {
    ask: (edges) =>
      `query ($first: Int!, $id: Int!) { jobSeeker(databaseId: $id) { similarJobSeekers(first: $first) ${edges} } }`,
    variables: ({ jobSeekerId }) => ({ id: jobSeekerId }),
    as: visitor,
    shows: { list: 'totalCount', node: cardOfJobSeeker },
    statements: 2,
  },
  'JobSeeker.ratings': {
    ask: (edges) =>
      `query ($first: Int!, $id: Int!) { jobSeeker(databaseId: $id) { ratings(first: $first) ${edges} } }`,
    variables: ({ jobSeekerId }) => ({ id: jobSeekerId }),
    as: visitor,
    shows: {
      list: 'totalCount',
      node: 'stars text createdAt employerName companyPage { databaseId companyName } reply isHidden viewerCanReply',
    },
    statements: 2,
  },
  'JobSeeker.fittingJobOffers': {
    ask: (edges) =>
      `query ($first: Int!, $id: Int!) { jobSeeker(databaseId: $id) { fittingJobOffers(first: $first) ${edges} } }`,
    variables: ({ jobSeekerId }) => ({ id: jobSeekerId }),
    as: visitor,
    shows: { list: 'totalCount', node: cardOfJobOffer },
    statements: 3,
  },
  'Query.adminJobSeekers': {
    ask: ofQuery('adminJobSeekers'),
    as: admin,
    shows: {
      list: numbered,
      node: `${cardOfJobSeeker} email whatsApp active updated experience { name } language { name } ${supportChat}`,
    },
    statements: 5,
  },
  'Query.employers': {
    ask: ofQuery('employers'),
    as: admin,
    shows: {
      list: numbered,
      node: `databaseId name email whatsApp company createdAt isGuest isPremium activeJobOfferCount ${supportChat}`,
    },
    statements: 5,
  },
  'Query.jobOffers': {
    ask: ofQuery('jobOffers'),
    as: visitor,
    alsoAs: [jobSeeker],
    shows: { list: 'totalCount', node: `${cardOfJobOffer} viewerHasSaved` },
    statements: 2,
  },
  'JobOfferListing.jobOffers': {
    ask: (edges) =>
      `query ($first: Int!) { jobOfferListing(readings: [{ job: "all", city: "all" }]) { jobOffers(first: $first) ${edges} } }`,
    as: visitor,
    shows: { list: 'totalCount', node: cardOfJobOffer },
    statements: 2,
  },
  'Viewer.savedJobOffers': {
    ask: (edges) => `query ($first: Int!) { viewer { savedJobOffers(first: $first) ${edges} } }`,
    as: jobSeeker,
    shows: {
      list: 'totalCount',
      node: `id createdAt jobOfferId jobOffer { ${cardOfJobOffer} viewerHasSaved }`,
    },
    statements: 3,
  },
  'Viewer.applications': {
    ask: (edges) => `query ($first: Int!) { viewer { applications(first: $first) ${edges} } }`,
    as: jobSeeker,
    shows: {
      list: numbered,
      node: 'id createdAt progress employerName company job { name } city { name } jobOffer { databaseId } chat { databaseId unread }',
    },
    statements: 3,
  },
  'JobOffer.applications': {
    ask: (edges) =>
      `query ($first: Int!, $id: Int!) { jobOffer(databaseId: $id) { applications(first: $first) ${edges} } }`,
    variables: ({ jobOfferId }) => ({ id: jobOfferId }),
    as: employer,
    alsoAs: [admin],
    shows: {
      list: numbered,
      node: 'id createdAt state jobSeekerName jobSeeker { photoUri job { name } city { name } } chat { databaseId unread }',
    },
    statements: 5,
  },
  'JobOffer.fittingJobSeekers': {
    ask: (edges) =>
      `query ($first: Int!, $id: Int!) { jobOffer(databaseId: $id) { fittingJobSeekers(first: $first) ${edges} } }`,
    variables: ({ jobOfferId }) => ({ id: jobOfferId }),
    as: employer,
    shows: { list: 'totalCount', node: cardOfJobSeeker },
    statements: 4,
  },
  'Viewer.receivedApplications': {
    ask: (edges) => `query ($first: Int!) { viewer { receivedApplications(first: $first) ${edges} } }`,
    as: employer,
    shows: {
      list: numbered,
      node:
        'id createdAt state jobSeekerName chat { databaseId unread } jobOffer { job { name } city { name } } ' +
        `jobSeeker { ${cardOfJobSeeker} badges viewerHasShortlisted }`,
    },
    statements: 5,
  },
  'Viewer.savedSearches': {
    ask: (edges) => `query ($first: Int!) { viewer { savedSearches(first: $first) ${edges} } }`,
    as: employer,
    shows: {
      list: 'totalCount',
      node: 'id name frequency createdAt job { slug } city { name } sex { name } experience { name }',
    },
    statements: 2,
  },
  'Viewer.webhookEndpoints': {
    ask: (edges) => `query ($first: Int!) { viewer { webhookEndpoints(first: $first) ${edges} } }`,
    as: employer,
    shows: { list: 'totalCount', node: 'id url events createdAt failingSince pausedAt formerSecretUntil' },
    statements: 2,
  },
  'WebhookEndpoint.deliveries': {
    ask: (edges) =>
      `query ($first: Int!, $id: ID!) { node(id: $id) { ... on WebhookEndpoint { deliveries(first: $first) ${edges} } } }`,
    variables: ({ webhookEndpointId }) => ({ id: encodeGlobalId('WebhookEndpoint', webhookEndpointId) }),
    as: employer,
    shows: {
      list: 'totalCount',
      node: 'id type webhookId occurredAt state attempts triedAt nextAttemptAt request status answer error',
    },
    statements: 3,
  },
  'Viewer.shortlist': {
    ask: (edges) => `query ($first: Int!) { viewer { shortlist(first: $first) ${edges} } }`,
    as: employer,
    shows: {
      list: numbered,
      node: `id createdAt note jobSeekerId jobSeeker { ${cardOfJobSeeker} viewerHasShortlisted viewerChat { databaseId } }`,
    },
    statements: 6,
  },
  'Viewer.contactRequests': {
    ask: (edges) => `query ($first: Int!) { viewer { contactRequests(first: $first) ${edges} } }`,
    as: employer,
    shows: { list: numbered, node: `${contactRequest} state chat { databaseId unread }` },
    statements: 4,
  },
  'JobOffer.similarJobOffers': {
    ask: (edges) =>
      `query ($first: Int!, $id: Int!) { jobOffer(databaseId: $id) { similarJobOffers(first: $first) ${edges} } }`,
    variables: ({ jobOfferId }) => ({ id: jobOfferId }),
    as: visitor,
    shows: { list: 'totalCount', node: cardOfJobOffer },
    statements: 3,
  },
  'CompanyPage.jobOffers': {
    ask: (edges) =>
      `query ($first: Int!, $id: Int!) { companyPage(databaseId: $id) { replyTime jobOffers(first: $first) ${edges} } }`,
    variables: ({ employer }) => ({ id: employer.id }),
    as: visitor,
    shows: { list: 'totalCount', node: `${cardOfJobOffer} companyPage { companyName logoUri }` },
    statements: 3,
  },
  'Employer.jobOffers': {
    ask: (edges) =>
      `query ($first: Int!, $id: ID!) { node(id: $id) { ... on Employer { jobOffers(first: $first) ${edges} } } }`,
    variables: ({ employer }) => ({ id: encodeGlobalId('Employer', employer.id) }),
    as: visitor,
    shows: { list: 'totalCount', node: cardOfJobOffer },
    statements: 2,
  },
  'Query.myJobOffers': {
    ask: ofQuery('myJobOffers'),
    as: employer,
    shows: { list: numbered, node: cardOfJobOffer },
    statements: 2,
  },
  'Query.adminJobOffers': {
    ask: ofQuery('adminJobOffers'),
    as: admin,
    shows: {
      list: numbered,
      node: `${cardOfJobOffer} active slug employer { name company activeJobOfferDatabaseIds }`,
    },
    statements: 2,
  },
  'JobSeeker.chats': {
    ask: (edges) => `query ($first: Int!, $id: Int!) { jobSeeker(databaseId: $id) { chats(first: $first) ${edges} } }`,
    variables: ({ jobSeekerId }) => ({ id: jobSeekerId }),
    as: admin,
    shows: { list: 'totalCount', node: chat },
    statements: 5,
  },
  'Employer.chats': {
    ask: (edges) =>
      `query ($first: Int!, $id: ID!) { node(id: $id) { ... on Employer { chats(first: $first) ${edges} } } }`,
    variables: ({ employer }) => ({ id: encodeGlobalId('Employer', employer.id) }),
    as: employer,
    shows: { list: 'totalCount', node: chat },
    statements: 6,
  },
  'JobSeeker.emailMessages': {
    ask: (edges) =>
      `query ($first: Int!, $id: Int!) { jobSeeker(databaseId: $id) { emailMessages(first: $first) ${edges} } }`,
    variables: ({ jobSeekerId }) => ({ id: jobSeekerId }),
    as: admin,
    shows: { list: 'totalCount', node: 'databaseId text status createdAt' },
    statements: 3,
  },
  'Employer.emailMessages': {
    ask: (edges) =>
      `query ($first: Int!, $id: ID!) { node(id: $id) { ... on Employer { emailMessages(first: $first) ${edges} } } }`,
    variables: ({ employer }) => ({ id: encodeGlobalId('Employer', employer.id) }),
    as: admin,
    shows: { list: 'totalCount', node: 'databaseId text status createdAt' },
    statements: 3,
  },
  'Viewer.sessions': {
    ask: (edges) => `query ($first: Int!) { viewer { sessions(first: $first) ${edges} } }`,
    as: employer,
    shows: { list: 'totalCount', node: 'id createdAt' },
    statements: 2,
  },
  'Viewer.apiKeys': {
    ask: (edges) => `query ($first: Int!) { viewer { apiKeys(first: $first) ${edges} } }`,
    as: employer,
    shows: { list: 'totalCount', node: 'id name start groups canWrite createdAt expiresAt lastUsedAt' },
    statements: 2,
  },
  'Viewer.subscriptions': {
    ask: (edges) => `query ($first: Int!) { viewer { subscriptions(first: $first) ${edges} } }`,
    as: employer,
    shows: { list: 'totalCount', node: subscription },
    statements: 2,
  },
  'Query.subscriptions': {
    ask: ofQuery('subscriptions'),
    as: admin,
    shows: { list: numbered, node: `${subscription} employer { name email }` },
    statements: 2,
  },
  'Viewer.invoices': {
    ask: (edges) => `query ($first: Int!) { viewer { invoices(first: $first) ${edges} } }`,
    as: employer,
    shows: { list: 'totalCount', node: 'number status amount currency paidAt createdAt' },
    statements: 2,
  },
  'EmployerSubscription.invoices': {
    ask: (edges) =>
      `query ($first: Int!, $id: ID!) { node(id: $id) { ... on EmployerSubscription { invoices(first: $first) ${edges} } } }`,
    variables: ({ subscriptionId }) => ({ id: encodeGlobalId('EmployerSubscription', subscriptionId) }),
    as: employer,
    shows: { list: 'totalCount', node: 'number status amount currency paidAt createdAt' },
    statements: 3,
  },
  'Query.jobsConnection': {
    ask: ofQuery('jobsConnection'),
    as: visitor,
    shows: { list: numbered, node: 'databaseId name plural slug createdAt' },
    statements: 2,
  },
  'Query.citiesConnection': {
    ask: ofQuery('citiesConnection'),
    as: visitor,
    shows: { list: numbered, node: 'databaseId name slug recommendedPrices country { name currencyCode }' },
    statements: 2,
  },
  'Query.countriesConnection': {
    ask: ofQuery('countriesConnection'),
    as: visitor,
    shows: { list: numbered, node: 'databaseId name currencyCode situationList' },
    statements: 2,
  },
  'Query.contactRequests': {
    ask: ofQuery('contactRequests'),
    as: admin,
    shows: {
      list: numbered,
      node:
        'databaseId createdAt name email whatsApp company description partTime fullTime employerName jobSeekerName ' +
        `status { name } jobSeeker { job { name } city { name } } chat { ${chat} }`,
    },
    statements: 4,
  },
  'Employer.employerContactRequests': {
    ask: (edges) =>
      `query ($first: Int!, $id: ID!) { node(id: $id) { ... on Employer { employerContactRequests(first: $first) ${edges} } } }`,
    variables: ({ employer }) => ({ id: encodeGlobalId('Employer', employer.id) }),
    as: admin,
    alsoAs: [employer],
    shows: { list: numbered, node: contactRequest },
    statements: 3,
  },
  'Query.auditEntries': {
    ask: ofQuery('auditEntries'),
    as: admin,
    shows: {
      list: numbered,
      node: 'databaseId createdAt adminName action recordName isNew source recordId changes { field before after }',
    },
    statements: 3,
  },
  'Query.failedEmails': {
    ask: ofQuery('failedEmails'),
    as: admin,
    shows: {
      list: numbered,
      node: 'databaseId subject text error createdAt sender { name } receiver { databaseId role name }',
    },
    statements: 2,
  },
  'Query.paymentDifferences': {
    ask: ofQuery('paymentDifferences'),
    as: admin,
    shows: {
      list: numbered,
      node: 'kind subject eventType currency price ourPrice foundAt settledAt employer { databaseId name }',
    },
    statements: 2,
  },
  'Query.disputes': {
    ask: ofQuery('disputes'),
    as: admin,
    shows: {
      list: numbered,
      node: 'state isInquiry reason providerId currency price evidenceDueAt openedAt closedAt invoice { number } employer { databaseId name }',
    },
    statements: 2,
  },
  'Query.bulkActions': {
    ask: ofQuery('bulkActions'),
    as: admin,
    shows: { list: numbered, node: 'databaseId kind state total waiting failed createdAt admin { name }' },
    statements: 3,
  },
  'Query.integrations': {
    ask: ofQuery('integrations'),
    as: admin,
    shows: {
      list: numbered,
      node: 'databaseId name createdAt endedAt madeBy { name } apiKeys { name groups canWrite origins lastUsedAt expiresAt }',
    },
    statements: 2,
  },
  'BulkAction.items': {
    ask: (edges) => `query ($first: Int!, $id: Int!) { bulkAction(databaseId: $id) { items(first: $first) ${edges} } }`,
    variables: ({ bulkActionId }) => ({ id: bulkActionId }),
    as: admin,
    shows: { list: numbered, node: 'state note recordDatabaseId recordName recordExists' },
    statements: 4,
  },
  'Query.reports': {
    ask: ofQuery('reports'),
    as: admin,
    shows: { list: numbered, node: 'databaseId kind reason state createdAt reported { name }' },
    statements: 2,
  },
  'Query.reviews': {
    ask: ofQuery('reviews'),
    as: admin,
    shows: {
      list: numbered,
      node: 'databaseId kind state version waitingSince isNew jobSeeker { name city { name } } jobOffer { employerName job { name } city { name } }',
    },
    statements: 2,
  },
  'Query.pendingIntroductions': {
    ask: ofQuery('pendingIntroductions'),
    as: employer,
    alsoAs: [admin],
    shows: { list: 'totalCount', node: `${contactRequest} viewerCanActivate` },
    statements: 4,
  },
  'Chat.contactRequests': {
    ask: (edges) =>
      `query ($first: Int!, $id: Int!) { chat(reference: { databaseId: $id }) { contactRequests(first: $first) ${edges} } }`,
    variables: ({ chatId }) => ({ id: chatId }),
    as: admin,
    alsoAs: [employer],
    shows: { list: 'totalCount', node: contactRequest },
    statements: 4,
  },
  'Chat.pendingIntroductions': {
    ask: (edges) =>
      `query ($first: Int!, $id: Int!) { chat(reference: { databaseId: $id }) { pendingIntroductions(first: $first) ${edges} } }`,
    variables: ({ chatId }) => ({ id: chatId }),
    as: employer,
    alsoAs: [admin],
    shows: { list: 'totalCount', node: contactRequest },
    statements: 6,
  },
  'Query.chats': {
    ask: ofQuery('chats'),
    as: admin,
    alsoAs: [employer],
    shows: { list: 'totalCount', node: chat },
    statements: 4,
  },
  'Chat.messages': {
    ask: (edges) =>
      `query ($first: Int!, $id: Int!) { chat(reference: { databaseId: $id }) { messages(first: $first) ${edges} } }`,
    variables: ({ chatId }) => ({ id: chatId }),
    as: admin,
    shows: { list: 'totalCount', node: message },
    statements: 6,
  },
};
