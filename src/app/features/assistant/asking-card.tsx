import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { Asking } from '../../assistant/conversation.ts'
import { Button } from '../../ui/button.tsx'
import { CheckField } from '../../ui/field.tsx'
import { Folded } from '../../ui/folded.tsx'
import { countOf, useKindNames } from './attached-chips.tsx'

/** The model asks to see something of the project. Nothing is sent until the user has answered (SPEC AI4). */
export function AskingCard({ asking: { attached, text, answer } }: { asking: Asking }) {
  const { t, i18n } = useLingui()
  const nameOf = useKindNames()
  const [hidesNames, setHidesNames] = useState(false)
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const what = attached()
    .map((one) => nameOf(one.kind, countOf(one)))
    .join(i18n.locale === 'zh' ? '、' : ', ')
  return (
    <section
      ref={card}
      aria-label={t`The assistant asks`}
      className="flex flex-col gap-3 rounded-lg bg-surface p-4 shadow-card"
    >
      <p role="alert">
        <Trans>
          The assistant asks to see: <strong>{what}</strong>
        </Trans>
      </p>
      <CheckField
        label={<Trans>Call them v1, v2, …</Trans>}
        checked={hidesNames}
        onChange={({ target }) => setHidesNames(target.checked)}
      />
      <Folded summary={<Trans>See exactly</Trans>} summaryLook="cursor-pointer text-sm text-accent">
        {() => (
          <p data-asked className="mt-2 max-h-60 overflow-auto rounded-md bg-sunken p-3 text-sm whitespace-pre-wrap">
            {text(hidesNames)}
          </p>
        )}
      </Folded>
      <div className="flex gap-2">
        <Button size="sm" look="primary" onClick={() => answer({ hidesNames })}>
          <Trans>Allow</Trans>
        </Button>
        <Button size="sm" onClick={() => answer(undefined)}>
          <Trans>Do not allow</Trans>
        </Button>
      </div>
    </section>
  )
}
