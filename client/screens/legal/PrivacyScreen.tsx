import { paths } from '../../paths.ts';
import { product } from '../../ui/product.ts';
import { LegalPage } from './LegalPage.tsx';

const { name } = product;

export default function PrivacyScreen() {
  return (
    <LegalPage
      title="Privacy"
      lead={`What data ${name} keeps, who can see it, and for how long.`}
      path={paths.privacy.to()}
    >
      <h2>What everyone can see</h2>
      <p>
        Profiles of active job seekers: name, photo, video, city, job, areas, hourly rate, experience and description.
        Job offers: company, city, job, rate and description. Pages of employers who are hiring or describe their
        company: first name, company, logo, description and how soon they usually answer. When a profile is paused or an
        offer is closed, it disappears from all public pages at once.
      </p>
      <h2>What only some people can see</h2>
      <ul>
        <li>
          Only you and our support team see your email address and WhatsApp number, unless you share them in a chat.
        </li>
        <li>Only its participants and our support team can read a chat. We read chats to help and to keep you safe.</li>
        <li>
          Anyone with the private link to a chat can read that chat. Ask us for a new link at any time: the old one
          stops working.
        </li>
      </ul>
      <h2>Cookies</h2>
      <ul>
        <li>One cookie keeps you logged in.</li>
        <li>
          One cookie remembers this browser for a year, so that failed attempts to log in from other devices do not lock
          you out.
        </li>
        <li>One cookie remembers employers without an account for an hour after their last contact.</li>
        <li>Your light or dark theme, drafts and unsent messages are stored in your browser only.</li>
      </ul>
      <p>We do not use advertising cookies or third-party tracking.</p>
      <h2>Payments</h2>
      <p>
        Our payment provider stores your card. We only keep its brand, last four digits and expiry date, so that you
        know which card is charged.
      </p>
      <h2>Emails</h2>
      <p>
        We email you about unread messages, your account and your subscription. You choose how often we email you about
        unread messages; each of these emails has a link to unsubscribe.
      </p>
      <h2>How long we keep data</h2>
      <p>
        Unused uploads are deleted after a day. When an account is deleted, we erase its name, contact details, photo,
        video and texts. Messages stay with the people who received them.
      </p>
      <h2>Your rights</h2>
      <p>You can see, correct and delete the data we keep about you: contact us in the support chat.</p>
    </LegalPage>
  );
}

export function Skeleton() {
  return null;
}
