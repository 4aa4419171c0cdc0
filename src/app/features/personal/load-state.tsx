import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { wordsOfMoneyError } from './money-words.ts'

interface Props {
  readonly error: unknown
  readonly onRetry: () => void
}

/** In place of data that are not here: grey lines while they are loaded, otherwise the error with Retry. */
export function LoadState({ error, onRetry }: Props) {
  const { t, i18n } = useLingui()
  if (!error)
    return (
      <output aria-label={t`Loading`} className="flex flex-col gap-3">
        {[0, 1, 2].map((line) => (
          <span key={line} className="h-16 animate-pulse rounded-lg bg-sunken motion-reduce:animate-none" />
        ))}
      </output>
    )
  return (
    <div className="flex flex-col items-start gap-3">
      <FormError>{i18n._(wordsOfMoneyError(error))}</FormError>
      <Button onClick={onRetry}>
        <Trans>Retry</Trans>
      </Button>
    </div>
  )
}
