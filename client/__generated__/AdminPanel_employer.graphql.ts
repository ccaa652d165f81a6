/**
 * @generated SignedSource<<9c72398d99dba870fb5272608d3f63b8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminPanel_employer$data = {
  readonly contactRequestCount: number | null | undefined;
  readonly databaseId: number;
  readonly deletedAt: string | null | undefined;
  readonly id: string;
  readonly isGuest: boolean;
  readonly isPremium: boolean | null | undefined;
  readonly name: string;
  readonly viewerCanEmail: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"Ban_user" | "Identity_user" | "acceptedTermsFact_user" | "verifiedFacts_user">;
  readonly " $fragmentType": "AdminPanel_employer";
};
export type AdminPanel_employer$key = {
  readonly " $data"?: AdminPanel_employer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminPanel_employer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminPanel_employer",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contactRequestCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPremium",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isGuest",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEmail",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Ban_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Identity_user"
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
  "type": "Employer",
  "abstractKey": null
};

(node as any).hash = "d8d876a127e9f0b9bd970af3e1184dea";

export default node;
