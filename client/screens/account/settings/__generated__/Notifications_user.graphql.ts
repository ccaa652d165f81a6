/**
 * @generated SignedSource<<e1bfb620eeb8bf09b515ee4ec5dd5760>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Notifications_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"MessageMailFields_user" | "useMessageMailForm_user">;
  readonly " $fragmentType": "Notifications_user";
};
export type Notifications_user$key = {
  readonly " $data"?: Notifications_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"Notifications_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Notifications_user",
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

(node as any).hash = "ff93b032d2159c77b38c727150fe0c41";

export default node;
