/**
 * @generated SignedSource<<c6b836fdb28cf630cbda7133af18ec11>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Ban_user$data = {
  readonly banReason: string | null | undefined;
  readonly bannedAt: string | null | undefined;
  readonly deletedAt: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "Ban_user";
};
export type Ban_user$key = {
  readonly " $data"?: Ban_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"Ban_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Ban_user",
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
      "name": "bannedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "banReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletedAt",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": "__isUser"
};

(node as any).hash = "40599cd5f7b2b88735caf5e3e49bfb64";

export default node;
