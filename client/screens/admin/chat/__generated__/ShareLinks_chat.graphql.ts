/**
 * @generated SignedSource<<83fb9f7f39c5d3bab68de8194e82a53a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShareLinks_chat$data = {
  readonly id: string;
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
      "name": "viewerCanRenewShareLinks",
      "storageKey": null
    }
  ],
  "type": "Chat",
  "abstractKey": null
};

(node as any).hash = "614ba835d5f27eb23bc7f30b5e0e7071";

export default node;
