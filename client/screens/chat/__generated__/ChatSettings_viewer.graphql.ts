/**
 * @generated SignedSource<<358807b42fc4bda1d8154da2719ef462>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MessageMail = "AT_ONCE" | "DAILY" | "NEVER";
export type ViewerKind = "ADMIN" | "ANONYMOUS" | "EMPLOYER" | "GUEST" | "JOB_SEEKER";
import type { FragmentRefs } from "relay-runtime";
export type ChatSettings_viewer$data = {
  readonly kind: ViewerKind;
  readonly user: {
    readonly email: string | null | undefined;
    readonly id: string;
    readonly messageMail: MessageMail | null | undefined;
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
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "messageMail",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "6859f5d8a8641215ddbbf2b362ffee31";

export default node;
