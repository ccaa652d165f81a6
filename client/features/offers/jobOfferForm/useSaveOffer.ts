import { useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { offerImageLongestSide } from '../../../../server/domain/files/stored/upload.input.ts';
import type { useOfferPictureMutation } from '../../../__generated__/useOfferPictureMutation.graphql.ts';
import type { SaveJobOfferInput, useSaveOfferMutation } from '../../../__generated__/useSaveOfferMutation.graphql.ts';
import type { ActionResult } from '../../../app/relay/action.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { useChosenPicture } from '../../core/picture/useChosenPicture.ts';
import { randomKey } from '../../core/randomKey.ts';

/** Creates or changes an offer. Sent again after a lost answer, it makes no second one. */
export function useSaveOffer() {
  const clientKey = useRef(randomKey());
  const [save] = useAction<useSaveOfferMutation>(graphql`
    mutation useSaveOfferMutation($input: SaveJobOfferInput!) {
      saveJobOffer(input: $input) {
        ... on SaveJobOfferPayload @alias(as: "success") {
          jobOffer {
            id
            databaseId
            rejection {
              reason
            }
            waitsForApproval
            ...JobOfferForm_jobOffer
            ...FittingPeople_jobOffer
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  return (input: Omit<SaveJobOfferInput, 'clientKey'>) => save({ input: { ...input, clientKey: clientKey.current } });
}

/** The picture that is chosen for an offer, and its upload, which comes before the offer is saved. */
export function useOfferPicture() {
  const picture = useChosenPicture(offerImageLongestSide);
  const [send] = useAction<useOfferPictureMutation>(graphql`
    mutation useOfferPictureMutation($input: UploadJobOfferImageInput!) {
      uploadJobOfferImage(input: $input) {
        ... on UploadJobOfferImagePayload @alias(as: "success") {
          uri
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const [progress, setProgress] = useState<number | null>(null);

  return {
    picture,
    /** The uploaded share, from 0 to 1; null while nothing is being uploaded. */
    progress,
    /** Resolves to the URI of the chosen picture; null without one. */
    async upload(): Promise<ActionResult<string | null>> {
      const image = await picture.cropped();
      if (!image) return { ok: true, success: null };
      const result = await send({ input: { image } }, { onProgress: setProgress });
      setProgress(null);
      return result.ok ? { ok: true, success: result.success.uri } : result;
    },
  };
}
