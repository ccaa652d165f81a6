/**
 * @generated SignedSource<<b6cce6f79e678070e29c28a1f4a9fe7c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShareLinks_chat$data = {
  readonly id: string;
  readonly isOpen: boolean;
  readonly jobSeekerSharedHash: string | null | undefined;
  readonly sharedHash: string | null | undefined;
  readonly viewerCanRenewShareLinks: boolean;
  readonly " $fragmentType": "ShareLinks_chat";
};
export type ShareLinks_chat$key = {
  readonly " $data"?: ShareLinks_chat$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareLinks_chat">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShareLinks_chat",
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
      "name": "sharedHash",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "jobSeekerSharedHash",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOpen",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanRenewShareLinks",
      "storageKey": null
    }
  ],
  "type": "Chat",
  "abstractKey": null
};

(node as any).hash = "e72e663a846e181c65aca670ad831023";

export default node;
