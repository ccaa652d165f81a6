/**
 * @generated SignedSource<<0002f6112c63e0d9429ea458a22a5159>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ViewerKind = "ADMIN" | "ANONYMOUS" | "EMPLOYER" | "GUEST" | "JOB_SEEKER";
import type { FragmentRefs } from "relay-runtime";
export type ChatSettings_viewer$data = {
  readonly kind: ViewerKind;
  readonly user: {
    readonly " $fragmentSpreads": FragmentRefs<"ChatSettings_user">;
  } | null | undefined;
  readonly " $fragmentType": "ChatSettings_viewer";
};
export type ChatSettings_viewer$key = {
  readonly " $data"?: ChatSettings_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChatSettings_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChatSettings_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ChatSettings_user"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "0f879551ab9eff25a1f6f09df6a3870b";

export default node;
