/**
 * @generated SignedSource<<cb0f27869448abda68eb359e5ffba7f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwnMailChoices_viewer$data = {
  readonly mailChoices: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"MailChoices_choices">;
  }>;
  readonly " $fragmentType": "OwnMailChoices_viewer";
};
export type OwnMailChoices_viewer$key = {
  readonly " $data"?: OwnMailChoices_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnMailChoices_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnMailChoices_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MailChoice",
      "kind": "LinkedField",
      "name": "mailChoices",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MailChoices_choices"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "66ba139b8b825db4f89ec7f41dbc1371";

export default node;
