/**
 * @generated SignedSource<<9c0d9c61c5edc827b12ca5357ded6741>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ROLE_ADMIN" | "ROLE_CANDIDATE" | "ROLE_EMPLOYER";
import type { FragmentRefs } from "relay-runtime";
export type Verification_user$data = {
  readonly email: string | null | undefined;
  readonly emailVerifiedAt: string | null | undefined;
  readonly identityCheckedAt: string | null | undefined;
  readonly phoneVerifiedAt: string | null | undefined;
  readonly role: Role;
  readonly whatsApp: string | null | undefined;
  readonly " $fragmentType": "Verification_user";
};
export type Verification_user$key = {
  readonly " $data"?: Verification_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"Verification_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Verification_user",
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
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "whatsApp",
      "storageKey": null
    },
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
};

(node as any).hash = "f086028060b294a7fbb56c62747fd39d";

export default node;
