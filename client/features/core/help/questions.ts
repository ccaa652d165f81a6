import { allCitiesSlug } from '../../../../server/domain/offers/jobOffer/search.input.ts';
import { allJobsSlug } from '../../../../server/domain/people/search/search.input.ts';
import { passDays } from '../../../../server/payment/pass.ts';
import { paths } from '../../../app/paths.ts';

/** Who asks. A guest is an employer without an account. */
export const helpRoles = ['employer', 'guest', 'jobSeeker'] as const;
export type HelpRole = (typeof helpRoles)[number];

/** In the order of the page. */
export const helpTopics = ['hiring', 'payment', 'chats', 'applying', 'profile', 'trust', 'account'] as const;
export type HelpTopic = (typeof helpTopics)[number];

export interface HelpQuestion {
  /** The fragment of its address. */
  id: string;
  topic: HelpTopic;
  roles: readonly HelpRole[];
  question: string;
  answer: string;
  /** The page where it is done. */
  link: { label: string; href: string };
}

const everyone = helpRoles;
const hiring = ['employer', 'guest'] as const;
const members = ['employer', 'jobSeeker'] as const;

const jobSeekers = { label: 'See job seekers', href: paths.jobSeekers.to({ job: allJobsSlug }) };
const jobOffers = { label: 'See job offers', href: paths.jobOffers.to({ job: allJobsSlug, city: allCitiesSlug }) };
const pricing = { label: 'See the prices', href: paths.pricing.to() };
const subscription = { label: 'Open My subscription', href: paths.mySubscription.to() };
const chats = { label: 'Open your chats', href: paths.chats.to() };
const profile = { label: 'Open My profile', href: paths.myProfile.to() };
const partOfAccount = (anchor: string) => ({ label: 'Open Account', href: `${paths.account.to()}#${anchor}` });
const account = { label: 'Open Account', href: paths.account.to() };
const checks = (anchor: string) => ({
  label: 'How we check people',
  href: `${paths.howWeCheckPeople.to()}#${anchor}`,
});

