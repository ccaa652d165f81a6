/**
 * @generated SignedSource<<efe2018a3d034e6a37f37a41f13a98fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookPauseReason = "FAILING" | "GONE";
import type { FragmentRefs } from "relay-runtime";
export type Endpoint_endpoint$data = {
  readonly events: ReadonlyArray<string>;
  readonly failingSince: string | null | undefined;
  readonly id: string;
  readonly pauseReason: WebhookPauseReason | null | undefined;
  readonly pausedAt: string | null | undefined;
  readonly url: string;
  readonly " $fragmentSpreads": FragmentRefs<"Deliveries_endpoint">;
  readonly " $fragmentType": "Endpoint_endpoint";
};
export type Endpoint_endpoint$key = {
  readonly " $data"?: Endpoint_endpoint$data;
  readonly " $fragmentSpreads": FragmentRefs<"Endpoint_endpoint">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Endpoint_endpoint",
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
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "events",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failingSince",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pausedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pauseReason",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Deliveries_endpoint"
    }
  ],
  "type": "WebhookEndpoint",
  "abstractKey": null
};

(node as any).hash = "17d1e40f649373afc45d32ae3de4123c";

export default node;
