import { getNamedType } from 'graphql';
import type { Viewer } from '../../../server/domain/core/viewer/viewer.ts';
import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import type { Actor } from '../../access/fixtures.ts';
import { rootFields } from '../../access/wholeGraph.ts';
import { graphRows } from '../../nouns/nouns.ts';
import type { Crowd } from './crowd.ts';

type Asking = (crowd: Crowd) => Viewer;

export type List = {
  /** The viewers; they may see different lists. */
  as: readonly Asking[];
  of?: (crowd: Crowd) => number;
  /** The field around the connection, if it is none of the query, the viewer or a node. */
  within?: string;
};

const admin: Asking = (crowd) => crowd.admin;
const employer: Asking = (crowd) => crowd.employer;
const jobSeeker: Asking = ({ jobSeekerId }) => ({ kind: 'jobSeeker', id: jobSeekerId, sessionId: 1 });
const visitor: Asking = () => ({ kind: 'anonymous' });

const theEmployer = (crowd: Crowd) => crowd.employer.id;
const theJobSeeker = (crowd: Crowd) => crowd.jobSeekerId;
const theOffer = (crowd: Crowd) => crowd.jobOfferId;
const theChat = (crowd: Crowd) => crowd.chatId;

const unread = ['SignInRequired', 'Forbidden', 'NotFound', 'nothing', 'empty'];

/** The first of these who reads the list of the query, by the rows of `tests/nouns`. */
function readerOf(field: string): Asking {
  const [row] = Object.values(graphRows[field] ?? {});
  const reads = (actor: Actor) => row !== undefined && !unread.includes(row.answers[actor]);
  if (reads('anonymous')) return visitor;
  return reads('employer') ? employer : admin;
}

const ofQuery = Object.keys(rootFields).filter((name) =>
  getNamedType(rootFields[name]?.field.type)?.name.endsWith('Connection'),
);

export const lists: Record<string, List> = {
  ...Object.fromEntries(ofQuery.map((name) => [name, { as: [readerOf(name)] }])),
  'BulkAction.items': { as: [admin], of: ({ bulkActionId }) => bulkActionId },
  'Chat.contactRequests': { as: [admin, employer], of: theChat },
  'Chat.messages': { as: [admin], of: theChat },
  'Chat.pendingIntroductions': { as: [employer, admin], of: theChat },
  'CompanyPage.jobOffers': { as: [visitor], of: theEmployer },
  'Employer.chats': { as: [employer], of: theEmployer },
  'Employer.emailMessages': { as: [admin], of: theEmployer },
  'Employer.employerContactRequests': { as: [admin, employer], of: theEmployer },
  'Employer.jobOffers': { as: [visitor], of: theEmployer },
  'EmployerSubscription.invoices': { as: [employer], of: ({ subscriptionId }) => subscriptionId },
  'JobListing.jobSeekers': { as: [visitor], within: 'jobListing(readings: [{ job: "all" }])' },
  'JobOffer.applications': { as: [employer, admin], of: theOffer },
  'JobOffer.fittingJobSeekers': { as: [employer], of: theOffer },
  'JobOffer.similarJobOffers': { as: [visitor], of: theOffer },
  'JobOfferListing.jobOffers': { as: [visitor], within: 'jobOfferListing(readings: [{ job: "all", city: "all" }])' },
  'JobSeeker.chats': { as: [admin], of: theJobSeeker },
  'JobSeeker.emailMessages': { as: [admin], of: theJobSeeker },
  'JobSeeker.fittingJobOffers': { as: [visitor], of: theJobSeeker },
  'JobSeeker.ratings': { as: [visitor], of: theJobSeeker },
  'JobSeeker.similarJobSeekers': { as: [visitor], of: theJobSeeker },
  'Query.chats': { as: [admin, employer] },
  'Query.jobOffers': { as: [visitor, jobSeeker] },
  'Query.pendingIntroductions': { as: [employer, admin] },
  'Viewer.apiKeys': { as: [employer] },
  'Viewer.applications': { as: [jobSeeker] },
  'Viewer.contactRequests': { as: [employer] },
  'Viewer.invoices': { as: [employer] },
  'Viewer.receivedApplications': { as: [employer] },
  'Viewer.savedJobOffers': { as: [jobSeeker] },
  'Viewer.savedSearches': { as: [employer] },
  'Viewer.sessions': { as: [employer] },
  'Viewer.shortlist': { as: [employer] },
  'Viewer.subscriptions': { as: [employer] },
  'Viewer.webhookEndpoints': { as: [employer] },
  'WebhookEndpoint.deliveries': { as: [employer], of: ({ webhookEndpointId }) => webhookEndpointId },
};

/** The operation that asks for this of the connection; `$first` is its size, unless the arguments say another one. */
export function operationOf(
  name: string,
  { of, within }: List,
  selection: string,
  crowd: Crowd,
  args = 'first: $first',
): string {
  const [type = '', field = ''] = name.split('.');
  const connection = `${field}(${args}) ${selection}`;
  const node = of && `node(id: "${encodeGlobalId(type, of(crowd))}") { ... on ${type} { ${connection} } }`;
  const around = within ?? (type === 'Viewer' ? 'viewer' : undefined);
  const variables = args.includes('$first') ? '($first: Int!)' : '';
  return `query ${variables} { ${node ?? (around ? `${around} { ${connection} }` : connection)} }`;
}
