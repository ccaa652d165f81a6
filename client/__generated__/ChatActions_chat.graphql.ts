/**
 * @generated SignedSource<<4503ac3f03c02e71464ed2ed466a63b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChatOutcome = "DECLINED" | "HIRED";
export type ChatStep = "ANSWER_TRIAL_SHIFT" | "NOTE_OUTCOME" | "PROPOSE_TRIAL_SHIFT" | "REVIEW" | "SEE_TRIAL_SHIFT";
import type { FragmentRefs } from "relay-runtime";
export type ChatActions_chat$data = {
  readonly jobSeeker: {
    readonly " $fragmentSpreads": FragmentRefs<"jobSeekerPath_jobSeeker">;
  } | null | undefined;
  readonly nextStep: {
    readonly step: ChatStep;
    readonly trialShiftId: string | null | undefined;
  } | null | undefined;
  readonly openTrialShift: {
    readonly id: string;
  } | null | undefined;
  readonly outcome: ChatOutcome | null | undefined;
  readonly viewerCanMessage: boolean;
  readonly viewerDecidesOutcome: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"useRenewLink_chat">;
  readonly " $fragmentType": "ChatActions_chat";
};
export type ChatActions_chat$key = {
  readonly " $data"?: ChatActions_chat$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChatActions_chat">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChatActions_chat",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ChatNextStep",
      "kind": "LinkedField",
      "name": "nextStep",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "step",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "trialShiftId",
          "storageKey": null
        }
      ],
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
          "kind": "InlineDataFragmentSpread",
          "name": "jobSeekerPath_jobSeeker",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "databaseId",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "City",
              "kind": "LinkedField",
              "name": "city",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Job",
              "kind": "LinkedField",
              "name": "job",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useRenewLink_chat"
    }
  ],
  "type": "Chat",
  "abstractKey": null
};
})();

(node as any).hash = "c42e061cc1d99c88d9de593bf5d1d5c6";

export default node;
