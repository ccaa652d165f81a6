import { Component, type ReactNode } from 'react';
import { isOffline } from '../../app/relay/NetworkError.ts';
import { FailedState, OfflineState } from '../../ui/display/States.tsx';

/** Keeps what fails inside a part of the page within that part, and offers to try again. `onRetry` reads anew. */
export class FailureBoundary extends Component<{ onRetry: () => void; children: ReactNode }, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const retry = () => {
      this.setState({ error: null });
      this.props.onRetry();
    };
    if (isOffline(error)) return <OfflineState onRetry={retry} />;
    return <FailedState onRetry={retry} />;
  }
}
