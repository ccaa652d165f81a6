/**
 * @generated SignedSource<<ac02aab684ff3db26e66c29b64a60fe0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewestJobOffers_query$data = {
  readonly newestOffers: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"JobOfferListItem_jobOffer">;
      };
    }>;
  };
  readonly " $fragmentType": "NewestJobOffers_query";
};
export type NewestJobOffers_query$key = {
  readonly " $data"?: NewestJobOffers_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewestJobOffers_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewestJobOffers_query",
  "selections": [
    {
      "alias": "newestOffers",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 3
        }
      ],
      "concreteType": "JobOfferConnection",
      "kind": "LinkedField",
      "name": "jobOffers",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "JobOfferEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "JobOffer",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "JobOfferListItem_jobOffer"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "jobOffers(first:3)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "ec136878298cd478367c56c300e0b654";

export default node;
