/** The documented JSON of each noun, as fragments: aliases are the documented names. */

export const Failed = `fragment Failed on Failure {
  message
  code
  ... on InvalidInput { fields { field message } }
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

export const Career = `fragment Career on Career {
  id: databaseId
  title
  sub_title: subTitle
  description
  created_at: createdAt
  updated_at: updatedAt
}`;

export const Status = `fragment Status on ContactRequestStatus {
  id: databaseId
  name
  description
  created_at: createdAt
}`;

/** Of the employer's job offers the ids of the active ones. */
export const JobOffer = `fragment JobOffer on JobOffer {
  id: databaseId
  employer { id: databaseId name job_offers: activeJobOfferDatabaseIds }
  employer_name: employerName
  city { ...City }
  job { ...Job }
  max_rate: maxRate
  description
  slug
  photo_uri: photoUri
  active
  created_at: createdAt
  updated_at: updatedAt
}`;

/** A message, with the ids of everybody in the chat who has seen it. */
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

/** A chat without its messages. */
export const Chat = `fragment Chat on Chat {
  id: databaseId
  shared_hash: sharedHash
  sharedHash
  nb_messages: nbMessages
  unread
  users: members { id: userDatabaseId name photo_uri: photoUri group: role }
}`;

/** One of many chats: of its messages the latest alone. */
export const ChatSummary = `fragment ChatSummary on Chat {
  ...Chat
  messages__latest: lastMessage { ...Message }
}`;
export const chatSummaries = [ChatSummary, Chat, Message];

/** What everybody has, whatever they are here for. */
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

export const Candidate = `fragment Candidate on JobSeeker {
  ...Person
  sex { id: databaseId name }
  native_country: nativeCountry { ...Country }
  language { id: databaseId name }
  city { ...City }
  country { ...Country }
  situation_in_country: situationInCountry
  zip_code: zipCode
  job_areas: jobAreas
  job { ...Job }
  experience { id: databaseId name }
  min_rate: minRate
  title
  description
  answer1
  answer2
  answer3
  answer4
  part_time: partTime
  full_time: fullTime
  video_uri: videoUri
  active
  updated
  popularity
}`;

/** What a list of job seekers to choose from needs. */
export const CandidateCard = `fragment CandidateCard on JobSeeker {
  id: databaseId
  name
  photo_uri: photoUri
  video_uri: videoUri
  title
  description
  city { ...City }
  job { ...Job }
  min_rate: minRate
  part_time: partTime
  full_time: fullTime
  created_at: createdAt
}`;

export const EmailMessages = `fragment EmailMessages on User {
  ... on JobSeeker { email_messages: emailMessages(first: 100) { ...Mails } }
  ... on Employer { email_messages: emailMessages(first: 100) { ...Mails } }
}
fragment Mails on EmailMessageConnection {
  edges { node { id: databaseId message: text created_at: createdAt status } }
}`;

export const Subscription = `fragment Subscription on EmployerSubscription {
  id: databaseId
  recurring_mode: recurringMode
  price
  currency
  status
  current_period_end: currentPeriodEnd
}`;

export const Employer = `fragment Employer on Employer {
  ...Person
  company
  site
  city { ...City }
  job { ...Job }
  part_time__employer: partTime
  full_time__employer: fullTime
  active_subscriptions: activeSubscriptions { ...Subscription }
}`;

/** Everything that a job seeker's fragment spreads, and everybody's. */
export const jobSeekers = [Candidate, Person, ...chatSummaries, City, Country, Job];
export const employers = [Employer, Person, ...chatSummaries, Subscription, City, Country, Job];
export const people = [...jobSeekers, ...employers];

export const ContactRequest = `fragment ContactRequest on ContactRequest {
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
  employer { ...Employer }
  employer_name: employerName
  chat { ...ChatSummary }
}`;
export const contactRequests = [ContactRequest, Status, CandidateCard, ...employers];
