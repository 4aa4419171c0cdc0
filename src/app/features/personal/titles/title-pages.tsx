import { Trans } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import type { StoredTitle } from '#contract/calls/rise.ts'
import { TITLE_TEXTS, type Title, type TitleText } from '#contract/money/title.ts'
import { readTitleDraft, type TitleDraft } from '../../../data/title-drafts.ts'
import { LoadState } from '../load-state.tsx'
import { OfflineBar } from '../offline-bar.tsx'
import type { PersonalSearch } from '../search.ts'
import { useStoredReply } from '../use-stored-reply.ts'
import { TitleForm } from './title-form.tsx'

const texts = Object.keys(TITLE_TEXTS) as TitleText[]
const empty: Title = {
  type: 'company',
  ...(Object.fromEntries(texts.map((text) => [text, ''])) as Record<TitleText, string>),
}

/** The texts of a title as the form changes them. */
function titleOf(stored: StoredTitle): Title {
  return {
    type: stored.type,
    ...(Object.fromEntries(texts.map((text) => [text, stored[text]])) as Record<TitleText, string>),
  }
}

/** The draft on this device: null without one, undefined until it is read. */
function useDraft(id: string): TitleDraft | null | undefined {
  return useLiveQuery(async () => (await readTitleDraft(id)) ?? null, [id])
}

/** The form of a new invoice title. */
export function AddTitle({ search: { back, id } }: { readonly search: PersonalSearch }) {
  const draft = useDraft('')
  const { data, isCurrent } = useStoredReply('Rise/index', {})
  return (
    <>
      <h1 className="text-2xl">
        <Trans>New invoice title</Trans>
      </h1>
      {data && !isCurrent ? <OfflineBar time={data.time} /> : null}
      {draft === undefined ? null : (
        <TitleForm
          id=""
          saved={empty}
          base={null}
          draft={draft}
          others={data?.data.length ?? 0}
          back={back === undefined ? undefined : { page: back, search: id === undefined ? {} : { id } }}
        />
      )}
    </>
  )
}

/** The form of a title that is stored. */
export function EditTitle({ search: { id = '' } }: { readonly search: PersonalSearch }) {
  const draft = useDraft(id)
  const { data, error, isCurrent, refetch } = useStoredReply('Rise/index', {})
  const title = data?.data.find((one) => one.id === id)
  return (
    <>
      <h1 className="text-2xl">
        <Trans>Edit invoice title</Trans>
      </h1>
      {data && !isCurrent ? <OfflineBar time={data.time} /> : null}
      {!data ? (
        <LoadState error={error} onRetry={() => void refetch()} />
      ) : draft === undefined ? null : (
        <TitleForm
          id={id}
          saved={title ? titleOf(title) : empty}
          base={title?.updated ?? null}
          draft={draft}
          others={data.data.filter((other) => other.id !== id).length}
        />
      )}
    </>
  )
}
