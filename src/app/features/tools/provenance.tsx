import { Trans } from '@lingui/react/macro'
import { BadgeAlert, BadgeCheck } from 'lucide-react'
import { type CalculatorDefinition, verificationWords } from '#catalog/kit/tool/calculator.ts'
import { useWords } from '../../i18n/use-words.ts'

/** The tool's verification and its date: shown before any input. */
export function Provenance({
  definition: { verified, contentChecked, revision },
}: {
  definition: CalculatorDefinition
}) {
  const { say } = useWords()
  const Icon = verified.state === 'memory' ? BadgeAlert : BadgeCheck
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-3">
      <span className={`inline-flex items-center gap-1.5 ${verified.state === 'memory' ? 'text-warn' : 'text-ink-2'}`}>
        <Icon size={16} aria-hidden />
        {say(verificationWords[verified.state])}
        {verified.on === contentChecked ? null : ` · ${verified.on}`}
      </span>
      <span>
        <Trans>Content checked on {contentChecked}</Trans>
      </span>
      <span>
        <Trans>Revision {revision}</Trans>
      </span>
    </p>
  )
}
