import { graphql } from 'react-relay';

/** What changes of a trial shift, and of the chat with it. Every response about a step contains it. */
export const shiftState = graphql`
  fragment shiftState_shift on TrialShift {
    state
    calendarUri
    viewerCanAccept
    viewerCanDecline
    viewerCanWithdraw
    viewerCanCancel
    viewerCanChange
    earlier {
      id
      state
      calendarUri
      viewerCanAccept
      viewerCanDecline
      viewerCanWithdraw
      viewerCanCancel
      viewerCanChange
    }
    chat {
      openTrialShift {
        id
      }
    }
  }
`;
