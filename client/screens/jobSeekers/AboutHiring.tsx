import { Disclosure } from '../../ui/action/Disclosure.tsx';
import { product } from '../../ui/base/product.ts';
import { Prose } from '../../ui/layout/Prose.tsx';

/** An explanation of hiring, behind 'Read more'. `plural` in lower case. */
export function AboutHiring({ plural, city }: { plural: string; city: string | null }) {
  const where = city ? ` in ${city}` : '';
  return (
    <Disclosure>
      <Prose>
        <p>
          These job seekers are looking for work{where} by the hour, part-time, full-time or both. Each profile shows
          their minimum hourly rate, where they work, their experience and a description. Some include a short video.
        </p>
        <p>
          Found the right person? Leave an email or a WhatsApp number, describe the work and agree the details in chat.
          Browsing is free. To message {plural}, you need a {product.name} subscription, which you can cancel any time.
          You pay the job seeker directly, and {product.name} takes no commission.
        </p>
      </Prose>
    </Disclosure>
  );
}
