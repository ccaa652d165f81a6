import { paths } from '../../../app/paths.ts';
import { isolated } from '../../../ui/text/isolated.ts';

/** What an employer's start page knows. */
export interface EmployerState {
  /** The chat with a message that waits for an answer, and the first name of the other. */
  waitingChat: { id: number; name: string } | null;
  /** The next accepted trial shift, with its time in words. */
  trialShift: { chatId: number; name: string; when: string } | null;
  newApplicants: number;
  /** The offer that ends within days: 'Waiter in Singapore', with the day. */
  endingOffer: { title: string; day: string } | null;
  activeOffers: number;
  isPremium: boolean;
}

export interface Step {
  text: string;
  label: string;
  href: string;
}

/** The one thing to do next: waiting people first, then dates, then missing details. */
export function nextStep(state: EmployerState): Step {
  const { waitingChat, trialShift, newApplicants, endingOffer, activeOffers, isPremium } = state;
  if (waitingChat) {
    return {
      text: `${isolated(waitingChat.name)} has written to you and is waiting for your answer.`,
      label: 'Open the chat',
      href: paths.chat.to({ id: waitingChat.id }),
    };
  }
  if (trialShift) {
    return {
      text: `Your trial shift with ${trialShift.name}: ${trialShift.when}.`,
      label: 'See the trial shift',
      href: paths.chat.to({ id: trialShift.chatId }),
    };
  }
  if (newApplicants > 0) {
    return {
      text:
        newApplicants === 1
          ? 'One job seeker has applied and is waiting for your answer.'
          : `${newApplicants} job seekers have applied and are waiting for your answer.`,
      label: 'See your applicants',
      href: paths.people.to({}, { state: 'NEW' }),
    };
  }
  if (endingOffer) {
    return {
      text: `Your offer ${endingOffer.title} ends on ${endingOffer.day}. Renew it if you still need people.`,
      label: 'See your job offers',
      href: paths.myJobOffers.to(),
    };
  }
  if (activeOffers === 0) {
    return {
      text: 'Post a job, and job seekers apply in a chat with you.',
      label: 'Post a job',
      href: paths.createMyJobOffer.to(),
    };
  }
  if (!isPremium) {
    return {
      text: 'A subscription lets you write to job seekers.',
      label: 'See the prices',
      href: paths.mySubscription.to(),
    };
  }
  return {
    text: 'You have answered all applicants. Contact job seekers directly, or post another job.',
    label: 'Post a job',
    href: paths.createMyJobOffer.to(),
  };
}
