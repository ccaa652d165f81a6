import { useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { forFields } from '../../../../server/domain/core/catalog/forFields.input.ts';
import { type OfferText, offerTexts } from '../../../../server/domain/core/catalog/offerFields.input.ts';
import { typedNumber } from '../../../../server/domain/core/text/format/typed.ts';
import { offerImageLongestSide } from '../../../../server/domain/files/stored/upload.input.ts';
import type { useOfferPictureMutation } from '../../../__generated__/useOfferPictureMutation.graphql.ts';
import type { SaveJobOfferInput, useSaveOfferMutation } from '../../../__generated__/useSaveOfferMutation.graphql.ts';
import type { ActionResult } from '../../../app/relay/action.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import type { SelectOption } from '../../../ui/form/SelectField.tsx';
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
            state
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

/** The fields of a job offer as the form holds them. Null: nothing is chosen. */
export interface OfferValues extends Record<OfferText, string> {
  /** Only admins choose the employer. */
  employer: SelectOption | null;
  /** Global ids. */
  city: string | null;
  job: string | null;
  maxRate: number | null;
  description: string;
  partTime: boolean;
  fullTime: boolean;
  /** Numbers as they are typed; empty for none. */
  hoursPerWeek: string;
  /** '2026-12-24'; empty for as soon as possible. */
  startsOn: string;
  headcount: string;
  /** The stored picture. */
  photoUri: string | null;
  /** A cropped picture that was not uploaded, as a data URL: part of a draft. */
  picture: string | null;
}

export const noOffer: OfferValues = {
  employer: null,
  city: null,
  job: null,
  maxRate: null,
  description: '',
  ...forFields(offerTexts, () => ''),
  partTime: false,
  fullTime: false,
  hoursPerWeek: '',
  startsOn: '',
  headcount: '1',
  photoUri: null,
  picture: null,
};

/** A city as the form chooses it. */
interface OfferCity {
  readonly id: string;
  readonly recommendedPrices: readonly number[];
}

/** The values after a change of the city, without a rate that it does not offer. */
export function withCity(values: OfferValues, city: OfferCity | undefined): OfferValues {
  const { maxRate } = values;
  const isOffered = city && maxRate !== null && city.recommendedPrices.includes(maxRate);
  return { ...values, city: city?.id ?? null, maxRate: isOffered ? maxRate : null };
}

/** The values in the shape of the domain's schema. */
export function toOfferInput(
  { employer, city, job, maxRate, hoursPerWeek, headcount, startsOn, ...rest }: OfferValues,
  cities: readonly OfferCity[],
) {
  const { description, partTime, fullTime } = rest;
  return {
    employer: employer ? { id: employer.value } : undefined,
    city: cities.find(({ id }) => id === city),
    job: job ? { id: job } : undefined,
    maxRate: maxRate ?? undefined,
    description,
    ...forFields(offerTexts, (name) => rest[name]),
    partTime,
    fullTime,
    hoursPerWeek: hoursPerWeek.trim() === '' ? null : typedNumber(hoursPerWeek),
    startsOn: startsOn || null,
    headcount: typedNumber(headcount),
  };
}

/** A file as a text that a browser's storage can hold. */
export function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsDataURL(file);
  });
}

/** The picture of a data URL; null for any other text. Never requests an address. */
export function pictureOfDataUrl(url: string): File | null {
  const [, type, base64] = /^data:(image\/[a-z]+);base64,([A-Za-z0-9+/=]+)$/.exec(url) ?? [];
  if (!type || !base64) return null;
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return new File([bytes], 'picture', { type });
  } catch {
    // Not base64 after all.
    return null;
  }
}
