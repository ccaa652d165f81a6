/**
 * @generated SignedSource<<30a71c8827b10cdde93a21043e52ad01>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChatOutcome = "DECLINED" | "HIRED";
import type { FragmentRefs } from "relay-runtime";
export type AgreementBar_chat$data = {
  readonly openTrialShift: {
    readonly id: string;
  } | null | undefined;
  readonly outcome: ChatOutcome | null | undefined;
  readonly viewerCanMessage: boolean;
  readonly viewerDecidesOutcome: boolean;
  readonly " $fragmentType": "AgreementBar_chat";
};
export type AgreementBar_chat$key = {
  readonly " $data"?: AgreementBar_chat$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgreementBar_chat">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AgreementBar_chat",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outcome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerDecidesOutcome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanMessage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TrialShift",
      "kind": "LinkedField",
      "name": "openTrialShift",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Chat",
  "abstractKey": null
};

(node as any).hash = "5f84a25d84ce33bc3a300fc65772de26";

export default node;
