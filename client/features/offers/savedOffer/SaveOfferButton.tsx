import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { firstName } from '../../../../server/domain/core/text/firstName.ts';
import type { SaveOfferButton_jobOffer$key } from '../../../__generated__/SaveOfferButton_jobOffer.graphql.ts';
import { NetworkError } from '../../../app/relay/NetworkError.ts';
import { SaveButton, SaveIcon } from '../../../ui/action/SaveButton.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { useEagerChoice } from '../../core/useEagerChoice.ts';

const loadSaving = () => import('./saveOffer.ts');

/** Preloads the code for pressing the button. A failure is handled on the press. */
const prepare = () => void loadSaving().catch(() => undefined);

/** Saves an offer, or no longer. Only job seekers see it; `icon` is for cards. */
export function SaveOfferButton({
  jobOffer: key,
  look = 'icon',
}: {
  jobOffer: SaveOfferButton_jobOffer$key;
  look?: 'icon' | 'text';
}) {
  const { id, viewerHasSaved, employerName, job } = useFragment(
    graphql`
      fragment SaveOfferButton_jobOffer on JobOffer {
        id
        viewerHasSaved
        employerName
        job {
          name
        }
      }
    `,
    key,
  );
  const environment = useRelayEnvironment();
  const [isSaved, choose] = useEagerChoice(viewerHasSaved ?? false, async (save) => {
    const result = await loadSaving()
      .then(({ addSavedOffer, removeSavedOffer }) => (save ? addSavedOffer : removeSavedOffer)(environment, id))
      .catch((cause) => ({ ok: false as const, message: new NetworkError('offline', { cause }).message }));
    if (result.ok) showToast(save ? 'Offer saved.' : 'Offer removed from your list.');
    else showToast(result.message, 'warning');
    return result.ok;
  });
  if (viewerHasSaved == null) return null;
  const button = { pressed: isSaved, onPress: () => void choose(!isSaved), onPrepare: prepare };
  if (look === 'text') return <SaveButton label="Save offer" {...button} />;
  return <SaveIcon label={`Save offer: ${job.name} for ${firstName(employerName)}`} {...button} />;
}
