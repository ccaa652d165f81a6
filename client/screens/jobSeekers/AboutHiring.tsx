import { Disclosure } from '../../ui/action/Disclosure.tsx';
import { Prose } from '../../ui/layout/Prose.tsx';
import { product } from '../../ui/product.ts';

/** How hiring works here, behind 'Read more' (spec 000 §2). `plural` in lower case. */
export function AboutHiring({ plural, city }: { plural: string; city: string | null }) {
  const where = city ? ` in ${city}` : '';
  return (
    <Disclosure>
      <Prose>
        <p>
          Every profile below is of somebody who looks for work{where} by the hour, part-time, full-time or both. It
          shows the lowest hourly rate at which they want to be introduced to you, where they work, how long they have
          done it, and what they say about themselves; some tell it in a short video.
        </p>
        <p>
          Found somebody? Open the profile and contact them: you leave an email or a WhatsApp number, say what the work
          is about, and go on in a chat. Looking around costs nothing. Writing to {plural} takes a subscription to{' '}
          {product.name}, monthly or yearly, which you can end in two clicks. What you pay for the work is between the
          two of you: {product.name} takes no share of it.
        </p>
      </Prose>
    </Disclosure>
  );
}
