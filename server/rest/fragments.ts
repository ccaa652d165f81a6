import { employerRecordTexts } from '../domain/core/catalog/employerFields.input.ts';
import { offerTexts } from '../domain/core/catalog/offerFields.input.ts';
import { plainTexts } from '../domain/core/catalog/profileFields.input.ts';
import { inSnakeCase } from './failure.ts';

/** The documented JSON of each noun as a fragment. Aliases are the documented names. */

export const Failed = `fragment Failed on Failure {
  __typename
  message
  code
  ... on InvalidInput { fields { field message } }
  ... on TooMany { retryAfter }
}`;

export const Job = `fragment Job on Job {
  id: databaseId
  name
  plural
  slug
  created_at: createdAt
  updated_at: updatedAt
}`;

export const Country = `fragment Country on Country {
  id: databaseId
  name
  currency_symbol: currencySymbol
  currency_code: currencyCode
  currency_name: currencyName
  situation_list: situationList
}`;

export const City = `fragment City on City {
  id: databaseId
  name
  slug
  country { ...Country }
  recommended_prices: recommendedPrices
}`;

export const Status = `fragment Status on ContactRequestStatus {
  id: databaseId
  name
  description
  created_at: createdAt
}`;

/** @param lists lists within the employer */
const offerKeys = (lists: string): string => `
  id: databaseId
  employer { id: databaseId name ${lists} }
  employer_name: employerName
  city { ...City }
  job { ...Job }
  max_rate: maxRate
  description
  slug
  photo_uri: photoUri
  active
  state
  expires_at: expiresAt
  ${offerTexts.map((name) => `${inSnakeCase(name)}: ${name}`).join('\n  ')}
  part_time: partTime
  full_time: fullTime
  hours_per_week: hoursPerWeek
  starts_on: startsOn
  headcount
  created_at: createdAt
  updated_at: updatedAt
`;

/** `job_offers` are the ids of the employer's active offers. */
export const JobOffer = `fragment JobOffer on JobOffer {
  ${offerKeys('job_offers: activeJobOfferDatabaseIds active_subscriptions: activeSubscriptions { ...Subscription }')}
}`;

/** An offer in a feed of all of them. The lists within its employer would repeat in each offer of the same employer. */
export const FeedOffer = `fragment FeedOffer on JobOffer {
  ${offerKeys('')}
  url
}`;

/** `saw_ids` are the ids of the members who have seen the message. */
export const Message = `fragment Message on Message {
  id: databaseId
  user { id: userDatabaseId name photo_uri: photoUri group: role }
  type
  text
  photo_uri: photoUri
  document_uri: documentUri
  created_at: createdAt
  updated_at: updatedAt
  chat { id: databaseId }
  saw_ids: seenBy { id: userDatabaseId }
}`;

/** A chat without messages. */
export const Chat = `fragment Chat on Chat {
  id: databaseId
  shared_hash: viewerSharedHash
  sharedHash: viewerSharedHash
  nb_messages: nbMessages
  unread
  users: members { ...Member }
}`;

/** A member of a chat as the other members see them. */
export const Member = `fragment Member on ChatMember {
  id: userDatabaseId
  name
  photo_uri: photoUri
  group: role
  active_subscriptions: activeSubscriptions { status }
}`;

/** A chat in a list, with its latest message only. */
export const ChatSummary = `fragment ChatSummary on Chat {
  ...Chat
  messages__latest: lastMessage { ...Message }
}`;
export const chatSummaries = [ChatSummary, Chat, Member, Message];

/** The keys of every user. */
export const Person = `fragment Person on User {
  id: databaseId
  name
  email
  whats_app: whatsApp
  photo_uri: photoUri
  group: role
  my_chat_with_admin: myChatWithAdmin { ...ChatSummary }
  created_at: createdAt
  updated_at: updatedAt
}`;

