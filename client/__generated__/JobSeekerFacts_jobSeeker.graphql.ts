/**
 * @generated SignedSource<<7c3137beb760a739d6f6907ff0aa1725>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobSeekerFacts_jobSeeker$data = {
  readonly active: boolean | null | undefined;
  readonly createdAt: string;
  readonly databaseId: number;
  readonly id: string;
  readonly pausedAt: string | null | undefined;
  readonly popularity: number;
  readonly strength: {
    readonly percent: number;
  } | null | undefined;
  readonly updated: boolean | null | undefined;
  readonly updatedAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"acceptedTermsFact_user" | "verifiedFacts_user">;
  readonly " $fragmentType": "JobSeekerFacts_jobSeeker";
};
export type JobSeekerFacts_jobSeeker$key = {
  readonly " $data"?: JobSeekerFacts_jobSeeker$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobSeekerFacts_jobSeeker">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobSeekerFacts_jobSeeker",
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
      "name": "active",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pausedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updated",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "popularity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProfileStrength",
      "kind": "LinkedField",
      "name": "strength",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "percent",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "verifiedFacts_user",
      "selections": [
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "emailVerifiedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "phoneVerifiedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "identityCheckedAt",
              "storageKey": null
            }
          ],
          "type": "User",
          "abstractKey": "__isUser"
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "acceptedTermsFact_user",
      "selections": [
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "termsVersion",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "termsAcceptedAt",
              "storageKey": null
            }
          ],
          "type": "User",
          "abstractKey": "__isUser"
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "JobSeeker",
  "abstractKey": null
};

(node as any).hash = "dca6a7bfdef555e2a93bfbc53c652b12";

export default node;
