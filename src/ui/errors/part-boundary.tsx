import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  readonly children: ReactNode;
  /** What stands in for the children once they failed. */
  readonly renderFailure: (error: unknown) => ReactNode;
}

interface PartBoundaryState {
  readonly failure: { readonly error: unknown } | null;
}

/** Keeps a part that fails while it is loaded or drawn from taking its screen with it. React catches by classes only. */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): PartBoundaryState {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure === null ? this.props.children : this.props.renderFailure(failure.error);
  }
}
