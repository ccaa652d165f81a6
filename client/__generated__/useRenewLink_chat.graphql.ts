/**
 * @generated SignedSource<<c1037b8589226a3feb4d9f4e8c2bc0cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ShareSide = "EMPLOYER" | "JOB_SEEKER";
import type { FragmentRefs } from "relay-runtime";
export type useRenewLink_chat$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly viewerShareSide: ShareSide | null | undefined;
  readonly " $fragmentType": "useRenewLink_chat";
};
export type useRenewLink_chat$key = {
  readonly " $data"?: useRenewLink_chat$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRenewLink_chat">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useRenewLink_chat",
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

(node as any).hash = "0c8856c3cf8cdddfbba5de59a2699ca3";

export default node;
