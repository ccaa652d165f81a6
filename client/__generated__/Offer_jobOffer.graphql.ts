/**
 * @generated SignedSource<<a81ee9117245c16a316a1619ea73417f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Offer_jobOffer$data = {
  readonly active: boolean;
  readonly city: {
    readonly country: {
      readonly currencyCode: string;
    };
    readonly name: string;
  };
  readonly databaseId: number;
  readonly descriptionHtml: string;
  readonly employerName: string;
  readonly id: string;
  readonly job: {
    readonly plural: string;
  };
  readonly maxRate: number;
  readonly photoUri: string | null | undefined;
  readonly summary: string;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"JobPosting_jobOffer" | "OfferDeal_jobOffer" | "OfferHead_jobOffer" | "SaveOffer_jobOffer" | "SimilarOffers_jobOffer" | "useApplication_jobOffer">;
  readonly " $fragmentType": "Offer_jobOffer";
};
export type Offer_jobOffer$key = {
  readonly " $data"?: Offer_jobOffer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Offer_jobOffer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Offer_jobOffer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "active",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "employerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "descriptionHtml",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "length",
          "value": 160
        }
      ],
      "kind": "ScalarField",
      "name": "summary",
      "storageKey": "summary(length:160)"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "photoUri",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxRate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Job",
      "kind": "LinkedField",
      "name": "job",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "plural",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "City",
      "kind": "LinkedField",
      "name": "city",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Country",
          "kind": "LinkedField",
          "name": "country",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "currencyCode",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OfferHead_jobOffer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OfferDeal_jobOffer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SimilarOffers_jobOffer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JobPosting_jobOffer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useApplication_jobOffer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SaveOffer_jobOffer"
    }
  ],
  "type": "JobOffer",
  "abstractKey": null
};

(node as any).hash = "d2961fcdf36d496daa6a63db7626d112";

export default node;
