/**
 * @generated SignedSource<<ba47bc06854b82beda8fdac83f915528>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContactAgain_request$data = {
  readonly description: string | null | undefined;
  readonly fullTime: boolean;
  readonly isPending: boolean;
  readonly jobSeeker: {
    readonly " $fragmentSpreads": FragmentRefs<"ContactAgain_jobSeeker">;
  } | null | undefined;
  readonly partTime: boolean;
  readonly " $fragmentType": "ContactAgain_request";
};
export type ContactAgain_request$key = {
  readonly " $data"?: ContactAgain_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactAgain_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContactAgain_request",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "partTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPending",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobSeeker",
      "kind": "LinkedField",
      "name": "jobSeeker",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ContactAgain_jobSeeker"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ContactRequest",
  "abstractKey": null
};

(node as any).hash = "4bc037362c156408f408fe6c36c60f1e";

export default node;
