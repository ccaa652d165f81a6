/**
 * @generated SignedSource<<80d9e5415f47cb0df009ba0cb0da5d01>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChatSettings_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"MessageMailFields_user" | "useMessageMailForm_user">;
  readonly " $fragmentType": "ChatSettings_user";
};
export type ChatSettings_user$key = {
  readonly " $data"?: ChatSettings_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChatSettings_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChatSettings_user",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useMessageMailForm_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MessageMailFields_user"
    }
  ],
  "type": "User",
  "abstractKey": "__isUser"
};

(node as any).hash = "cc2d302f8268e3dd8b017bba72c2b536";

export default node;
