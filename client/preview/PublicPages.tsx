import { __iconNode as IconBriefcase } from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import { __iconNode as IconCalendar } from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import { __iconNode as IconMapPin } from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { __iconNode as IconWorld } from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { SearchBar } from '../features/discovery/jobSearch/SearchBar.tsx';
import { JobOfferCard } from '../features/offers/card/JobOfferCard.tsx';
import { JobSeekerCard } from '../features/people/card/JobSeekerCard.tsx';
import { JobSeekerCardSkeleton } from '../features/people/card/JobSeekerCardSkeleton.tsx';
import { DealCard } from '../features/people/profile/DealCard.tsx';
import { PersonTile } from '../features/people/profile/PersonTile.tsx';
import { ProfileHeader } from '../features/people/profile/ProfileHeader.tsx';
import { ProfileLayout, ProfileSection } from '../features/people/profile/ProfileLayout.tsx';
import { HourDial } from '../screens/home/HourDial.tsx';
import { SearchSentence } from '../screens/home/SearchSentence.tsx';
import { Button, ButtonLink } from '../ui/action/Button.tsx';
import { Disclosure } from '../ui/action/Disclosure.tsx';
import { Faq } from '../ui/action/Faq.tsx';
import { Tabs } from '../ui/action/Tabs.tsx';
import { AvailabilityBadges, PremiumBadge, VerifiedBadge } from '../ui/display/Badge.tsx';
import { Carousel } from '../ui/display/Carousel.tsx';
import { Facts } from '../ui/display/Facts.tsx';
import { Quote } from '../ui/display/Quote.tsx';
import { Rate } from '../ui/display/Rate.tsx';
import { Breadcrumbs } from '../ui/layout/Breadcrumbs.tsx';
import { Container } from '../ui/layout/Container.tsx';
import { Grid, Stack } from '../ui/layout/Grid.tsx';
import { Hero } from '../ui/layout/Hero.tsx';
import { PageHead } from '../ui/layout/PageHead.tsx';
import { Prose } from '../ui/layout/Prose.tsx';
import { Section } from '../ui/layout/Section.tsx';
import { Text } from '../ui/layout/Text.tsx';
import { LoadMore } from '../ui/paging/LoadMore.tsx';
import { Frame } from './frame.tsx';
import { people, story } from './people.ts';

const jobs = ['waiter', 'chef', 'barista', 'housekeeper', 'kitchen helper'].map((name) => ({
  value: name,
  label: name,
}));

export function Home() {
  return (
    <Frame>
      <Hero adornment={<HourDial people={[...people]} />}>
        <SearchSentence words="I need to hire a" action="" jobs={jobs} />
        <Text look="lead">
          Hire for the hours you need. Compare rates, read profiles and agree the details in chat.
        </Text>
      </Hero>
      <Section title="New in Singapore" tone="sunken" lead="Ready to start this week.">
        <Grid>
          {people.slice(0, 6).map((person, index) => (
            <li key={person.id}>
              <PersonTile
                href="?page=profile"
                name={person.name}
                photoUri={index === 3 ? null : person.photoUri}
                line="Waiter in Singapore"
                currency="SGD"
                minRate={12 + index}
              />
            </li>
          ))}
        </Grid>
      </Section>
      <Section title="What employers say">
        <Carousel
          label="Testimonials"
          autoplay
          slides={people.map((person) => ({
            id: person.id,
            content: (
              <Quote name={person.name} line="Restaurant owner, Singapore" photoUri={person.photoUri}>
                We needed two waiters for Friday. On Wednesday evening we had both.
              </Quote>
            ),
          }))}
        />
      </Section>
      <Section title="Questions" narrow>
        <Faq
          firstOpen
          questions={[
            {
              id: 'a',
              question: 'What does it cost to look around?',
              answer: 'Browsing is free. You subscribe to chat.',
            },
            { id: 'b', question: 'How do I pay the people I hire?', answer: 'Directly, as you agree in chat.' },
          ]}
        />
      </Section>
    </Frame>
  );
}

const selects = [
  ['job_id', 'Job', 'All jobs'],
  ['city_id', 'City', 'All cities'],
  ['sex', 'Gender', 'All genders'],
  ['experience_id', 'Experience', 'All experiences'],
  ['sort', 'Sort by', 'Signup date'],
].map(([name = '', label = '', first = '']) => ({ name, label, value: '0', options: [{ value: '0', label: first }] }));

