import { graphql, useFragment } from 'react-relay';
import type { Plans_viewer$key } from '../../__generated__/Plans_viewer.graphql.ts';
import type { RecurringMode } from '../../__generated__/usePaymentMutation.graphql.ts';
import { isPass } from '../../features/billing/payment/price.ts';
import { billingLine, perText, pricingChoice } from '../../features/billing/payment/priceLabel.ts';
import { PlanOffer } from '../../features/billing/view/PlanOffer.tsx';
import { Button } from '../../ui/action/Button.tsx';
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx';
import { Grid } from '../../ui/layout/Grid.tsx';

/** The prices, for employers without a subscription. */
export function Plans({ viewer, onChoose }: { viewer: Plans_viewer$key; onChoose: (mode: RecurringMode) => void }) {
  const { pricingOptions } = useFragment(
    graphql`
      fragment Plans_viewer on Viewer {
        pricingOptions(withPass: true) {
          id
          recurringMode
          currency
          price
        }
      }
    `,
    viewer,
  );
  return (
    <section aria-labelledby="plans">
      <h2 id="plans">
        <VisuallyHidden>Choose a plan</VisuallyHidden>
      </h2>
      <Grid columns={2}>
        {pricingOptions.map((option) => {
          const offer = pricingChoice(option, pricingOptions);
          return (
            <li key={option.id}>
              <PlanOffer
                offer={{ ...offer, per: perText(option) }}
                line={billingLine(option)}
                action={
                  <Button
                    wide
                    look={offer.note ? 'primary' : 'secondary'}
                    onClick={() => onChoose(option.recurringMode)}
                  >
                    {isPass(option) ? (
                      `Buy a pass`
                    ) : (
                      <>
                        Subscribe<VisuallyHidden> {option.recurringMode.toLowerCase()}</VisuallyHidden>
                      </>
                    )}
                  </Button>
                }
              />
            </li>
          );
        })}
      </Grid>
    </section>
  );
}
