import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FileText, Plus } from 'lucide-react'
import { useState } from 'react'
import type { StoredTitle } from '#contract/calls/rise.ts'
import { MAX_TITLES } from '#contract/money/title.ts'
import { call } from '../../../api/call.ts'
import { showToast } from '../../../state/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { LoadState } from '../load-state.tsx'
import { wordsOfMoneyError } from '../money-words.ts'
import { OfflineBar, WriteButton, WriteReason } from '../offline-bar.tsx'
import { PersonalLink } from '../personal-links.tsx'
import { useStoredReply } from '../use-stored-reply.ts'
import { DeleteTitleDialog } from './delete-title-dialog.tsx'

const TITLES = 'Rise/index'
const REASON = 'titles-need-a-connection'

/** The user's invoice titles, the default first. */
export function TitleList() {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const { data, error, isCurrent, refetch } = useStoredReply(TITLES, {})
  const [deleted, setDeleted] = useState<StoredTitle>()
  const refresh = () => client.invalidateQueries({ queryKey: [TITLES] })
  const choose = useMutation({
    mutationFn: ({ id }: StoredTitle) => call('Rise/setDefault', { id }, { idempotencyKey: crypto.randomUUID() }),
    onSuccess: async (_, { name }) => {
      await refresh()
      showToast('ok', msg`“${name}” is the default`)
    },
    // deleted in another tab, perhaps
    onError: refresh,
  })
  const titles = data?.data ?? []
  const isFull = titles.length >= MAX_TITLES
  const addLink = (
    <PersonalLink page="rise/add">
      <Plus size={16} aria-hidden />
      <Trans>Add a title</Trans>
    </PersonalLink>
  )
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">
          <Trans>Invoice titles</Trans>
        </h1>
        {titles.length > 0 && !isFull ? (
          <Button asChild look="primary">
            {addLink}
          </Button>
        ) : null}
      </div>
      {data && !isCurrent ? <OfflineBar time={data.time} /> : null}
      {titles.length > 0 ? <WriteReason id={REASON} /> : null}
      {isFull ? (
        <p className="text-sm text-ink-2">
          <Trans>You have {MAX_TITLES} titles, the most that are kept. Delete one to add another.</Trans>
        </p>
      ) : null}
      {choose.error ? <FormError>{i18n._(wordsOfMoneyError(choose.error))}</FormError> : null}
      {!data ? (
        <LoadState error={error} onRetry={() => void refetch()} />
      ) : titles.length === 0 ? (
        <EmptyState
          icon={<FileText aria-hidden />}
          title={<Trans>No invoice titles yet</Trans>}
          actions={
            <Button asChild look="primary">
              {addLink}
            </Button>
          }
        >
          <Trans>A title is the name and tax number that an invoice is made out to.</Trans>
        </EmptyState>
      ) : (
        <ul className="flex flex-col gap-3">
          {titles.map((title) => (
            <li
              key={title.id}
              className="flex flex-wrap items-end gap-x-6 gap-y-3 rounded-lg bg-surface p-5 shadow-card"
            >
              <TitleSummary title={title} />
              <div className="flex flex-wrap gap-2 max-sm:w-full">
                <Button asChild>
                  <PersonalLink page="rise/edit" search={{ id: title.id }} aria-label={t`Edit: ${title.name}`}>
                    <Trans>Edit</Trans>
                  </PersonalLink>
                </Button>
                {title.is_default ? null : (
                  <WriteButton
                    reason={REASON}
                    aria-label={t`Make default: ${title.name}`}
                    disabled={choose.isPending}
                    onClick={() => choose.mutate(title)}
                  >
                    <Trans>Make default</Trans>
                  </WriteButton>
                )}
                <WriteButton
                  look="quiet"
                  reason={REASON}
                  aria-label={t`Delete: ${title.name}`}
                  onClick={() => setDeleted(title)}
                >
                  <Trans>Delete</Trans>
                </WriteButton>
              </div>
            </li>
          ))}
        </ul>
      )}
      {deleted ? <DeleteTitleDialog title={deleted} onDeleted={refresh} onClose={() => setDeleted(undefined)} /> : null}
    </>
  )
}

function TitleSummary({ title: { type, name, tax_no, email, is_default } }: { title: StoredTitle }) {
  return (
    <div className="min-w-56 flex-1">
      <p className="flex flex-wrap items-center gap-2">
        <span className="text-base font-semibold break-words">{name}</span>
        {is_default ? (
          <span className="rounded-full bg-accent-soft px-2 py-0.5 text-xs font-medium text-accent">
            <Trans context="invoice title">Default</Trans>
          </span>
        ) : null}
      </p>
      <p className="text-sm text-ink-2">
        {type === 'company' ? <Trans>Company</Trans> : <Trans>Person</Trans>}
        {tax_no === '' ? null : <span className="font-mono"> · {tax_no}</span>}
      </p>
      <p className="text-sm break-words text-ink-3">{email}</p>
    </div>
  )
}
