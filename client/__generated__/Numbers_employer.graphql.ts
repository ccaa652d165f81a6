/**
 * @generated SignedSource<<00108c2e463c6496540ab09f12e9a6c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Numbers_employer$data = {
  readonly isPremium: boolean | null | undefined;
  readonly offerActivity: ReadonlyArray<{
    readonly applications: number;
    readonly day: string;
    readonly views: number;
  }> | null | undefined;
  readonly " $fragmentType": "Numbers_employer";
};
export type Numbers_employer$key = {
  readonly " $data"?: Numbers_employer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Numbers_employer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Numbers_employer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPremium",
      "storageKey": null
    },
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

(node as any).hash = "6046c2dc54f26f45465cab2d6f70ac7f";

export default node;
