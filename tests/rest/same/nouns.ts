import type { Key, Noun } from './noun.ts';

/** The documented records (docs/product/rest-calls.md, 'Records carry every documented key'), by the fields of the graph. */

const groups: Record<string, object> = {
  ROLE_ADMIN: { id: 1, name: 'Admin', role: 'ROLE_ADMIN' },
  ROLE_EMPLOYER: { id: 2, name: 'Employer', role: 'ROLE_EMPLOYER' },
  ROLE_CANDIDATE: { id: 3, name: 'Candidate', role: 'ROLE_CANDIDATE' },
};
const group: Key = { field: 'role', as: (role) => groups[String(role)] };
const lowerCase = (word: unknown): unknown => String(word).toLowerCase();
const id = 'databaseId';
const made = { created_at: 'createdAt', updated_at: 'updatedAt' };
const named = (type: string): Noun => ({ type, keys: { id, name: 'name' } });

export const job: Noun = { type: 'Job', keys: { id, name: 'name', plural: 'plural', slug: 'slug', ...made } };
export const country: Noun = {
  type: 'Country',
  keys: {
    id,
    name: 'name',
    currency_symbol: 'currencySymbol',
    currency_code: 'currencyCode',
    currency_name: 'currencyName',
    situation_list: 'situationList',
  },
};
export const city: Noun = {
  type: 'City',
  keys: {
    id,
    name: 'name',
    slug: 'slug',
    country: { field: 'country', of: country },
    recommended_prices: 'recommendedPrices',
  },
};
export const sex = named('Sex');
export const experience = named('Experience');
export const language = named('Language');
export const career: Noun = {
  type: 'Career',
  keys: { id, title: 'title', sub_title: 'subTitle', description: 'description', ...made },
};
export const status: Noun = {
  type: 'ContactRequestStatus',
  keys: { id, name: 'name', description: 'description', created_at: 'createdAt' },
};

const places: Record<string, Key> = { city: { field: 'city', of: city }, job: { field: 'job', of: job } };

const subscription: Noun = {
  type: 'EmployerSubscription',
  keys: {
    id,
    recurring_mode: { field: 'recurringMode', as: lowerCase },
    is_pass: 'isPass',
    price: 'price',
    currency: 'currency',
    status: { field: 'status', as: lowerCase },
    current_period_end: 'currentPeriodEnd',
  },
};

export const jobOffer: Noun = {
  type: 'JobOffer',
  keys: {
    id,
    employer: {
      field: 'employer',
      of: {
        type: 'Employer',
        keys: {
          id,
          name: 'name',
          job_offers: {
            field: 'activeJobOfferDatabaseIds',
            as: (ids) => (Array.isArray(ids) ? ids.map((offer: unknown) => ({ id: offer })) : ids),
          },
          active_subscriptions: { field: 'activeSubscriptions', of: subscription },
        },
      },
    },
    employer_name: 'employerName',
    ...places,
    max_rate: 'maxRate',
    description: 'description',
    slug: 'slug',
    photo_uri: 'photoUri',
    active: 'active',
    state: { field: 'state', as: lowerCase },
    expires_at: 'expiresAt',
    company: 'company',
    part_time: 'partTime',
    full_time: 'fullTime',
    hours_per_week: 'hoursPerWeek',
    work_times: 'workTimes',
    starts_on: 'startsOn',
    headcount: 'headcount',
    ...made,
  },
};

export const member = {
  type: 'ChatMember',
  keys: {
    id: 'userDatabaseId',
    name: 'name',
    photo_uri: 'photoUri',
    group,
    active_subscriptions: {
      field: 'activeSubscriptions',
      of: { type: 'MemberSubscription', keys: { status: { field: 'status', as: lowerCase } } },
    },
  },
} satisfies Noun;
/** A user for the holder of a share link. */
export const linkUser: Noun = {
  type: 'ChatMember',
  keys: {
    ...member.keys,
    email: { field: 'userDatabaseId', as: () => null },
    chats: { field: 'userDatabaseId', as: () => null },
  },
};
const author: Noun = {
  type: 'ChatMember',
  keys: { id: 'userDatabaseId', name: 'name', photo_uri: 'photoUri', group },
};
export const message: Noun = {
  type: 'Message',
  keys: {
    id,
    user: { field: 'user', of: author },
    type: { field: 'type', as: lowerCase },
    text: 'text',
    photo_uri: 'photoUri',
    document_uri: 'documentUri',
    ...made,
    chat: { field: 'chat', of: { type: 'Chat', keys: { id } } },
    saw_ids: {
      field: 'seenBy { userDatabaseId }',
      as: (members) => (Array.isArray(members) ? members.map(({ userDatabaseId }) => userDatabaseId) : members),
    },
  },
};
const chatKeys: Record<string, Key> = {
  id,
  shared_hash: 'viewerSharedHash',
  sharedHash: 'viewerSharedHash',
  nb_messages: 'nbMessages',
  unread: 'unread',
  users: { field: 'members', of: member },
};
/** A chat in a list, with only its latest message. */
export const chat: Noun = {
  type: 'Chat',
  keys: { ...chatKeys, messages: { field: 'lastMessage', of: message, form: 'oneOrNone' } },
};
export const chatWith = (messages: string): Noun => ({
  type: 'Chat',
  keys: { ...chatKeys, messages: { field: messages, of: message, form: 'page' } },
});

