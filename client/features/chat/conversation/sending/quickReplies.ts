/** What was said so far, as far as suggested replies look at it. */
export interface SaidMessage {
  readonly databaseId: number;
  readonly trialShiftStep?: string | null | undefined;
  readonly user: { readonly isViewer: boolean; readonly role: string };
}

export type ChatMoment =
  /** One of the two has not written yet. */
  | 'first'
  | 'talk'
  /** The other side has proposed a trial shift, which waits for the viewer's answer. */
  | 'asked'
  /** The same of the viewer's own proposal. */
  | 'waiting'
  /** A trial shift was accepted last. */
  | 'agreed';

/** What a job seeker said to a request by a button. */
type Answer = 'INTERESTED' | 'NOT_THIS_TIME';

type Side = 'ROLE_EMPLOYER' | 'ROLE_CANDIDATE';

/** All suggested replies of the product. A press puts one into the composer, where it can be changed. */
const replies: Record<Side, Record<ChatMoment | Answer | 'HIRED' | 'DECLINED', readonly string[]>> = {
  ROLE_EMPLOYER: {
    first: ['Are you still looking for work?', 'When could you start?', 'Which days suit you?'],
    INTERESTED: ['When could you start?', 'Which days suit you?'],
    NOT_THIS_TIME: ['May I ask you another time?'],
    talk: ['That works for me.', 'When could you start?', 'Would you like to come for a trial shift?'],
    asked: ['Could we do another day?', 'Which hours suit you best?'],
    waiting: ['Does this time suit you?', 'We can choose another day if you like.'],
    agreed: ['See you then!', 'I will send you the address.', 'Ask for me when you arrive.'],
    HIRED: ['Welcome to the team!', 'When could you start?'],
    DECLINED: [],
  },
  ROLE_CANDIDATE: {
    first: ['Yes, I am interested.', 'Could you tell me more about the job?', 'I can start right away.'],
    INTERESTED: ['Could you tell me more about the job?', 'I can start right away.'],
    NOT_THIS_TIME: ['You are welcome to ask me another time.'],
    talk: ['That works for me.', 'What are the working hours?', 'Where exactly is it?'],
    asked: ['Could we do another day?', 'Thank you. I will let you know soon.'],
    waiting: ['Does this time suit you?', 'We can choose another day if you like.'],
    agreed: ['See you then!', 'What should I wear?', 'Who should I ask for?'],
    HIRED: ['Thank you! I am looking forward to it.', 'When do I start?'],
    DECLINED: ['Thank you for letting me know.'],
  },
};

/** What the last word about a trial shift was, or whether both have written. */
export function momentOf(messages: readonly SaidMessage[]): ChatMoment {
  const newestFirst = [...messages].sort((one, other) => other.databaseId - one.databaseId);
  const last = newestFirst.find(({ trialShiftStep }) => trialShiftStep);
  if (last?.trialShiftStep === 'PROPOSED') return last.user.isViewer ? 'waiting' : 'asked';
  if (last?.trialShiftStep === 'ACCEPTED') return 'agreed';
  if (last) return 'talk';
  const hasWritten = (isViewer: boolean) =>
    messages.some(({ user }) => user.isViewer === isViewer && user.role !== 'ROLE_ADMIN');
  return hasWritten(true) && hasWritten(false) ? 'talk' : 'first';
}

/**
 * The replies to suggest to a member of a contact chat; none for admins.
 * @param answer to the latest request
 */
export function quickReplies(
  role: string | undefined,
  messages: readonly SaidMessage[],
  outcome: 'HIRED' | 'DECLINED' | null,
  answer: Answer | null = null,
): readonly string[] {
  if (role !== 'ROLE_EMPLOYER' && role !== 'ROLE_CANDIDATE') return [];
  const moment = momentOf(messages);
  return replies[role][outcome ?? (moment === 'first' && answer ? answer : moment)];
}