/** The public profile. */
export const Profile = `fragment Profile on JobSeeker {
  id: databaseId
  name
  email
  whats_app: whatsApp
  photo_uri: photoUri
  sex { id: databaseId name }
  native_country: nativeCountry { ...Country }
  language { id: databaseId name }
  city { ...City }
  country { ...Country }
  situation_in_country: situationInCountry
  job { ...Job }
  experience { id: databaseId name }
  min_rate: minRate
  title
  description
  ${plainTexts.map((name) => `${inSnakeCase(name)}: ${name}`).join('\n  ')}
  part_time: partTime
  full_time: fullTime
  video_uri: videoUri
  created_at: createdAt
  updated_at: updatedAt
}`;

/** A mail from an admin. */
export const EmailMessage = `fragment EmailMessage on EmailMessage {
  id: databaseId
  message: text
  created_at: createdAt
  status
}`;

/** A job seeker as a user. Its lists hold the newest `$largest` records. */
export const Candidate = `fragment Candidate on JobSeeker {
  ...Person
  ...Profile
  active
  updated
  popularity
  email_messages: recentEmailMessages(first: $largest) { ...EmailMessage }
  chats: recentChats(first: $largest) { ...ChatSummary }
  active_subscriptions__empty: databaseId
  employer_contact_requests__empty: databaseId
  company__none: databaseId
}`;

/** The job seeker of another record, with name and job. */
export const CandidateCard = `fragment CandidateCard on JobSeeker {
  id: databaseId
  name
  photo_uri: photoUri
  video_uri: videoUri
  video_transcript: videoTranscript
  title
  description
  city { ...City }
  job { ...Job }
  min_rate: minRate
  part_time: partTime
  full_time: fullTime
  created_at: createdAt
}`;

export const Subscription = `fragment Subscription on EmployerSubscription {
  id: databaseId
  recurring_mode: recurringMode
  is_pass: isPass
  price
  currency
  status
  current_period_end: currentPeriodEnd
}`;

/** The employer of another record, without nested lists. */
export const EmployerCard = `fragment EmployerCard on Employer {
  ...Person
  ${employerRecordTexts.join('\n  ')}
  city { ...City }
  job { ...Job }
  part_time__employer: partTime
  full_time__employer: fullTime
  active_subscriptions: activeSubscriptions { ...Subscription }
  contact_requests_count: contactRequestCount
}`;

/** An employer. Its lists hold the newest `$largest` records. */
export const Employer = `fragment Employer on Employer {
  ...EmployerCard
  email_messages: recentEmailMessages(first: $largest) { ...EmailMessage }
  chats: recentChats(first: $largest) { ...ChatSummary }
  employer_contact_requests: recentContactRequests(first: $largest) { ...EmployersContactRequest }
}`;

/** An admin as a user. */
export const Admin = `fragment Admin on Admin {
  ...Person
  chats: recentChats(first: $largest) { ...ChatSummary }
  active_subscriptions__empty: databaseId
}`;

const contactRequestFields = `
  id: databaseId
  created_at: createdAt
  name
  email
  whats_app: whatsApp
  company
  description
  part_time: partTime
  full_time: fullTime
  status { ...Status }
  candidate: jobSeeker { ...CandidateCard }
  candidate_name: jobSeekerName
  employer_name: employerName
`;

export const ContactRequest = `fragment ContactRequest on ContactRequest {
  ${contactRequestFields}
  employer { ...EmployerCard }
  chat { ...ChatSummary }
}`;

/** A contact request in its employer's record, with short forms of the employer and the chat. */
export const EmployersContactRequest = `fragment EmployersContactRequest on ContactRequest {
  ${contactRequestFields}
  employer { id: databaseId name }
  chat { id: databaseId shared_hash: viewerSharedHash sharedHash: viewerSharedHash nb_messages: nbMessages }
}`;

const places = [City, Country, Job];
/** Each noun's fragment with all fragments that it spreads. */
export const jobSeekers = [Candidate, Profile, Person, EmailMessage, ...chatSummaries, ...places];
const employerCards = [EmployerCard, Person, ...chatSummaries, Subscription, ...places];
export const employers = [Employer, EmailMessage, EmployersContactRequest, Status, CandidateCard, ...employerCards];
export const people = [...jobSeekers, ...employers, Admin];
export const contactRequests = [ContactRequest, Status, CandidateCard, ...employerCards];
