/**
 * @generated SignedSource<<4828ca175fe6438e5e16b85643f168b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ShareSide = "EMPLOYER" | "JOB_SEEKER";
import type { FragmentRefs } from "relay-runtime";
export type RenewLinkButton_chat$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly viewerShareSide: ShareSide | null | undefined;
  readonly " $fragmentType": "RenewLinkButton_chat";
};
export type RenewLinkButton_chat$key = {
  readonly " $data"?: RenewLinkButton_chat$data;
  readonly " $fragmentSpreads": FragmentRefs<"RenewLinkButton_chat">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RenewLinkButton_chat",
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
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerShareSide",
      "storageKey": null
    }
  ],
  "type": "Chat",
  "abstractKey": null
};

(node as any).hash = "f357d8c78a0366c8dd19ea292d87f1c3";

export default node;
