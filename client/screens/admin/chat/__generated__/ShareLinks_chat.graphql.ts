/**
 * @generated SignedSource<<333f9ec9ba4e004ebaf3ab8f80d2ee8c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShareLinks_chat$data = {
  readonly jobSeekerSharedHash: string | null | undefined;
  readonly sharedHash: string | null | undefined;
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
      "name": "sharedHash",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "jobSeekerSharedHash",
      "storageKey": null
    }
  ],
  "type": "Chat",
  "abstractKey": null
};

(node as any).hash = "f968ff976e222488a885ae91d8978171";

export default node;