const person: Record<string, Key> = {
  id,
  name: 'name',
  email: 'email',
  whats_app: 'whatsApp',
  photo_uri: 'photoUri',
  group,
  my_chat_with_admin: { field: 'myChatWithAdmin', of: chat },
  ...made,
};
const times: Record<string, Key> = { part_time: 'partTime', full_time: 'fullTime' };
/** An email from an admin. */
const mail: Noun = {
  type: 'EmailMessage',
  keys: { id, message: 'text', created_at: 'createdAt', status: { field: 'status', as: lowerCase } },
};
const chats: Record<string, Key> = { chats: { field: 'recentChats(first: 10)', of: chat } };
const mails: Record<string, Key> = { email_messages: { field: 'recentEmailMessages(first: 10)', of: mail } };
/** Documented keys that a kind of user never has a value for. */
const none: Key = { field: 'databaseId', as: () => null };
const empty: Key = { field: 'databaseId', as: () => [] };

export const profile = {
  type: 'JobSeeker',
  keys: {
    id,
    name: 'name',
    email: 'email',
    whats_app: 'whatsApp',
    photo_uri: 'photoUri',
    ...made,
    ...places,
    ...times,
    sex: { field: 'sex', of: sex },
    native_country: { field: 'nativeCountry', of: country },
    language: { field: 'language', of: language },
    country: { field: 'country', of: country },
    situation_in_country: 'situationInCountry',
    zip_code: 'zipCode',
    job_areas: 'jobAreas',
    experience: { field: 'experience', of: experience },
    min_rate: 'minRate',
    title: 'title',
    description: 'description',
    answer1: 'answer1',
    answer2: 'answer2',
    answer3: 'answer3',
    answer4: 'answer4',
    video_uri: 'videoUri',
    video_transcript: 'videoTranscript',
  },
} satisfies Noun;
export const candidate = {
  type: 'JobSeeker',
  keys: {
    ...person,
    ...profile.keys,
    active: 'active',
    updated: 'updated',
    popularity: 'popularity',
    ...mails,
    ...chats,
    active_subscriptions: empty,
    employer_contact_requests: empty,
    company: none,
  },
} satisfies Noun;
export const candidateCard: Noun = {
  type: 'JobSeeker',
  keys: {
    id,
    name: 'name',
    photo_uri: 'photoUri',
    video_uri: 'videoUri',
    video_transcript: 'videoTranscript',
    title: 'title',
    description: 'description',
    ...places,
    ...times,
    min_rate: 'minRate',
    created_at: 'createdAt',
  },
};
const employerCard = {
  type: 'Employer',
  keys: {
    ...person,
    ...places,
    ...times,
    company: 'company',
    site: 'site',
    active_subscriptions: { field: 'activeSubscriptions', of: subscription },
    contact_requests_count: 'contactRequestCount',
  },
} satisfies Noun;

const requestKeys: Record<string, Key> = {
  id,
  created_at: 'createdAt',
  name: 'name',
  whats_app: 'whatsApp',
  email: 'email',
  company: 'company',
  description: 'description',
  ...times,
  status: { field: 'status', of: status },
  candidate: { field: 'jobSeeker', of: candidateCard },
  candidate_name: 'jobSeekerName',
  employer_name: 'employerName',
};
const { unread: _unread, users: _users, ...chatReference } = chatKeys;
/** A request in an employer's list, with only the ids of the employer and the chat. */
const employersRequest: Noun = {
  type: 'ContactRequest',
  keys: {
    ...requestKeys,
    employer: { field: 'employer', of: named('Employer') },
    chat: { field: 'chat', of: { type: 'Chat', keys: chatReference } },
  },
};

export const employer = {
  type: 'Employer',
  keys: {
    ...employerCard.keys,
    ...mails,
    ...chats,
    employer_contact_requests: { field: 'recentContactRequests(first: 10)', of: employersRequest },
  },
} satisfies Noun;
const admin: Noun = {
  type: 'Admin',
  keys: { ...person, chats: { field: 'recentChats(first: 100)', of: chat }, active_subscriptions: empty },
};
export const user: Noun = { oneOf: [candidate, employer, admin] };

export const contactRequest: Noun = {
  type: 'ContactRequest',
  keys: {
    ...requestKeys,
    employer: { field: 'employer', of: employerCard },
    chat: { field: 'chat', of: chat },
  },
};
