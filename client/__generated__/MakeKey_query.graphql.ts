/**
 * @generated SignedSource<<838aa288f7894ae888687afa49198edd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ROLE_ADMIN" | "ROLE_CANDIDATE" | "ROLE_EMPLOYER";
export type ViewerKind = "ADMIN" | "ANONYMOUS" | "EMPLOYER" | "GUEST" | "JOB_SEEKER";
import type { FragmentRefs } from "relay-runtime";
export type MakeKey_query$data = {
  readonly demoAccounts: ReadonlyArray<{
    readonly email: string;
    readonly isPremium: boolean;
    readonly password: string;
    readonly role: Role;
  }>;
  readonly viewer: {
    readonly kind: ViewerKind;
  };
  readonly " $fragmentType": "MakeKey_query";
};
export type MakeKey_query$key = {
  readonly " $data"?: MakeKey_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MakeKey_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MakeKey_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DemoAccount",
      "kind": "LinkedField",
      "name": "demoAccounts",
      "plural": true,
      "selections": [
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
          "kind": "ScalarField",
          "name": "password",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "role",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPremium",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "2a07b9cf18e6b1147ce9c98e34b99512";

export default node;
