import { Plural } from '@lingui/react/macro'
import type { Display } from '#catalog/kit/message.ts'
import type { Sample } from '#catalog/kit/outcome/outcome.ts'
import { sampleText } from '#catalog/kit/present/sample-text.ts'

/** Number of reasons shown without a click. */
const FEW = 3

/** N used, and the excluded rows with reasons; nothing for an analysis without rows, such as a plan. */
export function SampleLine({ sample, display }: { sample: Sample; display: Display }) {
  const text = sampleText(sample, display)
  if (text === null) return null
  const { used, excluded } = text
  const list = (
    <ul className="mt-1 pl-4">
      {excluded.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
  return (
    <div className="text-sm text-ink-2">
      <p>{used}</p>
      {excluded.length === 0 ? null : excluded.length <= FEW ? (
        list
      ) : (
        <details>
          <summary className="cursor-pointer text-ink-3">
            <Plural
              value={excluded.length}
              one="What is missing or left out: # line"
              other="What is missing or left out: # lines"
            />
          </summary>
          {list}
        </details>
      )}
    </div>
  )
}
