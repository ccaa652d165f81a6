import { firstName } from '../../people/jobSeeker/firstName.ts';
import { Benefits } from '../view/Benefits.tsx';
import { PaymentPerson } from '../view/PaymentPerson.tsx';
import type { Purchase } from './usePayment.ts';

/** What a subscription gives. */
const benefits = [
  'Message every job seeker you contact',
  'See their email and WhatsApp number',
  'Cancel any time, in two clicks',
];

/** For whom and for what the payment is. */
export function PaymentHead({ person }: Pick<Purchase, 'person'>) {
  return (
    <div>
      {person && (
        <PaymentPerson
          name={`Write to ${firstName(person.name)}`}
          photoUri={person.photoUri ?? null}
          line="Your request is sent. A subscription opens the chat."
        />
      )}
      <Benefits benefits={benefits} />
    </div>
  );
}
