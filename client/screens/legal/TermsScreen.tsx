import { paths } from '../../paths.ts';
import { product } from '../../ui/product.ts';
import { LegalPage } from './LegalPage.tsx';

const { name } = product;

/** What is agreed between the product and the people who use it; what the software does, said as terms. */
const text = `## What ${name} does

${name} shows employers people who look for work by the hour, and brings the two together in a chat. We are not the employer of anybody you meet here, and no party to what you agree with each other: the work, its hours, its pay, its taxes and its insurance are between the two of you.

## Looking around and writing

Everybody may look at profiles and offers without an account. An employer may contact a job seeker by leaving a name and an email address or a WhatsApp number. Writing in a chat with a job seeker takes a subscription. Job seekers pay nothing.

## Subscriptions

- A subscription is monthly or yearly, at the price and in the currency that are shown before you pay.
- It renews at the end of each period until you cancel it. You cancel it under "My subscription", and use it until the end of the period that is paid.
- Before a yearly subscription renews we remind you by email.
- If a renewal cannot be collected we tell you by email, and the subscription ends unless it is paid.

## What you put here

What you write, and the photos, videos and documents that you upload, stay yours. You let us show them where the product shows them: a profile to everybody, an offer to everybody, a chat to its two sides and to our support. Put nothing here that is not true, that belongs to somebody else, or that is against the law.

## How to treat each other

Nobody may be refused, underpaid or harassed for their sex, age, origin, religion, orientation or disability. We pause profiles and offers, and end accounts, that break this rule or the law.

## Ending it

You may have your account deleted at any time: write to us in the chat with the support. What you said in chats stays with those you said it to, without your contact data.

## Our part

We run ${name} with care, and we do not promise that it is always there, or that you will find somebody. We answer for harm that we do on purpose or by gross negligence, and wherever the law says that we must.`;

export default function TermsScreen() {
  return (
    <LegalPage title="Terms" lead="What you can expect from us, and what we expect from you." path={paths.terms.to()}>
      {text}
    </LegalPage>
  );
}

export function Skeleton() {
  return null;
}
