import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Reference } from '#catalog/kit/references/reference.ts'
import { references } from '#catalog/kit/references.ts'
import type { CalculatorDefinition } from '#catalog/kit/tool/calculator.ts'
import type { EnteredInputs } from '#catalog/kit/tool/calculator-input-spec.ts'
import { useWords } from '../../i18n/use-words.ts'
import { BandTable } from './band-table.tsx'
import { ExampleRow } from './example-row.tsx'
import { PlanLink } from './plan-link.tsx'

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-5">
      <h2 className="mb-2 text-lg">{title}</h2>
      <div className="max-w-3xl text-ink-2">{children}</div>
    </section>
  )
}

interface Props {
  definition: CalculatorDefinition
  onTry: (inputs: EnteredInputs) => void
}

/** The basis of the number: caveats, formula, bands, worked examples computed on the spot, sources. */
export function ToolAbout({ definition, onTry }: Props) {
  const { say } = useWords()
  return (
    <div className="mt-8 flex flex-col gap-8">
      <Part title={<Trans>Before you rely on it</Trans>}>
        <p className="mb-2">{say(definition.population)}</p>
        <ul className="list-disc pl-5">
          {definition.caveats.map((caveat) => (
            <li key={caveat.en}>{say(caveat)}</li>
          ))}
        </ul>
        {definition.protocol ? <PlanLink /> : null}
      </Part>
      {definition.nextSteps.length > 0 ? (
        <Part title={<Trans>What usually follows</Trans>}>
          <ul className="list-disc pl-5">
            {definition.nextSteps.map((step) => (
              <li key={step.en}>{say(step)}</li>
            ))}
          </ul>
        </Part>
      ) : null}
      <Part title={<Trans>Formula</Trans>}>
        {definition.formulaText.map((line) => (
          <p key={line.en} className="font-mono text-sm leading-6 break-words">
            {say(line)}
          </p>
        ))}
      </Part>
      {definition.classifications.length > 0 ? (
        <Part title={<Trans>Interpretation</Trans>}>
          <div className="flex flex-col gap-5">
            {definition.classifications.map((rule) => (
              <BandTable key={rule.id} rule={rule} decimals={definition.outputs[rule.output]?.decimals ?? 0} />
            ))}
          </div>
        </Part>
      ) : null}
      <Part title={<Trans>Worked examples, computed on this device just now</Trans>}>
        <ul className="flex flex-col gap-4">
          {definition.examples.map((example) => (
            <ExampleRow
              key={example.id}
              definition={definition}
              example={example}
              onTry={() => onTry(example.inputs)}
            />
          ))}
        </ul>
        <p className="mt-4 text-sm">{say(definition.verified.how)}</p>
      </Part>
      <Part title={<Trans>References</Trans>}>
        <ol className="list-decimal pl-5 text-sm">
          {definition.references.map((cited) => {
            const { text, doi }: Reference = typeof cited === 'string' ? references[cited] : cited
            return (
              <li key={text} className="break-words">
                {text}{' '}
                {doi ? (
                  <a
                    className="text-accent underline"
                    href={`https://doi.org/${doi}`}
                    target="_blank"
                    rel="noopener noreferrer"
                  >
                    doi:{doi}
                  </a>
                ) : null}
              </li>
            )
          })}
        </ol>
      </Part>
    </div>
  )
}
