/**
 * @generated SignedSource<<69f47aec2e9a90703ea0bb97a62b72d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ROLE_ADMIN" | "ROLE_CANDIDATE" | "ROLE_EMPLOYER";
import type { FragmentRefs } from "relay-runtime";
export type Login_user$data = {
  readonly email: string | null | undefined;
  readonly name: string;
  readonly role: Role;
  readonly " $fragmentType": "Login_user";
};
export type Login_user$key = {
  readonly " $data"?: Login_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"Login_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Login_user",
  "selections": [
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": "__isUser"
};

(node as any).hash = "ff65360185f3e51f1212ae2eeb66e22e";

export default node;
