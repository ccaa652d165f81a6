import { graphql } from 'react-relay';
import type { JobOfferState } from '../../__generated__/MyJobOffersScreenQuery.graphql.ts';
import type { useOfferLifeFillMutation } from '../../__generated__/useOfferLifeFillMutation.graphql.ts';
import type { useOfferLifeRenewMutation } from '../../__generated__/useOfferLifeRenewMutation.graphql.ts';
import type { ActionResult } from '../../app/relay/action.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { showToast } from '../../ui/display/toasts.ts';
import type { RowAction } from '../../ui/table/RowMenu.tsx';

interface Offer {
  readonly id: string;
  readonly state: JobOfferState;
  readonly waitsForApproval?: boolean | null | undefined;
}

/**
 * The actions that begin the next part of an offer's life: `actions` for the menu of its row, and `publishAgain`, which is the main
 * one of an expired offer.
 */
export function useOfferLife(): { publishAgain: (id: string) => void; actions: (offer: Offer) => RowAction[] } {
  const [fill] = useAction<useOfferLifeFillMutation>(graphql`
    mutation useOfferLifeFillMutation($input: FillJobOfferInput!) {
      fillJobOffer(input: $input) {
        ... on FillJobOfferPayload @alias(as: "success") {
          jobOffer {
            id
            state
            expiresAt
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const [renew] = useAction<useOfferLifeRenewMutation>(graphql`
    mutation useOfferLifeRenewMutation($input: RenewJobOfferInput!) {
      renewJobOffer(input: $input) {
        ... on RenewJobOfferPayload @alias(as: "success") {
          jobOffer {
            id
            state
            expiresAt
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  async function run(action: Promise<ActionResult<unknown>>, done: string) {
    const result = await action;
    if (result.ok) showToast(done);
    else showToast(result.message, 'warning');
  }
  const publishAgain = (id: string) => void run(renew({ input: { id } }), 'The offer is public for 30 days.');

  function actions({ id, state, waitsForApproval }: Offer): RowAction[] {
    // A draft is published with its form, and what waits for its approval gets a whole period with it.
    if (state === 'DRAFT' || state === 'EXPIRED' || waitsForApproval) return [];
    const label = state === 'ACTIVE' ? 'Renew for 30 days' : 'Publish again for 30 days';
    const renewal: RowAction = { id: 'renew', label, onPress: () => publishAgain(id) };
    if (state !== 'ACTIVE') return [renewal];
    const filling: RowAction = {
      id: 'fill',
      label: 'Mark as filled',
      onPress: () => void run(fill({ input: { id } }), 'The offer is filled and no longer public.'),
    };
    return [renewal, filling];
  }
  return { publishAgain, actions };
}
