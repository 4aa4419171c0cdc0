import { Trans } from '@lingui/react/macro'
import { Bot } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Before the first question: where it goes. Asked again when the operator describes the model differently. */
export function FirstUse({ site, label, onAgree }: { site: string; label: string; onAgree: () => void }) {
  return (
    <EmptyState
      icon={<Bot aria-hidden />}
      title={<Trans>Before you ask</Trans>}
      actions={
        <Button look="primary" onClick={onAgree}>
          <Trans>Agree and go on</Trans>
        </Button>
      }
    >
      <div className="flex flex-col gap-3 text-left">
        <p>
          <Trans>
            What you type goes by way of {site} to this model: <strong>{label}</strong>
          </Trans>
        </p>
        <p>
          <Trans>
            Rows of your data are never sent. Do not type names, numbers or anything else that identifies a patient.
          </Trans>
        </p>
        <p>
          <Trans>
            Answers are generated and may be wrong: check them. They are no diagnosis and no advice about treatment. The
            server keeps no conversation; your history is kept with your projects.
          </Trans>
        </p>
      </div>
    </EmptyState>
  )
}
