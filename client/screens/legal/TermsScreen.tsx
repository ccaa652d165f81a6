import { paths } from '../../app/paths.ts';
import { product } from '../../ui/base/product.ts';
import { LegalPage } from './LegalPage.tsx';

const { name } = product;

export default function TermsScreen() {
  return (
    <LegalPage title="Terms" lead="What you can expect from us and what we expect from you." path={paths.terms.to()}>
      <h2>What {name} does</h2>
      <p>
        {name} introduces employers to people who look for work by the hour, and gives them a chat. We are not the
        employer of the people you meet here, and not a party to your agreements: you settle the work, hours, pay, taxes
        and insurance with each other.
      </p>
      <h2>Browsing and contacting</h2>
      <p>
        Browsing profiles and offers is free and needs no account. Employers can contact a job seeker by leaving an
        email address or a WhatsApp number. To send messages to a job seeker, an employer needs a subscription. Job
        seekers pay nothing.
      </p>
      <h2>Subscriptions</h2>
      <ul>
        <li>A subscription is monthly or yearly. You see the price and currency before you pay.</li>
        <li>
          It renews at the end of each period until you cancel it under &quot;My subscription&quot;. After cancelling,
          you keep access until the end of the paid period.
        </li>
        <li>Where we offer a pass, it is paid once, lasts seven days, ends by itself and is not renewed.</li>
        <li>We send you an email before a yearly subscription renews.</li>
        <li>If a renewal payment fails, we tell you by email. The subscription ends if it stays unpaid.</li>
      </ul>
      <h2>Your content</h2>
      <p>
        You own the texts, photos, videos and documents that you upload. You allow us to show them as part of the
        product: profiles and offers to the public, chats to their participants and our support team. Do not publish
        anything that is false, illegal or not yours.
      </p>
      <h2>Respect</h2>
      <p>
        Do not reject, underpay or harass people because of their sex, age, origin, religion, orientation or disability.
        We pause profiles and offers and close accounts that break this rule or the law.
      </p>
      <h2>Closing your account</h2>
      <p>
        You can have your account deleted at any time: contact us in the support chat. Your messages stay in the chats
        of the people you wrote to, without your contact details.
      </p>
      <h2>Our liability</h2>
      <p>
        We run {name} with care, but we do not guarantee that it is always available or that you will find a match. We
        are liable for harm caused by intent or gross negligence, and wherever the law requires it.
      </p>
    </LegalPage>
  );
}

export function Skeleton() {
  return null;
}
