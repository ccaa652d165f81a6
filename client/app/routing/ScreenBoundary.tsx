import { Component, type ComponentType, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { NetworkError } from '../relay/NetworkError.ts';
import type { FailedProps } from './route.ts';

interface Props {
  Failed: ComponentType<FailedProps>;
  /** What the screen reads. Another one is another try. */
  query: object | null;
  children: ReactNode;
}

interface State {
  query: object | null;
  failure: { error: unknown } | null;
}

/** Shows a screen's `Failed` where its data could not be loaded. Other errors are left to the page. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { query: this.props.query, failure: null };

  static getDerivedStateFromProps({ query }: Props, state: State): State | null {
    return query === state.query ? null : { query, failure: null };
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const { error } = failure;
    const kind = error instanceof NetworkError ? error.kind : null;
    if (kind !== 'offline' && kind !== 'unavailable' && kind !== 'server') throw error;
    return <Retry Failed={this.props.Failed} isOffline={kind === 'offline'} />;
  }
}

function Retry({ Failed, isOffline }: { Failed: ComponentType<FailedProps>; isOffline: boolean }) {
  const { revalidate, state } = useRevalidator();
  return <Failed isOffline={isOffline} retrying={state === 'loading'} onRetry={() => void revalidate()} />;
}
