import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Display } from '#catalog/kit/message.ts'
import { packagesOf } from '#catalog/kit/r/r-run.ts'
import { fileSize } from '../../i18n/file-size.ts'
import { hasPack } from '../../r/pack.ts'
import { packBytes } from '../../r/pack-files.ts'
import { RError } from '../../r/run-script.ts'
import { Button } from '../../ui/button.tsx'
import type { Question, Stage } from './check-outcome.ts'
import { Comparison } from './comparison.tsx'
import { StoredChecks } from './stored-checks.tsx'
import { useRCheck } from './use-r-check.ts'
import { Verdict } from './verdict.tsx'

interface Props {
  question: Question
  script: string
  display: Display
}

/**
 * Runs the script of a result in R on this device and shows both numbers; if it needs packages that R in the browser lacks, shows R's stored
 * values of the worked examples.
 */
export function RCheck({ question, script, display }: Props) {
  const packages = packagesOf(script)
  return packages.length > 0 ? (
    <StoredChecks entry={question.entry} packages={packages} />
  ) : (
    <LiveCheck question={question} display={display} />
  )
}

function LiveCheck({ question, display }: Omit<Props, 'script'>) {
  const { t } = useLingui()
  const { state, check, cancel } = useRCheck(question)
  const { data: isHere, refetch } = useQuery({
    queryKey: ['r-pack'],
    queryFn: hasPack,
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
  })
  const size = fileSize(packBytes)
  const stages: Record<Stage, string> = { fetch: t`Fetching R …`, data: t`Giving it the data …`, run: t`R computes …` }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          look="primary"
          size="sm"
          // not `disabled`, which would lose the focus
          aria-disabled={state.status === 'busy'}
          onClick={() => {
            if (state.status !== 'busy') void check().then(() => refetch())
          }}
        >
          <Trans>Run in R on this device</Trans>
        </Button>
        <p className="min-w-48 flex-1 text-sm text-ink-2">
          {isHere === false ? <Trans>R is fetched once ({size}), then it works without a network.</Trans> : null}{' '}
          <Trans>
            The data stay here. R is a program of its own under its own{' '}
            <Link to="/agreement/licences" className="text-accent underline underline-offset-4">
              licence
            </Link>
            .
          </Trans>
        </p>
      </div>
      {state.status === 'busy' ? (
        <output className="flex items-center gap-4 text-sm">
          <span className="shrink-0 text-ink-2">{stages[state.stage]}</span>
          <progress
            className="h-2 min-w-0 flex-1 accent-accent"
            max={1}
            {...(state.stage === 'run' && state.fraction === 0 ? {} : { value: state.fraction })}
            aria-label={stages[state.stage]}
          />
          <Button size="sm" onClick={cancel}>
            <Trans>Stop</Trans>
          </Button>
        </output>
      ) : null}
      {state.status === 'failed' ? <Failure error={state.error} /> : null}
      {state.status === 'checked' ? (
        <>
          <Verdict checked={state.checked} />
          {state.checked.parts.map(({ part, compared }) => (
            <Comparison
              key={String(part?.level)}
              definition={question.entry.definition}
              compared={compared}
              display={display}
              {...(part === undefined ? {} : { title: display.names.level(part) })}
            />
          ))}
        </>
      ) : null}
    </div>
  )
}

function Failure({ error }: { error: unknown }) {
  const reason = error instanceof Error ? error.message : String(error)
  return (
    <p role="alert" className="rounded-md bg-warn-soft p-4 text-sm text-warn">
      {error instanceof RError ? (
        <Trans>R stopped: {reason}</Trans>
      ) : navigator.onLine ? (
        <Trans>R could not be started: {reason}. Please try again.</Trans>
      ) : (
        <Trans>R is not on this device yet. Connect to the network once to fetch it.</Trans>
      )}
    </p>
  )
}
