/**
 * @generated SignedSource<<9d34629e4574f8f7de65c1532dd89683>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Identity_user$data = {
  readonly deletedAt: string | null | undefined;
  readonly id: string;
  readonly identityCheckedAt: string | null | undefined;
  readonly identityNote: string | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "Identity_user";
};
export type Identity_user$key = {
  readonly " $data"?: Identity_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"Identity_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Identity_user",
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
      "name": "identityCheckedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "identityNote",
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

(node as any).hash = "f6d286d6aaf788127aa81e4856213c4b";

export default node;
