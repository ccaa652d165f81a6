/**
 * @generated SignedSource<<5081f92c2154e99ec8207da82e31bc06>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ROLE_ADMIN" | "ROLE_CANDIDATE" | "ROLE_EMPLOYER";
import type { FragmentRefs } from "relay-runtime";
export type EndAccount_user$data = {
  readonly jobSeeker: {
    readonly " $fragmentSpreads": FragmentRefs<"PauseProfile_jobSeeker">;
  } | null | undefined;
  readonly role: Role;
  readonly " $fragmentType": "EndAccount_user";
};
export type EndAccount_user$key = {
  readonly " $data"?: EndAccount_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"EndAccount_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EndAccount_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PauseProfile_jobSeeker"
          }
        ],
        "type": "JobSeeker",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "jobSeeker"
    }
  ],
  "type": "User",
  "abstractKey": "__isUser"
};

(node as any).hash = "7e57857d5e0fedc2906176577f38e1e9";

export default node;
