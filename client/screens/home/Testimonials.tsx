import type { Endorsements_query$data } from '../../__generated__/Endorsements_query.graphql.ts';
import { Carousel } from '../../ui/display/Carousel.tsx';
import { Quote } from '../../ui/display/Quote.tsx';
import { Section } from '../../ui/layout/Section.tsx';

/** Quotes that advance automatically until the user interacts with them. */
export function Testimonials({
  testimonials,
}: {
  testimonials: readonly Endorsements_query$data['endorsements']['edges'][0]['node'][];
}) {
  return (
    <Section title="What our users say" tone="sunken" late>
      <Carousel
        label="Testimonials"
        autoplay
        slides={testimonials.map(({ id, name, subTitle, text, imageUri }) => ({
          id,
          content: (
            <Quote name={name} line={subTitle} photoUri={imageUri ?? null}>
              {text}
            </Quote>
          ),
        }))}
      />
    </Section>
  );
}
