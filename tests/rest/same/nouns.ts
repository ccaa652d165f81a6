import type { Key, Noun } from './noun.ts';

/** The documented records (docs/product/rest-calls.md, 'Records carry every documented key'), by the fields of the graph. */

/** Keys whose fields have the same name, as the graph writes it: `created_at` is `createdAt`. */
const same = (keys: string): Record<string, Key> =>
  Object.fromEntries(
    keys.split(' ').map((key) => [key, key.replaceAll(/_(.)/g, (_all, letter: string) => letter.toUpperCase())]),
  );

const groups: Record<string, object> = {
  ROLE_ADMIN: { id: 1, name: 'Admin', role: 'ROLE_ADMIN' },
  ROLE_EMPLOYER: { id: 2, name: 'Employer', role: 'ROLE_EMPLOYER' },
  ROLE_CANDIDATE: { id: 3, name: 'Candidate', role: 'ROLE_CANDIDATE' },
};
const group: Key = { field: 'role', as: (role) => groups[String(role)] };
const inLowerCase = (field: string): Key => ({ field, as: (word) => String(word).toLowerCase() });
const id = 'databaseId';
const made = same('created_at updated_at');
const named = (type: string): Noun => ({ type, keys: { id, name: 'name' } });

export const job: Noun = { type: 'Job', keys: { id, ...same('name plural slug'), ...made } };
export const country: Noun = {
  type: 'Country',
  keys: { id, ...same('name currency_symbol currency_code currency_name situation_list') },
};
export const city: Noun = {
  type: 'City',
  keys: { id, ...same('name slug recommended_prices'), country: { field: 'country', of: country } },
};
export const sex = named('Sex');
export const experience = named('Experience');
export const language = named('Language');
export const career: Noun = { type: 'Career', keys: { id, ...same('title sub_title description'), ...made } };
export const status: Noun = { type: 'ContactRequestStatus', keys: { id, ...same('name description created_at') } };

const places: Record<string, Key> = { city: { field: 'city', of: city }, job: { field: 'job', of: job } };

const subscription: Noun = {
  type: 'EmployerSubscription',
  keys: {
    id,
    ...same('is_pass price currency current_period_end'),
    recurring_mode: inLowerCase('recurringMode'),
    status: inLowerCase('status'),
  },
};
const subscriptions: Key = { field: 'activeSubscriptions', of: subscription };

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
          active_subscriptions: subscriptions,
        },
      },
    },
    ...places,
    ...same('employer_name max_rate description slug photo_uri active expires_at company part_time full_time'),
    ...same('hours_per_week work_times starts_on headcount'),
    state: inLowerCase('state'),
    ...made,
  },
};

const author = { id: 'userDatabaseId', ...same('name photo_uri'), group };
export const member = {
  type: 'ChatMember',
  keys: {
    ...author,
    active_subscriptions: {
      field: 'activeSubscriptions',
      of: { type: 'MemberSubscription', keys: { status: inLowerCase('status') } },
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
export const message: Noun = {
  type: 'Message',
  keys: {
    id,
    user: { field: 'user', of: { type: 'ChatMember', keys: author } },
    type: inLowerCase('type'),
    ...same('text photo_uri document_uri'),
    ...made,
    chat: { field: 'chat', of: { type: 'Chat', keys: { id } } },
    saw_ids: {
      field: 'seenBy { userDatabaseId }',
      as: (members) => (Array.isArray(members) ? members.map(({ userDatabaseId }) => userDatabaseId) : members),
    },
  },
};
const chatReference: Record<string, Key> = {
  id,
  shared_hash: 'viewerSharedHash',
  sharedHash: 'viewerSharedHash',
  nb_messages: 'nbMessages',
};
const chatKeys = { ...chatReference, unread: 'unread', users: { field: 'members', of: member } };
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
  ...same('name email whats_app photo_uri'),
  group,
  my_chat_with_admin: { field: 'myChatWithAdmin', of: chat },
  ...made,
};
const times = same('part_time full_time');
/** An email from an admin. */
const mail: Noun = {
  type: 'EmailMessage',
  keys: { id, message: 'text', created_at: 'createdAt', status: inLowerCase('status') },
};
const mailsAndChats: Record<string, Key> = {
  email_messages: { field: 'recentEmailMessages(first: 10)', of: mail },
  chats: { field: 'recentChats(first: 10)', of: chat },
};
/** Documented keys that a kind of user never has a value for. */
const none: Key = { field: 'databaseId', as: () => null };
const empty: Key = { field: 'databaseId', as: () => [] };

export const profile = {
  type: 'JobSeeker',
  keys: {
    id,
    ...made,
    ...places,
    ...times,
    ...same('name email whats_app photo_uri situation_in_country zip_code job_areas min_rate title description'),
    ...same('answer1 answer2 answer3 answer4 video_uri video_transcript'),
    sex: { field: 'sex', of: sex },
    native_country: { field: 'nativeCountry', of: country },
    language: { field: 'language', of: language },
    country: { field: 'country', of: country },
    experience: { field: 'experience', of: experience },
  },
} satisfies Noun;
export const candidate = {
  type: 'JobSeeker',
  keys: {
    ...person,
    ...profile.keys,
    ...same('active updated popularity'),
    ...mailsAndChats,
    active_subscriptions: empty,
    employer_contact_requests: empty,
    company: none,
  },
} satisfies Noun;
export const candidateCard: Noun = {
  type: 'JobSeeker',
  keys: {
    id,
    ...same('name photo_uri video_uri video_transcript title description min_rate created_at'),
    ...places,
    ...times,
  },
};
const employerCard = {
  type: 'Employer',
  keys: {
    ...person,
    ...places,
    ...times,
    ...same('company site'),
    active_subscriptions: subscriptions,
    contact_requests_count: 'contactRequestCount',
  },
} satisfies Noun;

const requestKeys: Record<string, Key> = {
  id,
  ...same('created_at name whats_app email company description employer_name'),
  ...times,
  status: { field: 'status', of: status },
  candidate: { field: 'jobSeeker', of: candidateCard },
  candidate_name: 'jobSeekerName',
};
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
    ...mailsAndChats,
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
  keys: { ...requestKeys, employer: { field: 'employer', of: employerCard }, chat: { field: 'chat', of: chat } },
};