/** What people ask, and what the product does. docs/product has the rules. */
export const helpQuestions: readonly HelpQuestion[] = [
  {
    id: 'contact',
    topic: 'hiring',
    roles: hiring,
    question: 'How do I contact a job seeker?',
    answer:
      'Press the contact button on a card or a profile. With an account, your request is sent. Without one, leave an email address or a WhatsApp number and tell them about the job.',
    link: jobSeekers,
  },
  {
    id: 'contact-without-account',
    topic: 'hiring',
    roles: ['guest'],
    question: 'Do I need an account to contact someone?',
    answer:
      'No. This browser remembers you for an hour after your last contact. Create a password to keep your chats and your subscription.',
    link: { label: 'Create a password', href: paths.createPassword.to() },
  },
  {
    id: 'contact-price',
    topic: 'hiring',
    roles: hiring,
    question: 'Does it cost anything to contact a job seeker?',
    answer: 'No, sending a request is free. You need a subscription to write messages to job seekers.',
    link: pricing,
  },
  {
    id: 'before-subscription',
    topic: 'hiring',
    roles: hiring,
    question: 'What does the job seeker see before I subscribe?',
    answer:
      'They get an email at once, with your first name, the job, the city, part-time or full-time, and what you wrote. They can answer with one press. Your email and your number stay hidden.',
    link: pricing,
  },
  {
    id: 'post-a-job',
    topic: 'hiring',
    roles: hiring,
    question: 'How do I post a job?',
    answer:
      'Fill in the form and publish it. The offer is public for 30 days. We email you three days before it ends, so that you can renew it. Without an account, your draft stays in this browser until you sign up.',
    link: { label: 'Post a job', href: paths.createMyJobOffer.to() },
  },
  {
    id: 'applicants',
    topic: 'hiring',
    roles: ['employer'],
    question: 'Where do I see who applied?',
    answer:
      '“People” lists everyone who applied for your offers. You can decide about several applicants at once. Decisions are free; adding a message needs a subscription.',
    link: { label: 'Open People', href: paths.people.to() },
  },
  {
    id: 'trial-shift',
    topic: 'hiring',
    roles: members,
    question: 'What is a trial shift?',
    answer:
      'A first shift that one of you proposes in the chat, with its start, length and pay. It is agreed when the other accepts. The employer needs a subscription. We remind both of you by email in the 24 hours before.',
    link: chats,
  },
  {
    id: 'price',
    topic: 'payment',
    roles: hiring,
    question: 'What does a subscription cost?',
    answer: `It is monthly or yearly. The price depends on the city where you hire, includes tax, and is shown before you pay. Where there is a pass as well, it lasts ${passDays} days, is paid once and ends by itself.`,
    link: pricing,
  },
  {
    id: 'charged',
    topic: 'payment',
    roles: hiring,
    question: 'When am I charged?',
    answer:
      'When you subscribe, and then at the start of each month or year until you cancel. We email you seven days before a yearly renewal, and before a monthly one if you ask us to. We email you a receipt for each payment.',
    link: subscription,
  },
  {
    id: 'cancel',
    topic: 'payment',
    roles: hiring,
    question: 'How do I cancel?',
    answer:
      'Press “Cancel subscription” and confirm. You can write to job seekers until the end of the period you have paid for. Until then you can undo the cancellation. You keep your chats.',
    link: subscription,
  },
  {
    id: 'refund',
    topic: 'payment',
    roles: hiring,
    question: 'Can I get a refund?',
    answer:
      'Write to us. Our team decides and can refund all or part of a payment. After a full refund, your subscription normally ends. We email you about each refund, and you find the credit note beside the invoice.',
    link: subscription,
  },
  {
    id: 'card-declined',
    topic: 'payment',
    roles: hiring,
    question: 'My card was declined. What can I do?',
    answer:
      'Check the details, try another card or ask your bank. If a renewal is declined, you can still write for three days. Change the card in that time and we charge the new one at once.',
    link: subscription,
  },
  {
    id: 'invoices',
    topic: 'payment',
    roles: hiring,
    question: 'Where are my invoices?',
    answer:
      'You can download an invoice for each payment. Enter your company, address and VAT number under “Billing details” first: an invoice cannot be changed once it is issued.',
    link: subscription,
  },
  {
    id: 'change-plan',
    topic: 'payment',
    roles: hiring,
    question: 'Can I change between monthly and yearly?',
    answer:
      'Yes. A change to yearly takes effect at once, and you are credited for the rest of your month. A change to monthly takes effect at the end of the year. You see what is charged before you confirm.',
    link: subscription,
  },
  {
    id: 'cannot-write',
    topic: 'chats',
    roles: everyone,
    question: 'Why can’t I write in a chat?',
    answer:
      'An employer needs an active subscription to write to a job seeker. Nobody can write in a chat once either side has blocked the other or deleted their account. Messages to our team are always free.',
    link: chats,
  },
  {
    id: 'lost-chat',
    topic: 'chats',
    roles: ['guest'],
    question: 'I closed the browser. How do I get back to my chat?',
    answer:
      'Open the link in our email. Or sign up as an employer with the same email address: your chats and your subscription come with it.',
    link: { label: 'Sign up as an employer', href: paths.signUpAsEmployer.to() },
  },
  {
    id: 'chat-files',
    topic: 'chats',
    roles: everyone,
    question: 'What can I send in a chat?',
    answer:
      'Text, pictures, and PDF, XLS or XLSX documents of up to 10 MB. Only the people in the chat and our team can open them.',
    link: chats,
  },
  {
    id: 'who-reads',
    topic: 'chats',
    roles: everyone,
    question: 'Who can read my chats?',
    answer:
      'The two of you and our support team. Anyone who has your private link to a chat can read that chat too. You can renew the link there, and the old one stops working.',
    link: { label: 'Read about privacy', href: paths.privacy.to() },
  },
  {
    id: 'apply',
    topic: 'applying',
    roles: ['jobSeeker'],
    question: 'How do I apply for a job?',
    answer:
      'Open an offer, press “Contact”, and send the message with “Apply”. It starts a chat with the employer. Your profile must be active first.',
    link: jobOffers,
  },
  {
    id: 'my-application',
    topic: 'applying',
    roles: ['jobSeeker'],
    question: 'Where does my application stand?',
    answer:
      '“My applications” shows where each one stands: whether the employer has read it, has answered, or has decided.',
    link: { label: 'Open My applications', href: paths.myApplications.to() },
  },
  {
    id: 'free-for-job-seekers',
    topic: 'applying',
    roles: ['jobSeeker'],
    question: 'Do I have to pay anything?',
    answer:
      'No. Your profile, applications and messages are free. The employer pays you directly, and we take no commission.',
    link: pricing,
  },
  {
    id: 'new-offers',
    topic: 'applying',
    roles: ['jobSeeker'],
    question: 'Can I get new offers by email?',
    answer: 'Yes, daily or weekly, for your job and your city. We only write when there is a new offer.',
    link: { label: 'Open Saved offers', href: paths.savedOffers.to() },
  },
  {
    id: 'create-profile',
    topic: 'profile',
    roles: ['jobSeeker'],
    question: 'How do I create my profile?',
    answer:
      'In six short steps. Each step is saved, so you can continue later or on another device. The last one needs your photo.',
    link: { label: 'Create your profile', href: paths.createMyProfile.to() },
  },
  {
    id: 'activation',
    topic: 'profile',
    roles: ['jobSeeker'],
    question: 'Why is my profile not public yet?',
    answer: 'Our team reviews each new profile before it becomes public. We email you when yours is active.',
    link: profile,
  },
  {
    id: 'rejected',
    topic: 'profile',
    roles: members,
    question: 'Why was my profile or my offer rejected?',
    answer:
      'The reason is in our email, and on the page where you edit it. Change what it names and save. Our team reviews it again before it becomes public.',
    link: checks('reviews'),
  },
  {
    id: 'photo',
    topic: 'profile',
    roles: ['jobSeeker'],
    question: 'Which photo and video can I use?',
    answer:
      'A photo of yourself of up to 10 MB, which you crop to a square. A video is optional: MP4, WebM or QuickTime, up to two minutes and 100 MB.',
    link: profile,
  },
  {
    id: 'rate',
    topic: 'profile',
    roles: ['jobSeeker'],
    question: 'How do I set my rate?',
    answer:
      'Choose one of the rates in your city. It is the lowest rate you work for. You agree the actual pay with the employer.',
    link: profile,
  },
  {
    id: 'pause',
    topic: 'profile',
    roles: ['jobSeeker'],
    question: 'Can I pause my profile?',
    answer:
      'Yes, and you can make it public again at any time. Nobody can find a paused profile. Your chats stay open.',
    link: partOfAccount('deactivate'),
  },
  {
    id: 'text-refused',
    topic: 'profile',
    roles: everyone,
    question: 'Why was my text refused?',
    answer:
      'Public texts must not contain phone numbers, email addresses, links or user names. The message quotes what we found. Share contact details in the chat instead.',
    link: checks('contact-data'),
  },
  {
    id: 'badges',
    topic: 'trust',
    roles: everyone,
    question: 'What do the badges mean?',
    answer: 'They say that an email address, a phone number or an identity was checked, and nothing more.',
    link: checks('badges'),
  },
  {
    id: 'get-a-badge',
    topic: 'trust',
    roles: members,
    question: 'How do I get a badge?',
    answer:
      'Under “Verification”: confirm your email, enter the code that we text to your phone, or ask our team to check your identity.',
    link: partOfAccount('verification'),
  },
  {
    id: 'references',
    topic: 'trust',
    roles: ['jobSeeker'],
    question: 'How do I get a reference?',
    answer:
      'Add up to five former jobs, each with a contact. We email the contact. What they confirm appears on your profile, without their name.',
    link: { label: 'Open My profile', href: `${paths.myProfile.to()}#references` },
  },
  {
    id: 'report',
    topic: 'trust',
    roles: everyone,
    question: 'How do I report someone?',
    answer:
      'Press “Report” on a profile, an offer, a company page, a review or a message. You do not need an account. Only our team sees who reported it.',
    link: checks('reports'),
  },
  {
    id: 'block',
    topic: 'trust',
    roles: members,
    question: 'How do I block someone?',
    answer:
      'Press “Block” in your chat with them. Neither of you can then write to the other, and they are not told that it was you. You can unblock them in your account.',
    link: account,
  },
  {
    id: 'asked-for-money',
    topic: 'trust',
    roles: everyone,
    question: 'Someone asks me for money or my passport. What should I do?',
    answer: 'Do not pay or hand over anything. Report the message and block the person.',
    link: checks('stay-safe'),
  },
  {
    id: 'password',
    topic: 'account',
    roles: members,
    question: 'I forgot my password.',
    answer: 'We email you a link to choose a new one.',
    link: { label: 'Choose a new password', href: paths.resetPassword.to() },
  },
  {
    id: 'two-factor',
    topic: 'account',
    roles: members,
    question: 'How do I protect my account with a second factor?',
    answer:
      'Turn on two-factor login and scan the code with an authenticator app. Keep the backup codes: each of them works once, without your phone.',
    link: account,
  },
  {
    id: 'emails',
    topic: 'account',
    roles: everyone,
    question: 'How do I get fewer emails?',
    answer:
      'Choose which emails you get, and how often. Every email that is optional has an unsubscribe link, which works without logging in.',
    link: partOfAccount('notifications'),
  },
  {
    id: 'my-data',
    topic: 'account',
    roles: members,
    question: 'Can I download my data?',
    answer: 'Yes: everything that we store about you, including the files in your chats, as one ZIP file.',
    link: account,
  },
  {
    id: 'delete-account',
    topic: 'account',
    roles: members,
    question: 'How do I delete my account?',
    answer:
      'In your account, with your password. Your profile, contact details and files are permanently erased, and a subscription ends at once. People you chatted with keep your messages, without your name.',
    link: partOfAccount('deactivate'),
  },
];
