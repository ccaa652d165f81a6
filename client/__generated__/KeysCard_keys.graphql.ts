/**
 * @generated SignedSource<<cf1e8042af0d45ceb075e9b6fdfafae4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type KeyGroup = "ACCOUNT" | "BILLING" | "CHAT" | "FILES" | "HIRING" | "OFFERS" | "OFFICE" | "PEOPLE";
import type { FragmentRefs } from "relay-runtime";
export type KeysCard_keys$data = ReadonlyArray<{
  readonly canWrite: boolean;
  readonly expiresAt: string;
  readonly groups: ReadonlyArray<KeyGroup>;
  readonly id: string;
  readonly lastUsedAt: string | null | undefined;
  readonly name: string;
  readonly origins: ReadonlyArray<string>;
  readonly start: string;
  readonly " $fragmentType": "KeysCard_keys";
}>;
export type KeysCard_keys$key = ReadonlyArray<{
  readonly " $data"?: KeysCard_keys$data;
  readonly " $fragmentSpreads": FragmentRefs<"KeysCard_keys">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "KeysCard_keys",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "start",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "groups",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canWrite",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "origins",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastUsedAt",
      "storageKey": null
    }
  ],
  "type": "ApiKey",
  "abstractKey": null
};

(node as any).hash = "5db438452a7c34d66c4a0f15a5a96e1f";

export default node;
