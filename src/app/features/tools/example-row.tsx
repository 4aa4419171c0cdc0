import { Trans, useLingui } from '@lingui/react/macro'
import { Check, X } from 'lucide-react'
import type { CalculatorDefinition, CalculatorExample } from '#catalog/kit/tool/calculator.ts'
import { checkExample } from '#catalog/kit/tool/check-example.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { exampleTitle } from './example-title.ts'
import { outputName } from './output-name.ts'

interface Props {
  definition: CalculatorDefinition
  example: CalculatorExample
  onTry: () => void
}

export function ExampleRow({ definition, example, onTry }: Props) {
  const { language, say } = useWords()
  const { t } = useLingui()
  const checks = checkExample(definition, example)
  return (
    <li className="flex items-start gap-2.5 text-sm">
      {checks.every(({ agrees }) => agrees) ? (
        <Check size={16} className="mt-0.5 shrink-0 text-ok" aria-label={t`Agrees`} />
      ) : (
        <X size={16} className="mt-0.5 shrink-0 text-danger" aria-label={t`Differs`} />
      )}
      <div className="min-w-0 flex-1">
        <p className="text-ink">{exampleTitle(definition, example, language)}</p>
        {checks.map(({ output, expected, computed }) => (
          <p key={output}>
            {checks.length > 1
              ? `${outputName(definition, output)
                  .map(say)
                  .join(language === 'zh' ? '，' : ', ')} · `
              : null}
            <Trans>
              expected {expected}, computed {computed}
            </Trans>
          </p>
        ))}
        <p className="text-ink-3">{say(example.source.words)}</p>
      </div>
      <Button size="sm" onClick={onTry}>
        <Trans>Try it</Trans>
      </Button>
    </li>
  )
}
