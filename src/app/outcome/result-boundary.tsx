import { Trans } from '@lingui/react/macro'
import { Component, type ReactNode } from 'react'
import { CopyFaults } from '../faults/copy-faults.tsx'
import { keepFault } from '../faults/kept-faults.ts'

interface Props {
  /** Rendering is retried when one of these changes. */
  of: readonly unknown[]
  children: ReactNode
}

interface State {
  readonly failed?: unknown
  readonly of?: readonly unknown[]
}

/** An error boundary: a result that fails to render breaks neither its form nor the page. */
export class ResultBoundary extends Component<Props, State> {
  override state: State = {}

  static getDerivedStateFromProps({ of }: Props, before: State): State | null {
    return of.every((one, k) => one === before.of?.[k]) ? null : { of, failed: undefined }
  }

  static getDerivedStateFromError(failed: unknown): State {
    return { failed }
  }

  override componentDidCatch(error: unknown): void {
    void keepFault(error, 'result')
  }

  override render(): ReactNode {
    if (this.state.failed === undefined) return this.props.children
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 rounded-md bg-warn-soft p-4 text-warn">
        <p className="min-w-60 flex-1">
          <Trans>
            The result could not be drawn. This is a fault of the program; your data and options are as they were. Other
            options may work.
          </Trans>
        </p>
        <CopyFaults />
      </div>
    )
  }
}
