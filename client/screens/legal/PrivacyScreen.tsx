import { paths } from '../../paths.ts';
import { product } from '../../ui/product.ts';
import { LegalPage } from './LegalPage.tsx';

const { name } = product;

/** What is kept about people, as the software keeps it: whoever changes the one changes the other. */
const text = `## What everybody sees

The profile of an active job seeker: name, photo, video, city, job, areas, hourly rate, experience and what they wrote about themselves. An offer of an employer: company, city, job, rate and description. A job seeker who pauses disappears from all public pages at once; so does an offer that is closed.

## What only some see

- Email addresses and WhatsApp numbers are shown to nobody but their owner and our support, until their owner gives them to somebody in a chat.
- A chat is seen by its two sides, and by our support, who reads along to help and to keep people safe.
- Whoever holds the private link of a chat can read that chat. We make you a new link when you ask for it, and the old one ends.

## Cookies

- One cookie says who is signed in.
- One cookie remembers for an hour whom an employer without an account contacted as.
- Your choice of light or dark, drafts and messages that are not sent yet are kept in your browser alone.

There are no cookies for advertising, and nobody else's scripts that watch you.

## Payments

Cards are entered at our payment provider, who keeps them. We keep the kind of card, its last four digits and when it expires, to show you which one is charged.

## Mails

We write when somebody waits for your answer, and about your account and your subscription. How often we write about unread messages is yours to choose, also by one click in each of those mails.

## How long

Uploads that nothing refers to are removed after a day. When an account is deleted its name, contact data, photo, video and texts are erased; messages stay with those they were written to.

## Your rights

You may see, correct and have erased what we keep about you: write to us in the chat with the support.`;

export default function PrivacyScreen() {
  return (
    <LegalPage
      title="Privacy"
      lead={`What ${name} keeps about you, who sees it, and for how long.`}
      path={paths.privacy.to()}
    >
      {text}
    </LegalPage>
  );
}

export function Skeleton() {
  return null;
}
