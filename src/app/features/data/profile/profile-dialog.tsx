import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useRef, useState } from 'react'
import { columnInfo } from '#catalog/kit/data-dictionary.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import { stepTitles } from '#catalog/steps.ts'
import type { ColumnProfile } from '#engine/methods/profile/profile-column.ts'
import { saveLists } from '../../../download/save-lists.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useGrowing } from '../../../ui/use-growing.ts'
import type { OpenedDataset } from '../../../workers/open-dataset.ts'
import type { WholeProfile } from '../../../workers/profile-dataset.ts'
import { valueText } from '../value-text.ts'
import { useFindingText } from './finding-text.ts'
import { type Finding, profileFindings } from './profile-findings.ts'
import { ProfileLine } from './profile-line.tsx'
import { useProfileNumbers } from './profile-numbers.ts'
import { endOfDay, runProfile } from './run-profile.ts'

interface Props {
  /** The name of the dataset, for the file. */
  name: string
  opened: OpenedDataset
  onMend: (step: string, given: StoredOptions) => void
  onRow: (column: string, row: number) => void
  onClose: () => void
}

/** Findings that are listed before the rest is asked for. */
const FIRST = 30

/** What should be known about the data before they are analysed: findings with the steps that would mend them, then each variable. */
export function ProfileDialog({ name, opened, onMend, onRow, onClose }: Props) {
  const { t } = useLingui()
  const textOf = useFindingText()
  const numbersOf = useProfileNumbers()
  const { profiles, whole, state, stop } = useProfile(opened)
  const { dictionary } = opened
  const [today] = useState(() => new Date(endOfDay(new Date())).toISOString().slice(0, 10))
  const findings = useMemo(
    () => profileFindings(dictionary, profiles, whole, today),
    [dictionary, profiles, whole, today],
  )
  const shown = useGrowing(opened.version, profiles.length, 20)
  const title = t`Profile of ${name}`
  const save = async () => {
    const rows = profiles.flatMap((profile) => {
      const column = columnInfo(dictionary, profile.id)
      return column ? [{ column, profile, numbers: numbersOf(column, profile) }] : []
    })
    const ends = (column: (typeof rows)[number]['column'], of: ColumnProfile['lowest']) =>
      of.map(({ value, row }) => t`${valueText(column.type, value)} (row ${row + 1})`).join('; ')
    const variables = {
      title: t`Variables`,
      columns: [t`Variable`, t`Label`, ...(rows[0]?.numbers ?? []).map(([head]) => head), t`Lowest`, t`Highest`],
      rows: rows.map(({ column, profile, numbers }) => [
        column.name,
        column.label,
        ...numbers.map(([, value]) => value),
        ends(column, profile.lowest),
        ends(column, profile.highest),
      ]),
    }
    const look = { title: t`To look at`, columns: [t`To look at`], rows: findings.map((finding) => [textOf(finding)]) }
    await saveLists(title, [variables, look])
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={title}
      description={
        <Trans>Nothing is changed here: a finding opens the step that would mend it, and the step asks first.</Trans>
      }
      closeLabel={t`Close`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          <Button look="primary" disabled={state !== 'done'} onClick={() => void save()}>
            <Trans>Save as Excel</Trans>
          </Button>
        </>
      }
    >
      <div className="flex min-h-[68dvh] flex-col gap-5">
        <div className="flex min-h-8 flex-wrap items-center gap-3 text-sm text-ink-2">
          <output>
            {state === 'done' ? (
              <Plural value={findings.length} one="# finding" other="# findings" />
            ) : state === 'failed' ? (
              <Trans>The profile could not be finished. Close it and open it again.</Trans>
            ) : state === 'stopped' ? (
              <Trans>Stopped: only some of the variables were looked through.</Trans>
            ) : (
              <Trans>Looking through the variables …</Trans>
            )}
          </output>
          {state === 'running' ? (
            <>
              <progress
                className="h-1.5 w-40 accent-accent"
                aria-label={t`Progress`}
                max={dictionary.columns.length + 1}
                value={profiles.length}
              />
              <Button size="sm" onClick={stop}>
                <Trans>Stop</Trans>
              </Button>
            </>
          ) : null}
        </div>
        <FindingList findings={findings} onMend={onMend} />
        <section aria-label={t`Variables`}>
          <h3 className="mb-1 text-base font-semibold">
            <Trans>Variables</Trans>
          </h3>
          {profiles.slice(0, shown).map((profile) => {
            const column = columnInfo(dictionary, profile.id)
            return column ? (
              <ProfileLine key={profile.id} column={column} profile={profile} onRow={(row) => onRow(profile.id, row)} />
            ) : null
          })}
        </section>
      </div>
    </Dialog>
  )
}

function FindingList({
  findings,
  onMend,
}: {
  findings: readonly Finding[]
  onMend: (step: string, given: StoredOptions) => void
}) {
  const { t } = useLingui()
  const { say } = useWords()
  const textOf = useFindingText()
  const [isWhole, setIsWhole] = useState(false)
  if (findings.length === 0) return null
  const listed = isWhole ? findings : findings.slice(0, FIRST)
  return (
    <section aria-label={t`To look at`}>
      <h3 className="mb-1 text-base font-semibold">
        <Trans>To look at</Trans>
      </h3>
      <ul className="flex flex-col">
        {listed.map((finding) => {
          const text = textOf(finding)
          const { mending } = finding
          const step = mending && stepTitles.find(({ mends }) => mends === mending.mends)
          return (
            <li key={text} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-1.5 text-sm">
              <span className="min-w-0 flex-[1_1_16rem] break-words">{text}</span>
              {mending && step ? (
                <Button size="sm" onClick={() => onMend(step.id, mending.given)}>
                  {say(step.title)}
                  <span className="sr-only">: {text}</span>
                </Button>
              ) : null}
            </li>
          )
        })}
      </ul>
      {listed.length < findings.length ? (
        <Button size="sm" look="quiet" onClick={() => setIsWhole(true)}>
          <Trans>Show all {findings.length}</Trans>
        </Button>
      ) : null}
    </section>
  )
}

type State = 'running' | 'done' | 'stopped' | 'failed'

interface Found {
  readonly profiles: readonly ColumnProfile[]
  readonly whole: WholeProfile | undefined
  readonly state: State
}

const nothing: Found = { profiles: [], whole: undefined, state: 'running' }

/** The profile as it arrives. Closing the dialog stops it. */
function useProfile({ version, dictionary }: OpenedDataset): Found & { readonly stop: () => void } {
  const [found, setFound] = useState(nothing)
  const running = useRef<AbortController>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    const end = (state: State) => setFound((now) => ({ ...now, state }))
    const watch = {
      signal,
      onColumn: (profile: ColumnProfile) => setFound((now) => ({ ...now, profiles: [...now.profiles, profile] })),
      onWhole: (whole: WholeProfile) => setFound((now) => ({ ...now, whole })),
    }
    const ids = dictionary.columns.map(({ id }) => id)
    runProfile(version, ids, watch).then(
      (isDone) => {
        if (!signal.aborted) end(isDone ? 'done' : 'failed')
      },
      () => {
        if (!signal.aborted) end('failed')
      },
    )
    return () => controller.abort()
  }, [version, dictionary])
  const stop = () => {
    running.current?.abort()
    setFound((now) => ({ ...now, state: 'stopped' }))
  }
  return { ...found, stop }
}
