import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { judgeTaxNumber } from '#contract/money/tax-number.ts'
import { foldTitle, problemsOfTitle, type Title, type TitleText } from '#contract/money/title.ts'
import { CallError, call } from '../../../api/call.ts'
import { forgetTitleDraft, keepTitleDraft, type TitleDraft } from '../../../data/title-drafts.ts'
import { showToast } from '../../../state/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { CheckField } from '../../../ui/field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { wordsOfMoneyError } from '../money-words.ts'
import { WriteButton, WriteReason } from '../offline-bar.tsx'
import { PersonalLink } from '../personal-links.tsx'
import type { PersonalSearch } from '../search.ts'
import { useCanWrite } from '../use-stored-reply.ts'
import { DraftNote } from './draft-note.tsx'
import { TaxNumberQuestion } from './tax-number-question.tsx'
import { TitleFields } from './title-fields.tsx'

interface Props {
  /** Empty for a new title. */
  readonly id: string
  /** As the server has it; empty for a new or deleted title. */
  readonly saved: Title
  /** When it was last changed, in seconds; null for a new or deleted title. */
  readonly base: number | null
  /** What was typed before, on this device. */
  readonly draft: TitleDraft | null
  /** Number of the user's other titles. */
  readonly others: number
  /** The page that leads here for a new title and takes it. */
  readonly back?: { readonly page: string; readonly search: PersonalSearch } | undefined
}

const REASON = 'saving-needs-a-connection'
const isSame = (a: Title, b: Title) => JSON.stringify(foldTitle(a)) === JSON.stringify(foldTitle(b))

/** The form of an invoice title. What is typed stays on this device until it is saved or discarded. */
export function TitleForm({ id, saved, base, draft, others, back }: Props) {
  const { i18n } = useLingui()
  const client = useQueryClient()
  const navigate = useNavigate()
  const canWrite = useCanWrite()
  const [begun, setBegun] = useState(draft)
  const [isRestored, setRestored] = useState(draft !== null)
  const [seen, setSeen] = useState<ReadonlySet<TitleText>>(new Set())
  const [wasSent, setWasSent] = useState(false)
  const [isAsking, setAsking] = useState(false)
  // sent again with the same contents it is stored once
  const [key, setKey] = useState(() => crypto.randomUUID())
  const title = begun?.title ?? saved
  const isDefault = begun?.isDefault ?? false
  const isNew = base === null
  const found = problemsOfTitle(title)
  const problems = wasSent ? found : onlySeen(found, seen, title)

  const save = useMutation({
    mutationFn: async () => {
      const texts = foldTitle(title)
      if (isNew) return (await call('Rise/add', { ...texts, is_default: isDefault }, { idempotencyKey: key })).id
      await call('Rise/update', { id, ...texts }, { idempotencyKey: key })
      return id
    },
    onSuccess: async (saved) => {
      await forgetTitleDraft(id)
      await client.invalidateQueries({ queryKey: ['Rise/index'] })
      showToast('ok', msg`Saved`)
      await navigate({
        to: '/personal/$',
        params: { _splat: back?.page ?? 'rise' },
        search: (back ? { ...back.search, title: saved } : {}) as object,
      })
    },
    // perhaps it was changed or deleted elsewhere
    onError: () => client.invalidateQueries({ queryKey: ['Rise/index'] }),
  })

  const change = (changed: Partial<Title>, isChosen = isDefault) => {
    const next: TitleDraft = { title: { ...title, ...changed }, isDefault: isChosen, base: begun ? begun.base : base }
    setBegun(next)
    setKey(crypto.randomUUID())
    setAsking(false)
    save.reset()
    const isKept = isChosen || !isSame(next.title, saved)
    void (isKept ? keepTitleDraft(id, next) : forgetTitleDraft(id))
  }
  const discard = () => {
    void forgetTitleDraft(id)
    setBegun(null)
    setRestored(false)
    setWasSent(false)
    setSeen(new Set())
    setAsking(false)
    save.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setWasSent(true)
    if (Object.keys(found).length > 0 || !canWrite || save.isPending) return
    const number = foldTitle(title).tax_no
    if (number !== '' && judgeTaxNumber(number) === 'doubtful') setAsking(true)
    else save.mutate()
  }
  const isGone = save.error instanceof CallError && save.error.code === 'not-found'
  const wasDeleted = isNew && id !== ''
  if (wasDeleted && begun === null) return <TitleMissing />
  const isBehind = begun !== null && begun.base !== null && base !== begun.base && !isSame(begun.title, saved)
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-6">
      {isBehind || isRestored || wasDeleted ? (
        <DraftNote
          state={wasDeleted ? 'deleted' : isBehind ? 'changed' : 'restored'}
          onDiscard={wasDeleted ? undefined : discard}
        />
      ) : null}
      <TitleFields
        title={title}
        problems={problems}
        onChange={change}
        onLeave={(text) => setSeen(new Set([...seen, text]))}
      />
      {isNew && others > 0 ? (
        <CheckField
          label={<Trans>Use as the default</Trans>}
          checked={isDefault}
          onChange={({ target }) => change({}, target.checked)}
        />
      ) : null}
      {isAsking ? (
        <TaxNumberQuestion
          number={foldTitle(title).tax_no}
          isBusy={save.isPending}
          onConfirm={() => save.mutate()}
          onCorrect={() => setAsking(false)}
        />
      ) : null}
      {save.error && !isGone ? <FormError>{i18n._(wordsOfMoneyError(save.error))}</FormError> : null}
      <div className="flex flex-wrap items-center gap-3">
        {isAsking ? null : (
          <WriteButton look="primary" type="submit" reason={REASON} disabled={save.isPending}>
            {save.isPending ? <Trans>Saving …</Trans> : <Trans>Save</Trans>}
          </WriteButton>
        )}
        <Button asChild>
          {back ? (
            <PersonalLink page={back.page} search={back.search}>
              <Trans>Back to the invoice</Trans>
            </PersonalLink>
          ) : (
            <PersonalLink page="rise" exact>
              <Trans>Back to the list</Trans>
            </PersonalLink>
          )}
        </Button>
        <WriteReason id={REASON} />
        {canWrite ? null : (
          <p className="text-sm text-ink-2">
            <Trans>What you typed stays on this device.</Trans>
          </p>
        )}
      </div>
    </form>
  )
}

/** Before the form was sent, only the problems of fields that were left with something in them. */
function onlySeen(
  problems: ReturnType<typeof problemsOfTitle>,
  seen: ReadonlySet<TitleText>,
  title: Title,
): ReturnType<typeof problemsOfTitle> {
  const shown = Object.entries(problems).filter(
    ([text]) => seen.has(text as TitleText) && title[text as TitleText] !== '',
  )
  return Object.fromEntries(shown)
}

function TitleMissing() {
  return (
    <EmptyState
      icon={<FileText aria-hidden />}
      title={<Trans>This title does not exist any more</Trans>}
      actions={
        <Button asChild look="primary">
          <PersonalLink page="rise" exact>
            <Trans>To the invoice titles</Trans>
          </PersonalLink>
        </Button>
      }
    />
  )
}
