/**
 * @generated SignedSource<<6cf1231f17a0bc79582f4742c9f12b7a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OfferActivity_employer$data = {
  readonly offerActivity: ReadonlyArray<{
    readonly applications: number;
    readonly day: string;
    readonly views: number;
  }> | null | undefined;
  readonly " $fragmentType": "OfferActivity_employer";
};
export type OfferActivity_employer$key = {
  readonly " $data"?: OfferActivity_employer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferActivity_employer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferActivity_employer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "days",
          "value": 30
        }
      ],
      "concreteType": "OfferActivityDay",
      "kind": "LinkedField",
      "name": "offerActivity",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "views",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "applications",
          "storageKey": null
        }
      ],
      "storageKey": "offerActivity(days:30)"
    }
  ],
  "type": "Employer",
  "abstractKey": null
};

(node as any).hash = "5e45fa1c90c02274834c6188dec1a313";

export default node;
