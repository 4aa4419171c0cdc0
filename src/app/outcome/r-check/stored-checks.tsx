import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type Analysis, loadStoredChecks } from '#catalog/index.ts'
import { namesOf } from '#catalog/kit/names.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import { compareWithR } from '#catalog/kit/r/compare-with-r.ts'
import type { Language } from '#catalog/kit/words.ts'
import { useWords } from '../../i18n/use-words.ts'
import { loadPart } from '../../loading/load-part.ts'
import { Button } from '../../ui/button.tsx'
import { ask } from '../../workers/bridge.ts'
import { Comparison } from './comparison.tsx'
import { Verdict } from './verdict.tsx'

interface Props {
  entry: Pick<Analysis, 'definition' | 'rScript'>
  packages: readonly string[]
}

/** For a script that R in the browser cannot run: R's stored values of worked examples, with this device's current results. */
export function StoredChecks({ entry, packages }: Props) {
  const { language, say } = useWords()
  const { data, mutate, isPending, error } = useMutation({
    mutationFn: () => loadPart(() => checkExamples(entry)),
    networkMode: 'always',
  })
  const names = packages.join(', ')
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button look="primary" size="sm" aria-disabled={isPending} onClick={() => (isPending ? undefined : mutate())}>
          <Trans>Check the worked examples</Trans>
        </Button>
        <p className="min-w-48 flex-1 text-sm text-ink-2">
          <Trans>
            This script needs a package ({names}) that R in the browser does not have. What R gave for the worked
            examples is kept with the program; this device computes them now and compares.
          </Trans>
        </p>
      </div>
      {error ? (
        <p role="alert" className="rounded-md bg-warn-soft p-4 text-sm text-warn">
          {error.message}
        </p>
      ) : null}
      {data?.map(({ example, checked, dictionary }) => (
        <div key={example.id} className="flex flex-col gap-2">
          <h3 className="text-sm font-semibold">{say(example.title)}</h3>
          <Verdict checked={checked} />
          {checked.parts.map(({ compared }) => (
            <Comparison
              key={example.id}
              definition={entry.definition}
              compared={compared}
              display={displayOf(language, dictionary)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

function displayOf(language: Language, dictionary: Parameters<typeof namesOf>[0]) {
  return { settings: displaySettings(language), names: namesOf(dictionary) }
}

async function checkExamples({ definition, rScript }: Props['entry']) {
  const { storedChecks, examples } = await loadStoredChecks(definition.id)
  const found = await Promise.all(
    storedChecks.map(async ({ example: id, r, packages, values }) => {
      const example = examples.find((one) => one.id === id)
      if (!example) return undefined
      const ran = await ask((engine) => engine.runExample(definition.id, example))
      if (ran.outcome.status !== 'done') return undefined
      const compared = compareWithR(definition, rScript, ran.outcome, values)
      return { example, dictionary: ran.dictionary, checked: { r, packages, parts: [{ compared }] } }
    }),
  )
  return found.filter((one) => one !== undefined)
}
