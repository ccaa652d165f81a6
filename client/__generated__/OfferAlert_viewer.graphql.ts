/**
 * @generated SignedSource<<ee45b324f8adb89c8f8415f7712f6875>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AlertFrequency = "DAILY" | "OFF" | "WEEKLY";
import type { FragmentRefs } from "relay-runtime";
export type OfferAlert_viewer$data = {
  readonly user: {
    readonly jobSeeker: {
      readonly city: {
        readonly name: string;
      } | null | undefined;
      readonly email: string | null | undefined;
      readonly job: {
        readonly plural: string;
      } | null | undefined;
      readonly offerAlert: AlertFrequency | null | undefined;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "OfferAlert_viewer";
};
export type OfferAlert_viewer$key = {
  readonly " $data"?: OfferAlert_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferAlert_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferAlert_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "offerAlert",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "email",
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
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "JobSeeker",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "jobSeeker"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "f621766edfa0bd68affebca89b3c255c";

export default node;
