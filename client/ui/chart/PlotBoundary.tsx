import { Component, type ReactNode } from 'react';
import { Button } from '../action/Button.tsx';

/** Keeps a chart that cannot be drawn, such as without its code, from taking the page down. */
export class PlotBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <p role="status">
        The chart could not be loaded. Its numbers are in the table below.{' '}
        {/* Browsers do not ask again for code that has failed. */}
        <Button look="secondary" size="small" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      </p>
    );
  }
}
