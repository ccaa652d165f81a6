/**
 * @generated SignedSource<<80f09dff3f1f1d27261b595cc85e7ac8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReportedMessages_context$data = {
  readonly messages: ReadonlyArray<{
    readonly createdAt: string;
    readonly databaseId: number;
    readonly documentName: string | null | undefined;
    readonly id: string;
    readonly photoUri: string | null | undefined;
    readonly text: string | null | undefined;
    readonly user: {
      readonly name: string;
    };
  }>;
  readonly " $fragmentType": "ReportedMessages_context";
};
export type ReportedMessages_context$key = {
  readonly " $data"?: ReportedMessages_context$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportedMessages_context">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReportedMessages_context",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Message",
      "kind": "LinkedField",
      "name": "messages",
      "plural": true,
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
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "photoUri",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "documentName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ChatMember",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ReportContext",
  "abstractKey": null
};

(node as any).hash = "36f52f0cb4862735918b8f9a2f83f83e";

export default node;
