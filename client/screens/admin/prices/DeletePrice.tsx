import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { priceLabel } from '../../../components/payment/priceLabel.ts';
import { useAction } from '../../../relay/useAction.ts';
import { useReadAgain } from '../../../routing/useReadAgain.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { Stack } from '../../../ui/layout/Grid.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import type { DeletePrice_pricingOption$key } from './__generated__/DeletePrice_pricingOption.graphql.ts';
import type { DeletePriceMutation } from './__generated__/DeletePriceMutation.graphql.ts';

/** Takes a price away; subscriptions that were bought at it go on. */
export function DeletePrice({ pricingOption: key }: { pricingOption: DeletePrice_pricingOption$key }) {
  const readAgain = useReadAgain();
  const option = useFragment(
    graphql`
      fragment DeletePrice_pricingOption on PricingOption {
        id
        recurringMode
        currency
        price
      }
    `,
    key,
  );
  const [deletePrice, deleting] = useAction<DeletePriceMutation>(graphql`
    mutation DeletePriceMutation($input: DeletePricingOptionInput!) {
      deletePricingOption(input: $input) {
        ... on DeletePricingOptionPayload @alias(as: "success") {
          deletedId
        }
        ... on Failure @alias(as: "failure") {
          __typename
          message
        }
      }
    }
  `);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function confirm() {
    setProblem(null);
    const result = await deletePrice({ input: { id: option.id } });
    // Somebody else has deleted it: what was wanted is done.
    if (!result.ok && result.type !== 'NotFound') return setProblem(result.message);
    setAsking(false);
    void readAgain();
  }

  return (
    <>
      <Button
        look="quiet"
        size="small"
        onClick={() => {
          setProblem(null);
          setAsking(true);
        }}
      >
        Delete<VisuallyHidden> {priceLabel(option)}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title="Delete Price"
        busy={deleting}
        onConfirm={() => void confirm()}
        onCancel={() => !deleting && setAsking(false)}
      >
        <Stack gap="small">
          <p>Please confirm that you want to delete a Price : {priceLabel(option)}</p>
          <p>Subscriptions that were bought at it go on.</p>
          {problem && <Notice tone="error">{problem}</Notice>}
        </Stack>
      </ConfirmDialog>
    </>
  );
}
