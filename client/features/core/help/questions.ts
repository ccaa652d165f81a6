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
      'Press the contact button on a card or a profile. With an account, your request is sent. Without one, leave an email address or a WhatsApp number and say what work it is.',
    link: jobSeekers,
  },
  {
    id: 'contact-without-account',
    topic: 'hiring',
    roles: ['guest'],
    question: 'Do I need an account to contact someone?',
    answer:
      'No. This browser knows you for an hour after your last contact. Create a password to keep your chats and your subscription.',
    link: { label: 'Create a password', href: paths.createPassword.to() },
  },
  {
    id: 'contact-price',
    topic: 'hiring',
    roles: hiring,
    question: 'Does it cost anything to contact a job seeker?',
    answer: 'No, sending a request is free. To write messages to job seekers you need a subscription.',
    link: pricing,
  },
  {
    id: 'before-subscription',
    topic: 'hiring',
    roles: hiring,
    question: 'What does the job seeker see before I subscribe?',
    answer:
      'That there is a request, its job and city, and whether it is part-time or full-time. What you wrote stays hidden until you have a subscription.',
    link: pricing,
  },
  {
    id: 'post-a-job',
    topic: 'hiring',
    roles: hiring,
    question: 'How do I post a job?',
    answer:
      'Fill in the form and publish it. The offer is public for 30 days. We email you three days before it ends, and you can renew it. Without an account, your draft stays in this browser until you sign up.',
    link: { label: 'Post a job', href: paths.createMyJobOffer.to() },
  },
  {
    id: 'applicants',
    topic: 'hiring',
    roles: ['employer'],
    question: 'Where do I see who applied?',
    answer:
      'Each of your offers has a list of its applicants. You can decide about several at once. A decision is free; adding a message to it needs a subscription.',
    link: { label: 'Open People', href: paths.people.to() },
  },
  {
    id: 'trial-shift',
    topic: 'hiring',
    roles: members,
    question: 'What is a trial shift?',
    answer:
      'A first shift that one of you proposes in the chat, with its start, length and pay. It is agreed when the other one accepts, which needs the employer’s subscription. We remind you both by email within the last 24 hours.',
    link: chats,
  },
  {
    id: 'price',
    topic: 'payment',
    roles: hiring,
    question: 'What does a subscription cost?',
    answer: `It is monthly or yearly. The price depends on the city where you hire, includes tax, and is shown before you pay. Where we offer a pass, it lasts ${passDays} days, is paid once and ends by itself.`,
    link: pricing,
  },
  {
    id: 'charged',
    topic: 'payment',
    roles: hiring,
    question: 'When am I charged?',
    answer:
      'When you subscribe, and then at the start of each month or year until you cancel. We email you seven days before a yearly renewal, and before a monthly one if you want that. Each payment has a receipt by email.',
    link: subscription,
  },
  {
    id: 'cancel',
    topic: 'payment',
    roles: hiring,
    question: 'How do I cancel?',
    answer:
      'Press “Cancel subscription” and confirm. You can write to job seekers until the end of what you have paid, and take it back until then. You keep your chats.',
    link: subscription,
  },
  {
    id: 'refund',
    topic: 'payment',
    roles: hiring,
    question: 'Can I get a refund?',
    answer:
      'Write to us. Our team decides, and can refund a payment or a part of it. After a full refund your subscription normally ends. We email you about each refund, and a credit note is beside the invoice.',
    link: subscription,
  },
  {
    id: 'card-declined',
    topic: 'payment',
    roles: hiring,
    question: 'My card was declined. What can I do?',
    answer:
      'Check the details, try another card or ask your bank. If a renewal is declined, you can still write for three days. Change the card in that time: what is due is charged to it at once.',
    link: subscription,
  },
  {
    id: 'invoices',
    topic: 'payment',
    roles: hiring,
    question: 'Where are my invoices?',
    answer:
      'Each payment has an invoice that you can download. Enter your company, address and VAT number under “Billing details” first, because an invoice does not change once it is issued.',
    link: subscription,
  },
  {
    id: 'change-plan',
    topic: 'payment',
    roles: hiring,
    question: 'Can I change between monthly and yearly?',
    answer:
      'Yes. A change to yearly is at once, and what is left of your month is taken off. A change to monthly is at the end of the year. You see what is charged before you confirm.',
    link: subscription,
  },
  {
    id: 'cannot-write',
    topic: 'chats',
    roles: everyone,
    question: 'Why can’t I write in a chat?',
    answer:
      'An employer needs an active subscription to write to a job seeker. Nobody can write in a chat after one side has blocked the other, or has deleted the account. Messages to our team are always free.',
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
      'Text, pictures, and documents as PDF, XLS or XLSX with at most 10 MB. Only the people in the chat and our team can open them.',
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
    answer: 'Open an offer and apply. It opens a chat with the employer. Your profile must be active for that.',
    link: jobOffers,
  },
  {
    id: 'my-application',
    topic: 'applying',
    roles: ['jobSeeker'],
    question: 'What became of my application?',
    answer:
      'It is new until the employer writes to you. Then you are in talks, until the employer notes that you are hired or not this time.',
    link: { label: 'Open My applications', href: paths.myApplications.to() },
  },
  {
    id: 'free-for-job-seekers',
    topic: 'applying',
    roles: ['jobSeeker'],
    question: 'Do I have to pay anything?',
    answer:
      'No. Your profile, applications and messages are free. The employer pays you directly, and we take nothing.',
    link: pricing,
  },
  {
    id: 'new-offers',
    topic: 'applying',
    roles: ['jobSeeker'],
    question: 'Can I get new offers by email?',
    answer: 'Yes, daily or weekly, for your job and your city. There is no email without a new offer.',
    link: { label: 'Open Saved offers', href: paths.savedOffers.to() },
  },
  {
    id: 'create-profile',
    topic: 'profile',
    roles: ['jobSeeker'],
    question: 'How do I create my profile?',
    answer:
      'In six short steps. Each is saved, so you can go on later and on another device. The last one needs your photo.',
    link: { label: 'Create your profile', href: paths.createMyProfile.to() },
  },
  {
    id: 'activation',
    topic: 'profile',
    roles: ['jobSeeker'],
    question: 'Why is my profile not public yet?',
    answer: 'Someone from our team looks at each new profile before it is public. We email you when yours is active.',
    link: profile,
  },
  {
    id: 'rejected',
    topic: 'profile',
    roles: members,
    question: 'Why was my profile or my offer rejected?',
    answer:
      'The reason is in our email, and on the page where you edit it. Change what it names and save. Our team looks at it again before it is public.',
    link: checks('reviews'),
  },
  {
    id: 'photo',
    topic: 'profile',
    roles: ['jobSeeker'],
    question: 'Which photo and video can I use?',
    answer:
      'A photo of yourself with at most 10 MB, which you crop to a square. A video is optional: MP4, WebM or QuickTime, at most two minutes and 100 MB.',
    link: profile,
  },
  {
    id: 'rate',
    topic: 'profile',
    roles: ['jobSeeker'],
    question: 'How do I set my rate?',
    answer:
      'Choose one of the rates of your city. It is the least that you work for, and you settle the pay with the employer.',
    link: profile,
  },
  {
    id: 'pause',
    topic: 'profile',
    roles: ['jobSeeker'],
    question: 'Can I pause my profile?',
    answer:
      'Yes, and make it public again whenever you like. Nobody finds a paused profile. The chats that you have go on.',
    link: partOfAccount('deactivate'),
  },
  {
    id: 'text-refused',
    topic: 'profile',
    roles: everyone,
    question: 'Why was my text refused?',
    answer:
      'Texts that others read must not have phone numbers, email addresses, links or user names. The message quotes what we found. Share contact data in the chat instead.',
    link: checks('contact-data'),
  },
  {
    id: 'badges',
    topic: 'trust',
    roles: everyone,
    question: 'What do the badges mean?',
    answer: 'That an email address, a phone number or an identity was checked. They say nothing more.',
    link: checks('badges'),
  },
  {
    id: 'get-a-badge',
    topic: 'trust',
    roles: members,
    question: 'How do I get a badge?',
    answer:
      'Under “Verification”: confirm your email, type the code that we text to your phone, or ask our team to check your identity.',
    link: partOfAccount('verification'),
  },
  {
    id: 'references',
    topic: 'trust',
    roles: ['jobSeeker'],
    question: 'How do I get a reference?',
    answer:
      'Name up to five former jobs with a contact. We ask the contact by email. What they confirm is on your profile, without their name.',
    link: { label: 'Open My profile', href: `${paths.myProfile.to()}#references` },
  },
  {
    id: 'report',
    topic: 'trust',
    roles: everyone,
    question: 'How do I report someone?',
    answer:
      'Press “Report” at a profile, an offer, a company page, a review or a message. You need no account. Only our team sees who reported it.',
    link: checks('reports'),
  },
  {
    id: 'block',
    topic: 'trust',
    roles: members,
    question: 'How do I block someone?',
    answer:
      'Press “Block” in your chat with them. Neither of you can then write to the other, and they are not told that it was you. You can take it back in your account.',
    link: account,
  },
  {
    id: 'asked-for-money',
    topic: 'trust',
    roles: everyone,
    question: 'Someone asks me for money or for my passport. What now?',
    answer: 'Do not pay, and do not hand over anything. Report the message and block the person.',
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
      'Turn on two-factor login and scan the code with an authenticator app. Keep the backup codes: each logs you in once without your phone.',
    link: account,
  },
  {
    id: 'emails',
    topic: 'account',
    roles: everyone,
    question: 'How do I get fewer emails?',
    answer:
      'Choose which emails you get, and how often. Every email that you can stop has a link for it, which works without logging in.',
    link: partOfAccount('notifications'),
  },
  {
    id: 'my-data',
    topic: 'account',
    roles: members,
    question: 'Can I download my data?',
    answer: 'Yes, everything that we store about you, with the files of your chats, in one ZIP file.',
    link: account,
  },
  {
    id: 'delete-account',
    topic: 'account',
    roles: members,
    question: 'How do I delete my account?',
    answer:
      'In your account, with your password. Your profile, contact data and files are erased for good, and a subscription ends at once. People whom you chatted with keep their messages.',
    link: partOfAccount('deactivate'),
  },
];
