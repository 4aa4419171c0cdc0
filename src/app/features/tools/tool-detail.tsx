import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import {
  type CalculatorDefinition,
  type EnteredInputs,
  type EnteredValue,
  professionalUse,
} from '#catalog/kit/calculator.ts'
import { runCalculator } from '#catalog/kit/run-calculator.ts'
import { toolSummaries } from '#catalog/tools.ts'
import { useWords } from '../../i18n/use-words.ts'
import { ToolAbout } from './tool-about.tsx'
import { ToolInput } from './tool-input.tsx'
import { ToolResult } from './tool-result.tsx'

/** Inputs on the left, the result always in view; below, what it rests on. */
export function ToolDetail({ definition }: { definition: CalculatorDefinition }) {
  const { say } = useWords()
  const [entered, setEntered] = useState<EnteredInputs>({})
  const outcome = runCalculator(definition, entered)
  const summary = toolSummaries.find((tool) => tool.id === definition.id)
  const set = (key: string, value: EnteredValue) => setEntered((now) => ({ ...now, [key]: value }))
  return (
    <div className="mx-auto w-full max-w-5xl">
      <h1 className="text-2xl">{summary ? say(summary.title) : definition.id}</h1>
      <p className="mt-1 mb-6 max-w-3xl text-ink-2">{say(definition.purpose)}</p>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <form
          className="flex flex-col gap-6 rounded-lg bg-surface p-5 shadow-card sm:p-6"
          onSubmit={(event) => event.preventDefault()}
        >
          {Object.entries(definition.inputs).map(([key, spec]) => (
            <ToolInput
              key={key}
              spec={spec}
              value={entered[key] ?? null}
              problem={
                outcome.status === 'rejected' ? outcome.problems.find((problem) => problem.input === key) : undefined
              }
              warning={
                outcome.status === 'done' ? outcome.warnings.find((warning) => warning.input === key) : undefined
              }
              messages={definition.messages}
              onChange={(value) => set(key, value)}
            />
          ))}
        </form>
        <div className="max-lg:sticky max-lg:bottom-16 max-lg:z-10 lg:sticky lg:top-20">
          <ToolResult definition={definition} outcome={outcome} onClear={() => setEntered({})} />
        </div>
      </div>
      <p className="mt-6 text-sm text-ink-2">
        {say(professionalUse)} <Trans>Revision {definition.revision} of this tool.</Trans>
      </p>
      <ToolAbout definition={definition} />
    </div>
  )
}
