import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { Attachment } from '../../assistant/attached/attachment.ts'

type Kind = Attachment['kind']

/** What each kind is called, in the order of the text. */
export function useKindNames(): (kind: Kind, count?: number) => string {
  const { t } = useLingui()
  return (kind, count) => {
    switch (kind) {
      case 'names':
        return count === undefined
          ? t`names of variables`
          : t`${plural(count, { one: '# variable name', other: '# variable names' })}`
      case 'size':
        return t`number of rows`
      case 'question':
        return t`options`
      case 'result':
        return t`result`
      case 'page':
        return t`open page`
    }
  }
}

export const countOf = (attached: Attachment) => (attached.kind === 'names' ? attached.variables.length : undefined)

const chip = 'inline-flex items-center gap-1 rounded-full bg-accent-soft py-0.5 pl-2.5 text-xs text-ink'

/** What goes along with the next message; each can be removed. */
export function AttachedChips({
  attached,
  onRemove,
}: {
  attached: readonly Attachment[]
  onRemove: (kind: Kind) => void
}) {
  const { t } = useLingui()
  const nameOf = useKindNames()
  return (
    <ul aria-label={t`Attached`} className="flex flex-wrap gap-1.5">
      {attached.map((one) => {
        const name = nameOf(one.kind, countOf(one))
        return (
          <li key={one.kind} className={chip}>
            {name}
            <button
              type="button"
              aria-label={t`Do not attach: ${name}`}
              className="grid size-6 place-items-center rounded-full hover:bg-sunken"
              onClick={() => onRemove(one.kind)}
            >
              <X size={13} aria-hidden />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** What went along with a message. */
export function SentKinds({ kinds }: { kinds: readonly Kind[] }) {
  const { t, i18n } = useLingui()
  const nameOf = useKindNames()
  const names = kinds.map((kind) => nameOf(kind)).join(i18n.locale === 'zh' ? '、' : ', ')
  return <p className="mt-1 text-xs text-ink-2">{t`Attached: ${names}`}</p>
}
