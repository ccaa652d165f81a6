import { graphql, usePreloadedQuery } from 'react-relay';
import { useLocation, useNavigate } from 'react-router';
import { allJobsSlug } from '../../../server/domain/people/search/search.input.ts';
import type { PricingScreenQuery } from '../../__generated__/PricingScreenQuery.graphql.ts';
import { paths } from '../../app/paths.ts';
import { PageMeta, StructuredData } from '../../app/routing/PageMeta.tsx';
import { useOrigin } from '../../app/routing/page.ts';
import type { ScreenProps } from '../../app/routing/route.ts';
import { billingLine, perText, planName, pricingChoice } from '../../features/billing/payment/priceLabel.ts';
import { PaymentsUnavailable } from '../../features/billing/view/PaymentsUnavailable.tsx';
import { included, PlanOffer } from '../../features/billing/view/PlanOffer.tsx';
import { CanonicalAddress } from '../../features/core/CanonicalAddress.tsx';
import { HelpFaq } from '../../features/core/help/HelpFaq.tsx';
import { helpQuestions } from '../../features/core/help/questions.ts';
import { Trail } from '../../features/core/Trail.tsx';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { product } from '../../ui/base/product.ts';
import { CardSection } from '../../ui/display/Card.tsx';
import { Loading, SkeletonBlock } from '../../ui/display/Skeleton.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { Container, Grid, Row, Stack } from '../../ui/layout/Grid.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Prose, Text } from '../../ui/layout/Text.tsx';
import styles from './Pricing.module.css';

const title = 'Pricing';
const lead = 'Browsing and contacting are free. Employers subscribe to write to job seekers. Job seekers never pay.';

const free = [
  'Browse profiles and offers, without an account',
  'Contact job seekers: they learn of your request',
  'Post job offers, and decide about applicants',
  'Keep a shortlist and saved searches',
  'Read your chats, and write to our team',
];

const questions = helpQuestions.filter(({ topic }) => topic === 'payment');

/** /pricing: what costs something, where, and how it ends (docs/product/payment.md). */
export default function PricingScreen({ queryRef }: ScreenProps<PricingScreenQuery>) {
  const { viewer, cities, inCity, paymentSetup } = usePreloadedQuery<PricingScreenQuery>(
    graphql`
      query PricingScreenQuery($cityId: Int, $hasCity: Boolean!) @preloadable {
        viewer {
          kind
          pricingOptions(withPass: true) {
            id
            recurringMode
            currency
            price
          }
        }
        cities {
          databaseId
          name
          country {
            currencyCode
          }
        }
        inCity: pricingOptions(cityId: $cityId, withPass: true) @include(if: $hasCity) {
          id
          recurringMode
          currency
          price
        }
        paymentSetup {
          mode
          supportEmail
        }
      }
    `,
    queryRef,
  );
  const navigate = useNavigate();
  const origin = useOrigin();
  const chosen = new URLSearchParams(useLocation().search).get('city') ?? '';
  const city = cities.find(({ databaseId }) => String(databaseId) === chosen);
  const options = (city && inCity) ?? viewer.pricingOptions;
  const currency = options[0]?.currency;
  const isOther = city && currency !== city.country.currencyCode;
  const isEmployer = viewer.kind === 'EMPLOYER' || viewer.kind === 'GUEST';
  return (
    <Container>
      <PageMeta title={title} description={lead} canonical={paths.pricing.to()} />
      <CanonicalAddress path={paths.pricing.to()} />
      <PageHead
        above={<Trail trail={[{ label: 'Home', href: paths.home.to() }, { label: title }]} />}
        title={title}
        lead={lead}
      />
      <Stack gap="large" className={styles.page}>
        {paymentSetup.mode === 'NONE' && <PaymentsUnavailable supportEmail={paymentSetup.supportEmail} />}
        <section aria-labelledby="plans">
          <h2 id="plans">Subscriptions for employers</h2>
          <form
            action={paths.pricing.to()}
            method="get"
            className={styles.choice}
            onSubmit={(event) => {
              event.preventDefault();
              const value = new FormData(event.currentTarget).get('city');
              void navigate(paths.pricing.to({}, { city: String(value ?? '') }), { replace: true });
            }}
          >
            <SelectField
              key={chosen}
              label="Where do you hire?"
              name="city"
              defaultValue={city ? chosen : ''}
              placeholder="Select city"
              options={cities.map(({ databaseId, name, country }) => ({
                value: String(databaseId),
                label: `${name} (${country.currencyCode})`,
              }))}
            />
            <Button type="submit" look="secondary">
              Show prices
            </Button>
          </form>
          <p role="status" className={styles.note}>
            {city && (
              <>
                Prices for hiring in <bdi>{city.name}</bdi>.
              </>
            )}
            {isOther && ` We have no price in ${city.country.currencyCode} yet, so they are in ${currency}.`}
          </p>
          <Grid>
            {options.map((option) => (
              <li key={option.id}>
                <PlanOffer
                  offer={{ ...pricingChoice(option, options), per: perText(option) }}
                  line={billingLine(option)}
                />
              </li>
            ))}
          </Grid>
          <Text look="small" className={styles.note}>
            Prices include tax. You pay job seekers directly, and we take no commission.
          </Text>
          {viewer.kind !== 'JOB_SEEKER' && viewer.kind !== 'ADMIN' && (
            <Row className={styles.go}>
              {isEmployer ? (
                <ButtonLink href={paths.mySubscription.to()} size="large">
                  Go to My subscription
                </ButtonLink>
              ) : (
                <ButtonLink href={paths.jobSeekers.to({ job: allJobsSlug })} size="large">
                  Find job seekers
                </ButtonLink>
              )}
            </Row>
          )}
        </section>
        <Grid>
          <li>
            <CardSection title="Free for employers">
              <Lines lines={free} />
            </CardSection>
          </li>
          <li>
            <CardSection title="With a subscription">
              <Lines lines={included} />
            </CardSection>
          </li>
          <li>
            <CardSection title="Free for job seekers">
              <Lines
                lines={['Your profile, applications, alerts and messages', 'No commission: employers pay you directly']}
              />
            </CardSection>
          </li>
        </Grid>
        <section aria-labelledby="questions">
          <h2 id="questions">Questions about payment</h2>
          <HelpFaq questions={questions} />
          <Row className={styles.go}>
            <ButtonLink href={paths.help.to()} look="secondary">
              All questions
            </ButtonLink>
          </Row>
        </section>
      </Stack>
      {options.length > 0 && (
        <StructuredData
          data={{
            '@type': 'Service',
            name: `${product.name} subscription`,
            provider: { '@type': 'Organization', name: product.name, url: origin },
            ...(city && { areaServed: city.name }),
            offers: options.map((option) => ({
              '@type': 'Offer',
              name: planName(option),
              price: option.price,
              priceCurrency: option.currency,
            })),
          }}
        />
      )}
    </Container>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <Prose>
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </Prose>
);

export function Skeleton() {
  return (
    <Container>
      <PageHead title={title} lead={lead} />
      <Loading label="Loading prices">
        <Grid>
          {['one', 'two'].map((key) => (
            <li key={key}>
              <SkeletonBlock shape="block" className={styles.loading} />
            </li>
          ))}
        </Grid>
      </Loading>
    </Container>
  );
}