export function Search() {
  return (
    <Frame>
      <Container>
        <PageHead
          title="Job Seekers in Singapore"
          lead="134 waiters are looking for work now."
          above={<Breadcrumbs trail={[{ label: 'Home', href: '?page=home' }, { label: 'Waiter' }]} />}
        />
        <Stack>
          <SearchBar label="Job seekers" action="" selects={selects} />
          <Disclosure>
            <Prose>{story}</Prose>
          </Disclosure>
          {people.slice(0, 4).map((person, index) => (
            <JobSeekerCard
              key={person.id}
              href="?page=profile"
              name={person.name}
              photoUri={index === 2 ? null : person.photoUri}
              hasVideo={index === 0}
              nativeCountry={person.country}
              jobAreas="Orchard, Marina Bay, Tanjong Pagar"
              city="Singapore"
              headline="Ready to join your team and make your guests happy"
              description={story}
              partTime
              fullTime={index > 0}
              joined="Nov 21, 2026"
              currency="SGD"
              minRate={12 + index}
              eager={index < 2}
            />
          ))}
          <JobSeekerCardSkeleton />
        </Stack>
        <LoadMore list={{ current: null }} shown={10} total={134} onMore={() => undefined} href="?page=search" />
      </Container>
    </Frame>
  );
}

export function Offers() {
  return (
    <Frame>
      <Container>
        <PageHead title="Waiter Job Offers in Singapore" lead="12 job offers are available now" />
        <Stack>
          <SearchBar label="Job offers" action="" selects={selects.slice(0, 2)} />
          <Grid>
            {people.map((person, index) => (
              <li key={person.id}>
                <JobOfferCard
                  href="?page=profile"
                  photoUri={index % 2 ? null : person.photoUri}
                  employer={person.name}
                  city="Singapore"
                  country="Singapore"
                  description={`${story.slice(0, 97)}…`}
                  published="Nov 21, 2026"
                  currency="SGD"
                  maxRate={14 + index}
                />
              </li>
            ))}
          </Grid>
        </Stack>
        <LoadMore list={{ current: null }} shown={12} total={12} onMore={() => undefined} />
      </Container>
    </Frame>
  );
}

export function Profile() {
  const person = people[0];
  const rate = <Rate currency="SGD" amount={14} size="large" />;
  return (
    <Frame>
      <ProfileLayout
        header={
          <ProfileHeader
            above={
              <Breadcrumbs
                trail={[
                  { label: 'Home', href: '?page=home' },
                  { label: 'Waiters in Singapore', href: '?page=search' },
                  { label: person.name },
                ]}
              />
            }
            name={person.name}
            photoUri={person.photoUri}
            onPhoto={() => undefined}
            title="Senior waiter with wine service and banquet experience"
            lines={[
              { id: 'job', icon: IconBriefcase, text: 'Waiter' },
              { id: 'area', icon: IconMapPin, text: 'Orchard, Marina Bay, Singapore' },
              { id: 'from', icon: IconWorld, text: 'From Philippines' },
              { id: 'since', icon: IconCalendar, text: 'Here since Nov 21, 2026' },
            ]}
            badges={
              <>
                <AvailabilityBadges partTime fullTime />
                <VerifiedBadge>Interviewed</VerifiedBadge>
                <PremiumBadge />
              </>
            }
          />
        }
        aside={
          <DealCard
            label="Minimum hourly rate"
            rate={rate}
            action={
              <Button size="large" wide>
                Contact Maria
              </Button>
            }
            note="From SGD 49 a month, cancel any time"
            further={
              <Button look="secondary" wide>
                CHAT NOW
              </Button>
            }
          >
            <Facts
              facts={[
                { label: 'Experience', value: '5 to 10 years' },
                { label: 'Mother tongue', value: 'Tagalog' },
                { label: 'Areas', value: 'Orchard, Marina Bay' },
              ]}
            />
          </DealCard>
        }
        bar={
          <>
            <Rate currency="SGD" amount={14} />
            <ButtonLink href="#content">Contact Maria</ButtonLink>
          </>
        }
      >
        <Tabs
          label="About Maria"
          tabs={[
            {
              id: 'profile',
              label: 'Job Seeker Profile',
              content: <Prose>{`${story}\n\n${story}`}</Prose>,
            },
            { id: 'availability', label: 'Availability', content: <Prose>Evenings and weekends.</Prose> },
          ]}
        />
        <ProfileSection title="Q&A with Maria">
          <Faq
            firstOpen
            questions={[
              { id: '1', question: 'What makes you a great waiter?', answer: story },
              { id: '2', question: 'Why should we hire you?', answer: story },
              { id: '4', question: 'Who are your previous employers?', answer: story },
            ]}
          />
        </ProfileSection>
        <ProfileSection title="Similar job seekers">
          <Grid columns={2}>
            {people.slice(1, 5).map((other) => (
              <li key={other.id}>
                <PersonTile
                  href="?page=profile"
                  name={other.name}
                  photoUri={other.photoUri}
                  line="Waiter in Singapore"
                  currency="SGD"
                  minRate={13}
                />
              </li>
            ))}
          </Grid>
        </ProfileSection>
      </ProfileLayout>
    </Frame>
  );
}
